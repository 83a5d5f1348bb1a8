import type { SubTerraPosition } from '@grotto/sub-terra'
import { useEffect, useRef } from 'react'
import { useSettings } from '../../../settings/settings.ts'

type Deck = Pick<SubTerraPosition, 'hazardsLeft' | 'hazardsSeen' | 'outOfTime' | 'tiles' | 'phase'>

/** How near the end is, from 0 to 1: the share of hazard cards gone. */
export function dreadOf({ hazardsLeft, hazardsSeen, outOfTime }: Deck): number {
  const dealt = hazardsLeft + hazardsSeen.length
  return outOfTime ? 1 : dealt === 0 ? 0 : hazardsSeen.length / dealt
}

/** How deep the team has come, from 0 to 1: the farthest tile from the start. */
export const depthOf = ({ tiles }: Pick<Deck, 'tiles'>): number =>
  Math.min(1, Math.max(...tiles.map(({ at: [x, y] }) => Math.abs(x) + Math.abs(y))) / 10)

/** The cave by itself: drops and the groan of the rock, for those who want sound, who alone load it. */
export function useAmbience(position: Deck): void {
  const wanted = useSettings(settings => settings.sound) && position.phase !== 'over'
  const now = useRef(position)
  now.current = position
  useEffect(() => {
    if (!wanted) return
    const ends: (() => void)[] = []
    let gone = false
    import('./ambience.ts').then(({ drip, groan, nextDrip, nextGroan }) => {
      if (gone) return
      ends.push(again(nextDrip, now, () => drip(depthOf(now.current))))
      ends.push(again(nextGroan, now, () => groan(dreadOf(now.current))))
    }, silently)
    return () => {
      gone = true
      for (const end of ends) end()
    }
  }, [wanted])
}

/** Without a line there is no sound. */
const silently = (): void => {}

/** Sounds again and again, while somebody looks, until it is ended. */
function again(wait: (nth: number, dread: number) => number, now: { current: Deck }, sound: () => void): () => void {
  let nth = 0
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    const ring = () => {
      if (!document.hidden) sound()
      plan()
    }
    timer = setTimeout(ring, wait(nth++, dreadOf(now.current)))
  }
  plan()
  return () => clearTimeout(timer)
}
