import type { SubTerraEvent, SubTerraPosition } from '@grotto/sub-terra'
import type { LoggedEvent } from '../../board.ts'
import { tell } from '../scene/tell.ts'

export type Log = readonly LoggedEvent<SubTerraEvent>[]

/** What the board shows: a scene on its way to the table's position. */
export interface Playing {
  readonly scene: SubTerraPosition
  /** Number of the last event that was shown; all older ones have been. */
  readonly shown: number
  readonly current?: LoggedEvent<SubTerraEvent>
}

/** More than this at once is a catch-up, not news: nobody wants to watch it. */
const MOST_TO_PLAY = 160

const lastNumber = (log: Log): number => log.at(-1)?.number ?? -1

export const settled = (position: SubTerraPosition, log: Log): Playing => ({ scene: position, shown: lastNumber(log) })

/** Whether a new position is to be told event by event; a scrubbed replay and a long absence are not. */
export function isNews(playing: Playing, log: Log): boolean {
  const fresh = log.filter(({ number }) => number > playing.shown)
  return fresh.length > 0 && fresh.length <= MOST_TO_PLAY && lastNumber(log) > playing.shown
}

/** The next event, told; the true position when all are. */
export function next(playing: Playing, position: SubTerraPosition, log: Log): Playing {
  const current = log.find(({ number }) => number > playing.shown)
  if (!current) return settled(position, log)
  return { scene: tell(playing.scene, current.event, position), shown: current.number, current }
}

/** On to the next event that somebody should not miss, or to the end. */
export function skip(playing: Playing, position: SubTerraPosition, log: Log): Playing {
  let skipped = next(playing, position, log)
  while (skipped.current && !isNotToBeMissed(skipped.current.event)) skipped = next(skipped, position, log)
  return skipped
}

/** Cards, and what they do to the cave: who goes on from a card sees the water rise. */
const isNotToBeMissed = (event: SubTerraEvent): boolean => isMoment(event) || changesCave(event)

function changesCave(event: SubTerraEvent): boolean {
  if (event.type === 'flooded' || event.type === 'gasSpread' || event.type === 'caveInRolled')
    return event.at.length > 0
  return event.type === 'horrorSpawned'
}

/** Events that get the whole screen. */
export const isMoment = (event: SubTerraEvent): boolean =>
  event.type === 'hazardRevealed' || event.type === 'outOfTime' || event.type === 'gameEnded'
