import { canonical } from '@grotto/kernel'
import type { Store } from '@grotto/storage'
import { loadTable } from '../table/load.ts'
import type { FindGame } from '../table/table.ts'
import { talkOf } from '../talk/room.ts'

const PAGE = 100

export interface Comparison {
  tables: number
  entries: number
  /** Tables that are not the same on both sides. */
  readonly different: string[]
}

/** Replays every table of one store and of the other, and says where they differ. */
export async function compareStores(one: Store, other: Store, findGame: FindGame): Promise<Comparison> {
  const comparison: Comparison = { tables: 0, entries: 0, different: [] }
  for (let after: string | undefined; ; ) {
    const page = await one.allTables(after, PAGE)
    for (const { id } of page) {
      const [mine, theirs] = [await portrait(one, findGame, id), await portrait(other, findGame, id)]
      comparison.tables += 1
      comparison.entries += mine.entries
      if (mine.text !== theirs.text) comparison.different.push(id)
    }
    after = page.at(-1)?.id
    if (page.length < PAGE) return comparison
  }
}

/** Everything that must be the same: the row, the log, what was said, and the state the log leads to. */
async function portrait(store: Store, findGame: FindGame, id: string): Promise<{ entries: number; text: string }> {
  const [row, entries, talk] = [await store.table(id), await store.entries(id), await store.entries(talkOf(id))]
  const { table, broken } = loadTable(id, findGame, entries)
  const state = table.play && table.game.encode(table.play.state)
  const whole = { row, entries, talk, version: table.version, status: table.status, state: state ?? null }
  return { entries: entries.length, text: canonical({ ...whole, broken: broken?.message ?? null } as never) }
}
