import type { GameTypes } from '@grotto/kernel'
import type { LabGame } from '../games/lab-game.ts'
import { UsageError } from '../usage-error.ts'
import type { GameReport } from './study.ts'

/** What is reported of a game, where anything is. */
export function reportOf<G extends GameTypes>({ game, report }: LabGame<G>): GameReport<G> {
  if (report) return report
  throw new UsageError(`nothing is reported of ${game.id}`)
}
