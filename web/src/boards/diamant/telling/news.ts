import type { DiamantEvent } from '@grotto/diamant'
import type { LoggedEvent } from '../../board.ts'
import { type Beat, beatsOf } from './beats.ts'

export type Log = readonly LoggedEvent<DiamantEvent>[]

export const lastNumber = (log: Log): number => log.at(-1)?.number ?? -1

/** More events than one step of a game brings: somebody slept, joined late or jumped in a replay. */
const CATCH_UP = 36

/**
 * What there is to tell after the event numbered `told`; or `settle`, where telling would only keep people waiting:
 * the log went back, too much has happened, or nobody watches.
 */
export function newsOf(log: Log, told: number, watched: boolean): readonly Beat[] | 'settle' {
  if (!watched || lastNumber(log) < told) return 'settle'
  const fresh = log.filter(({ number }) => number > told)
  return fresh.length > CATCH_UP ? 'settle' : beatsOf(fresh)
}

const BACKLOG = 9
const HASTE = 0.45

/** Bots may play faster than anybody can tell: the more waits, the shorter each beat. */
export const haste = (waiting: number): number => (waiting > BACKLOG ? HASTE : 1)
