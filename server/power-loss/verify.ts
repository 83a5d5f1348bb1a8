import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import { renewLog, SqliteStore } from '@grotto/storage'
import { inspect } from '@grotto/storage/test-kit/disk'
import { checkTables } from '../scripts/checking.ts'
import { loadTable } from '../src/table/load.ts'
import type { Told } from './told.ts'
import { sumOf } from './told-store.ts'

/** Everything that was told until the power went. */
export class Expected {
  /** By log: how far it reached, and what each entry must be, where that is certain. */
  readonly reach = new Map<string, number>()
  readonly #sums = new Map<string, Map<number, number>>()
  readonly rows = new Set<string>()
  readonly done = new Map<string, { person: string; command: string }[]>()
  readonly versions = new Map<string, number>()
  readonly forgetting = new Set<string>()
  readonly forgotten = new Set<string>()

  take(told: Told): void {
    if ('kept' in told) this.#keep(told.kept, told.entries)
    else if ('read' in told) this.#reached(told.read, told.sequence)
    else if ('rewriting' in told)
      for (const sequence of told.sequences) this.#sums.get(told.rewriting)?.delete(sequence)
    else if ('row' in told) this.rows.add(told.row)
    else if ('done' in told) this.done.set(told.done, [...(this.done.get(told.done) ?? []), told])
    else if ('heard' in told) this.versions.set(told.heard, Math.max(told.version, this.versions.get(told.heard) ?? 0))
    else if ('forgetting' in told) this.forgetting.add(told.forgetting)
    else this.forgotten.add(told.forgotten)
  }

  sum(table: string, sequence: number): number | undefined {
    return this.#sums.get(table)?.get(sequence)
  }

  #keep(table: string, entries: readonly (readonly [number, number])[]): void {
    const sums = this.#sums.get(table) ?? new Map<number, number>()
    for (const [sequence, sum] of entries) {
      sums.set(sequence, sum)
      this.#reached(table, sequence)
    }
    this.#sums.set(table, sums)
  }

  #reached(table: string, sequence: number): void {
    this.reach.set(table, Math.max(sequence, this.reach.get(table) ?? 0))
  }
}

/** What is wrong with a folder of data that a loss of power left behind. */
export async function problemsIn(folder: string, expected: Expected): Promise<string[]> {
  // Nobody was told of anything: the database may not even be there.
  if (expected.reach.size === 0) return []
  const path = join(folder, 'grotto.db')
  renewLog(path)
  const { faults, found } = inspect(path, expected.forgotten)
  const problems = [...faults, ...found.map(person => `${person} was forgotten and is still there`)]
  const store = new SqliteStore(path)
  try {
    for (const table of expected.reach.keys()) problems.push(...(await missingIn(store, table, expected)))
    for (const id of expected.rows) if (!(await store.table(id))) problems.push(`the row of ${id} is gone`)
    const { broken } = await checkTables(store, gameById)
    problems.push(...broken.map(({ table, why }) => `${table}: ${why}`))
  } finally {
    await store.close()
  }
  return problems
}

async function missingIn(store: SqliteStore, table: string, expected: Expected): Promise<string[]> {
  const entries = await store.entries(table)
  const reach = expected.reach.get(table)!
  if (entries.length < reach) return [`${table} has ${entries.length} of ${reach} entries`]
  const changed = entries.filter(({ sequence, body }) => {
    const sum = expected.sum(table, sequence)
    return sum !== undefined && sum !== sumOf(body)
  })
  const receipts = new Set(entries.map(({ receipt }) => `${receipt?.person} ${receipt?.command}`))
  const undone = (expected.done.get(table) ?? []).filter(
    ({ person, command }) => !expected.forgetting.has(person) && !receipts.has(`${person} ${command}`),
  )
  const { version } = table.includes('/') ? { version: 0 } : loadTable(table, gameById, entries).table
  const heard = expected.versions.get(table) ?? 0
  return [
    ...changed.map(({ sequence }) => `${table}: entry ${sequence} is another`),
    ...undone.map(({ command }) => `${table}: ${command} was confirmed and is gone`),
    ...(version < heard ? [`${table}: version ${heard} was heard, ${version} is there`] : []),
  ]
}

/** Who was forgotten and can be found in the bytes of what a server has closed. */
export function tracesIn(folder: string, expected: Expected): string[] {
  const files = readdirSync(folder).map(name => readFileSync(join(folder, name)))
  const found = [...expected.forgotten].filter(person => files.some(file => file.includes(person)))
  return found.map(person => `${person} was forgotten and left a trace`)
}
