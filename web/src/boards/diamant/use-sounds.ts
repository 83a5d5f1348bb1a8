import { useEffect } from 'react'
import { useSettings } from '../../settings/settings.ts'
import { type Tremor, tremble } from '../../settings/vibration.ts'
import { play } from './sound.ts'
import type { Action } from './telling/beats.ts'
import { type Shown, timesSeen } from './telling/shown.ts'

/** Plays what a beat sounds like, for those who want to hear it. */
export function useSounds(action: Action | undefined, shown: Shown) {
  const wanted = useSettings(settings => settings.sound)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat sounds once, when it begins
  useEffect(() => {
    if (wanted && action) sound(action, shown)
  }, [action, wanted])
  useEffect(() => {
    const felt = action && FELT[action.kind]
    if (felt) tremble(felt)
  }, [action])
}

/** What is felt as well, where the device can tremble and its owner wants it. */
const FELT: Partial<Record<Action['kind'], Tremor>> = { twins: 'warning', trapped: 'disaster', ended: 'thud' }

const RISKY = 0.25
const BEAT_MS = 2400
const DRIP_MS = [9_000, 14_000, 21_000, 12_000, 17_000] as const

/** While somebody thinks: drops fall, and above a quarter of danger a heart is heard. */
export function useAtmosphere(thinking: boolean, danger: number) {
  const wanted = useSettings(settings => settings.sound) && thinking
  const risky = danger > RISKY
  useEffect(() => {
    if (!wanted || !risky) return
    const timer = setInterval(play.heart, BEAT_MS)
    return () => clearInterval(timer)
  }, [wanted, risky])
  useEffect(() => {
    if (!wanted) return
    let drops = 0
    let timer: ReturnType<typeof setTimeout>
    const drip = () => {
      if (drops > 0) play.drip()
      timer = setTimeout(drip, DRIP_MS[drops++ % DRIP_MS.length])
    }
    drip()
    return () => clearTimeout(timer)
  }, [wanted])
}

function sound(action: Action, { trail }: Shown) {
  switch (action.kind) {
    case 'enter':
      return play.knocks()
    case 'card':
      return play.card()
    case 'share':
      return play.rubies(action.shared.each * action.shared.seats.length)
    case 'warning': {
      const card = trail[action.index]?.card
      return play.thud(card?.kind === 'trap' ? timesSeen(trail, card.trap) : 1)
    }
    case 'relic':
      return play.relic()
    case 'choices':
      return play.card()
    case 'walkHome':
      return play.zip()
    case 'twins':
      return play.heartbeat()
    case 'trapped':
      return play.roar()
    case 'ended':
      return play.thud(2)
  }
}
