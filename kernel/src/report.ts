import type { Game, GameTypes, Viewer } from './game.ts'
import { canonical, isShallow, type Json, toJson } from './json.ts'
import { MAX_DEPTH } from './nesting.ts'
import { parseRecord } from './parse-record.ts'
import type { GameRecord } from './record.ts'
import { RecordError } from './record-error.ts'
import { verifyRecord } from './verify.ts'

export const REPORT_FORMAT = 'grotto/report/1'

/** What somebody saw when something seemed wrong, in one file. It names nobody. */
export interface ProblemReport {
  readonly format: typeof REPORT_FORMAT
  readonly game: string
  readonly rules: number
  /** Which Grotto drew it, in which language, in a window of which size. */
  readonly page: { readonly version: string; readonly language: string; readonly window: string }
  readonly viewer: Viewer
  /** Her view, and what she could do. */
  readonly view: Json
  readonly legal: readonly Json[]
  /** What was last told, oldest first. */
  readonly events: readonly Json[]
  /** The game, where it may be known, and the entry after which it was seen. */
  readonly record?: GameRecord
  readonly step?: number
  /** What she says is wrong. */
  readonly says: string
}

/** A record as it is handed on: bots keep their names, people are seats. */
export const withoutNames = (record: GameRecord): GameRecord => ({
  ...record,
  sitters: record.sitters.map((sitter, seat) => (sitter.bot ? sitter : { name: `Seat ${seat + 1}` })),
})

/** Reads a report from outside: its shape only. Throws a `RecordError`. */
export function parseReport(input: unknown): ProblemReport {
  const report = input as Partial<Record<keyof ProblemReport, unknown>> | null
  if (typeof report !== 'object' || report === null || report.format !== REPORT_FORMAT)
    throw new RecordError(`format must be ${REPORT_FORMAT}`)
  if (!isShallow(report, MAX_DEPTH)) throw new RecordError(`nothing is nested deeper than ${MAX_DEPTH}`)
  const { game, rules, viewer, view, legal, events, record, step, says, page } = report
  const isSeen = viewer === 'spectator' || isCount(viewer)
  if (typeof game !== 'string' || !isCount(rules) || !isSeen || view === undefined || !Array.isArray(legal))
    throw new RecordError('a report has a game, its rules version, a viewer, her view and what she could do')
  const { version, language, window } = (page ?? {}) as Partial<ProblemReport['page']>
  return {
    format: REPORT_FORMAT,
    game,
    rules,
    page: { version: String(version ?? ''), language: String(language ?? ''), window: String(window ?? '') },
    viewer: viewer as Viewer,
    view: view as Json,
    legal: legal as Json[],
    events: Array.isArray(events) ? (events as Json[]) : [],
    ...(record === undefined ? {} : { record: withoutNames(parseRecord(record)) }),
    ...(isCount(step) ? { step } : {}),
    says: typeof says === 'string' ? says : '',
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** What is not as it was seen: nothing where these rules show the same. */
export type Differing = 'rules' | 'record' | 'view' | 'legal'

/**
 * Shows the same moment by the rules of today. From the record where there is one, else from the view itself, which a
 * state may be made of.
 */
export function differing<G extends GameTypes>(game: Game<G>, report: ProblemReport): Differing | undefined {
  if (report.game !== game.id || report.rules !== game.rulesVersion) return 'rules'
  const shown = shownBy(game, report)
  if (!shown) return 'record'
  if (canonical(game.encode(shown)) !== canonical(report.view)) return 'view'
  const legal = report.viewer === 'spectator' ? [] : game.legal(shown, report.viewer)
  // Nothing is offered while an action is under way, or in a replay.
  if (report.legal.length === 0) return undefined
  return canonical(toJson(legal)) === canonical(toJson(report.legal)) ? undefined : 'legal'
}

function shownBy<G extends GameTypes>(game: Game<G>, { record, step, view, viewer }: ProblemReport) {
  if (!record) {
    const decoded = game.decode(view)
    return decoded.ok ? game.view(decoded.value, viewer) : undefined
  }
  try {
    const { play } = verifyRecord(game, upTo(record, step))
    return game.view(play.state, viewer)
  } catch {
    return undefined
  }
}

/** A game as it stood after an entry, whether that entry was taken back later or not. */
function upTo(record: GameRecord, step = record.entries.length - 1): GameRecord {
  if (step >= record.entries.length - 1) return record
  const { outcome: _, hashes: __, entries, ...head } = record
  return { ...head, entries: entries.slice(0, step + 1) }
}
