import type { LogSince } from '../cluster.ts'
import type { Query } from './query.ts'
import { type EntryColumns, entryOf } from './rows.ts'

const SINCE = `SELECT place::int AS place, tables.rules_version AS rules, sequence, at, body, receipt
  FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS wanted (id, after, place)
  JOIN entries ON table_id = wanted.id AND sequence > after LEFT JOIN tables ON tables.id = wanted.id
  ORDER BY place, sequence`

interface Wanted {
  readonly table: string
  readonly after: number
  readonly done: (log: LogSince) => void
  readonly failed: (error: unknown) => void
}

interface Row extends EntryColumns {
  readonly place: number
  readonly rules: number | null
}

/** Reads what is new in the logs of many tables with one question: what is wanted in one turn, or while one is under way. */
export class LogReader {
  readonly #query: Query
  #waiting: Wanted[] = []
  #begun = false

  constructor(query: Query) {
    this.#query = query
  }

  since(table: string, after: number): Promise<LogSince> {
    return new Promise((done, failed) => {
      this.#waiting.push({ table, after, done, failed })
      if (this.#begun) return
      this.#begun = true
      setImmediate(() => void this.#next())
    })
  }

  async #next(): Promise<void> {
    while (this.#waiting.length > 0) await this.#ask(this.#waiting.splice(0))
    this.#begun = false
  }

  async #ask(asked: readonly Wanted[]): Promise<void> {
    const [tables, numbers] = [asked.map(({ table }) => table), asked.map(({ after }) => after)]
    try {
      const rows = await this.#query<Row>(SINCE, tables, numbers)
      const found = Map.groupBy(rows, ({ place }) => place)
      for (const [index, { done }] of asked.entries()) done(logOf(found.get(index + 1) ?? []))
    } catch (error) {
      for (const { failed } of asked) failed(error)
    }
  }
}

const logOf = (rows: readonly Row[]): LogSince => ({
  entries: rows.map(entryOf),
  rulesVersion: rows[0]?.rules ?? undefined,
})
