import { UsageError } from '../usage-error.ts'
import type { Row } from './study.ts'

export interface GameFigures {
  readonly rules: number
  readonly players: readonly string[]
  /** By study. */
  readonly rows: Readonly<Record<string, readonly Row[]>>
}

/** All figures of a run, and what made them: a page can be drawn from it without playing anything. */
export interface Figures {
  readonly grotto: string
  readonly games: number
  readonly seed: string
  /** By game. */
  readonly figures: Readonly<Record<string, GameFigures>>
}

/** Figures that were written down; a file of something else is said so. */
export function readFigures(json: unknown, path: string): Figures {
  const { grotto, games, seed, figures } = (json ?? {}) as Partial<Figures>
  const isOurs = typeof grotto === 'string' && typeof games === 'number' && typeof seed === 'string'
  if (isOurs && Object.values(figures ?? { none: undefined }).every(isGame)) return json as Figures
  throw new UsageError(`${path} holds no figures of "grotto report --json"`)
}

function isGame(game: Partial<GameFigures> | undefined): boolean {
  return Array.isArray(game?.players) && Object.values(game?.rows ?? { none: undefined }).every(isRows)
}

const isRows = (rows: readonly Partial<Row>[] | undefined): boolean =>
  Array.isArray(rows) && rows.every(row => typeof row?.label === 'string' && typeof row.estimate?.mean === 'number')
