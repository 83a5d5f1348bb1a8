import type { Store } from '@grotto/storage'
import { loadTable } from '../src/table/load.ts'
import type { FindGame } from '../src/table/table.ts'

export interface Checked {
  readonly tables: number
  readonly entries: number
  readonly broken: readonly { readonly table: string; readonly why: string }[]
}

const PAGE = 200

/** Replays all tables, from their entries alone and by way of their snapshots, which must lead to the same. */
export async function checkTables(store: Store, findGame: FindGame): Promise<Checked> {
  let [tables, count] = [0, 0]
  const broken: { table: string; why: string }[] = []
  for (let after: string | undefined; ; ) {
    const page = await store.allTables(after, PAGE)
    for (const { id } of page) {
      const why = await problemOf(store, findGame, id)
      if (why) broken.push({ table: id, why })
      tables += 1
      count += (await store.entries(id)).length
    }
    after = page.at(-1)?.id
    if (page.length < PAGE) return { tables, entries: count, broken }
  }
}

async function problemOf(store: Store, findGame: FindGame, id: string): Promise<string | undefined> {
  try {
    const entries = await store.entries(id)
    const whole = loadTable(id, findGame, entries)
    if (whole.broken) return whole.broken.message
    const quick = loadTable(id, findGame, entries, await store.snapshot(id))
    if (quick.broken) return `by its snapshot: ${quick.broken.message}`
    const same = whole.table.version === quick.table.version && boardOf(whole.table) === boardOf(quick.table)
    return same ? undefined : 'its snapshot leads elsewhere'
  } catch (error) {
    return (error as Error).message
  }
}

const boardOf = (table: { play?: unknown; view(viewer: 'spectator'): unknown }): string =>
  table.play ? JSON.stringify(table.view('spectator')) : ''
