import type { LabGame } from '../games/lab-game.ts'
import { UsageError } from '../usage-error.ts'
import type { GameReport } from './study.ts'

/** What is reported of a game, where anything is. */
export function reportOf({ game, report }: LabGame): GameReport {
  if (report) return report
  throw new UsageError(`nothing is reported of ${game.id}`)
}
