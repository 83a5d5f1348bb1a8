import { type Game, type GameRecord, type ProblemReport, REPORT_FORMAT, toJson, withoutNames } from '@grotto/kernel'
import type { AnyBoardProps } from '../boards/boards.ts'
import { loadEngine } from '../engines.ts'
import type { GameName } from '../games.ts'

/** The game behind a board, where it may be known, and the entry after which the board stands. */
export interface Behind {
  readonly record: GameRecord
  readonly step?: number
}

const EVENTS = 40

/** What is on the board now, in one file that names nobody. */
export async function problemReport(
  id: GameName,
  { view, viewer, legal, log }: AnyBoardProps,
  says: string,
  language: string,
  behind: Behind | undefined,
): Promise<ProblemReport> {
  const game: Game = await loadEngine(id)
  return {
    format: REPORT_FORMAT,
    game: id,
    rules: game.rulesVersion,
    page: { version: pageVersion(), language, window: `${innerWidth}×${innerHeight}` },
    viewer,
    view: game.encode(view as object),
    legal: legal.map(action => toJson(action as object)),
    events: log.slice(-EVENTS).map(({ event }) => toJson(event as object)),
    ...(behind ? { ...behind, record: withoutNames(behind.record) } : {}),
    says,
  }
}

const pageVersion = (): string => document.querySelector('meta[name=version]')?.getAttribute('content') ?? ''

/** Saves it on this device: nothing is sent anywhere. */
export function saveReport(report: ProblemReport): string {
  const name = `${report.game}-problem.grotto.json`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(report)}\n`], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
  return name
}
