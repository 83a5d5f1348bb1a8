import { crc32 } from 'node:zlib'
import type { Json } from '@grotto/kernel'
import { type Change, type Entry, type Rewriting, SqliteStore, type TableRow } from '@grotto/storage'
import type { Told } from './told.ts'

export const sumOf = (body: Json): number => crc32(JSON.stringify(body))

/** The real store, which says what it has promised and what it has shown, in the moment it does. */
export class ToldStore extends SqliteStore {
  readonly #tell: (told: Told) => void

  constructor(path: string, pagesAhead: number, tell: (told: Told) => void) {
    super(path, { pagesAhead })
    this.#tell = tell
  }

  override async write(change: Change): Promise<void> {
    await super.write(change)
    this.#kept(change.table, change.entries ?? [])
  }

  override async rewrite(rewriting: Rewriting): Promise<void> {
    this.#tell({ rewriting: rewriting.table, sequences: rewriting.rewritten.map(({ sequence }) => sequence) })
    await super.rewrite(rewriting)
    this.#kept(rewriting.table, [...rewriting.rewritten, ...(rewriting.entries ?? [])])
  }

  override async entries(table: string, after?: number): Promise<Entry[]> {
    const entries = await super.entries(table, after)
    this.#tell({ read: table, sequence: entries.at(-1)?.sequence ?? after ?? 0 })
    return entries
  }

  override async tablesOf(person: string, limit: number): Promise<TableRow[]> {
    const rows = await super.tablesOf(person, limit)
    for (const { id } of rows) this.#tell({ row: id })
    return rows
  }

  override async forgetPerson(id: string): Promise<void> {
    this.#tell({ forgetting: id })
    await super.forgetPerson(id)
  }

  #kept(table: string, entries: readonly Entry[]): void {
    this.#tell({ kept: table, entries: entries.map(({ sequence, body }) => [sequence, sumOf(body)]) })
  }
}
