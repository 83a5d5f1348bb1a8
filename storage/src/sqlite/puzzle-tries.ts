import { forgottenHash } from '../forgotten.ts'
import type { PuzzleTally, PuzzleTries, PuzzleTry } from '../puzzle-tries.ts'
import type { Reader } from './reader.ts'
import type { Work } from './statements.ts'

const TRY = `INSERT OR IGNORE INTO puzzle_tries SELECT ?, ?, ?, ?
  WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE hash = ?)`
/** Only where the statement before it has added a row. */
const COUNT = `INSERT INTO puzzle_tallies SELECT ?, 1, ? WHERE changes() > 0
  ON CONFLICT (puzzle) DO UPDATE SET tried = tried + 1, solved = solved + excluded.solved`
const AMONG = 'puzzle IN (SELECT value FROM json_each(?)) ORDER BY puzzle'

type Row = Omit<PuzzleTry, 'solved'> & { readonly solved: number }

export class SqlitePuzzleTries implements PuzzleTries {
  readonly #reader: Reader
  readonly #soon: (work: Work) => Promise<number>

  constructor(reader: Reader, soon: (work: Work) => Promise<number>) {
    this.#reader = reader
    this.#soon = soon
  }

  async keep({ person, puzzle, at, solved }: PuzzleTry): Promise<boolean> {
    const counted = await this.#soon([
      [TRY, person, puzzle, Math.round(at), Number(solved), forgottenHash(person)],
      [COUNT, puzzle, Number(solved)],
    ])
    return counted > 0
  }

  async tallies(puzzles: readonly string[]): Promise<PuzzleTally[]> {
    const sql = `SELECT puzzle, tried, solved FROM puzzle_tallies WHERE ${AMONG}`
    return this.#reader.prepare(sql).all(JSON.stringify(puzzles)) as PuzzleTally[]
  }

  async of(person: string, puzzles: readonly string[]): Promise<PuzzleTry[]> {
    const sql = `SELECT person, puzzle, at, solved FROM puzzle_tries WHERE person = ? AND ${AMONG}`
    const found = this.#reader.prepare(sql).all(person, JSON.stringify(puzzles)) as Row[]
    return found.map(row => ({ ...row, solved: row.solved === 1 }))
  }
}
