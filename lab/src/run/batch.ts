import { type Observation, playTrial, type TrialTable, trialGameOf } from '@grotto/trials'
import { labGameOf } from '../games/lab-games.ts'

/** A stretch of the games of a table, `from` up to but not including `to`. */
export interface TrialBatch extends TrialTable {
  readonly game: string
  readonly from: number
  readonly to: number
}

/** Plays a batch and tells of each game what was observed. */
export function work({ from, to, game: id, ...table }: TrialBatch): Observation[] {
  const { game } = labGameOf(id)
  const trials = trialGameOf(id)
  return Array.from({ length: to - from }, (_, index) => playTrial(game, trials, table, from + index))
}
