import { useEffect } from 'react'
import { useSettings } from '../../settings/settings.ts'
import { play } from './sound.ts'
import type { Action } from './telling/beats.ts'
import { timesSeen } from './telling/counts.ts'
import type { Shown } from './telling/retell.ts'

/** Plays what a beat sounds like, for those who want to hear it. */
export function useSounds(action: Action | undefined, shown: Shown) {
  const wanted = useSettings(settings => settings.sound)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat sounds once, when it begins
  useEffect(() => {
    if (wanted && action) sound(action, shown)
  }, [action, wanted])
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
