import { forgottenHash } from '../forgotten.ts'
import type { PuzzleTally, PuzzleTries, PuzzleTry } from '../puzzle-tries.ts'
import type { Query } from './query.ts'

const KEEP = `
  WITH tried AS (INSERT INTO puzzle_tries SELECT $1, $2, $3, $4
    WHERE NOT EXISTS (SELECT FROM forgotten WHERE hash = $5) ON CONFLICT DO NOTHING RETURNING puzzle, solved)
  INSERT INTO puzzle_tallies SELECT puzzle, 1, solved FROM tried
  ON CONFLICT (puzzle) DO UPDATE SET tried = puzzle_tallies.tried + 1, solved = puzzle_tallies.solved + excluded.solved
  RETURNING puzzle`
const AMONG = 'puzzle = ANY ($1) ORDER BY puzzle'

export class PostgresPuzzleTries implements PuzzleTries {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async keep({ person, puzzle, at, solved }: PuzzleTry): Promise<boolean> {
    const values = [person, puzzle, Math.round(at), Number(solved), forgottenHash(person)]
    return (await this.#query(KEEP, ...values)).length > 0
  }

  tallies(puzzles: readonly string[]): Promise<PuzzleTally[]> {
    return this.#query(`SELECT puzzle, tried, solved FROM puzzle_tallies WHERE ${AMONG}`, [...puzzles])
  }

  async of(person: string, puzzles: readonly string[]): Promise<PuzzleTry[]> {
    const sql = `SELECT person, puzzle, at, solved FROM puzzle_tries WHERE person = $2 AND ${AMONG}`
    const found = await this.#query<Omit<PuzzleTry, 'solved'> & { solved: number }>(sql, [...puzzles], person)
    return found.map(row => ({ ...row, solved: row.solved === 1 }))
  }
}
