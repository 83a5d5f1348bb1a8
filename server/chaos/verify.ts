import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import { SqliteStore } from '@grotto/storage'
import type { TableEntry } from '../src/table/entries.ts'
import { loadTable } from '../src/table/load.ts'
import type { Survivor } from './survivor.ts'

export interface Verdict {
  readonly lost: number
  readonly doubled: number
  readonly unreadable: number
  readonly tables: number
}

/** Looks into the database: is everything there that was acknowledged, once, and can every table be read. */
export async function verify(data: string, survivors: readonly Survivor[]): Promise<Verdict> {
  const store = new SqliteStore(join(data, 'grotto.db'))
  let [lost, doubled, unreadable, tables] = [0, 0, 0, 0]
  for (const { id, acknowledged } of survivors)
    for (const [table, commands] of acknowledged) {
      const log = await store.entries(table)
      const kept = new Set(log.flatMap(({ receipt }) => (receipt?.person === id ? [receipt.command] : [])))
      for (const command of commands) if (!kept.has(command)) lost += 1
      const entries = log.map(({ body }) => body as unknown as TableEntry)
      const mine = entries.filter(entry => entry.type === 'played' && entry.by === 'human').length
      if (mine < commands.length) lost += commands.length - mine
      // The last action may have been done without its answer having arrived.
      if (mine > commands.length + 1) doubled += mine - commands.length - 1
    }
  for (let after: string | undefined; ; ) {
    const page = await store.allTables(after, 100)
    for (const { id } of page) {
      tables += 1
      const whole = loadTable(id, gameById, await store.entries(id))
      const quick = loadTable(id, gameById, await store.entries(id), await store.snapshot(id))
      const same = whole.table.version === quick.table.version
      if (whole.broken || quick.broken || !same) unreadable += 1
    }
    after = page.at(-1)?.id
    if (page.length < 100) break
  }
  await store.close()
  return { lost, doubled, unreadable, tables }
}
