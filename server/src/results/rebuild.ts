import type { Entry, Result, Store } from '@grotto/storage'
import { tableEntryOf } from '../table/entries.ts'
import { type FindGame, Table } from '../table/table.ts'
import { resultsOf } from './results-of.ts'

const PAGE = 200

export interface Rebuilt {
  readonly tables: number
  readonly results: number
  /** Tables that do not replay: what was known of their games stays. */
  readonly broken: readonly string[]
}

/** Makes all results anew, from the logs alone. A server may run meanwhile. */
export async function rebuildResults(store: Store, findGame: FindGame): Promise<Rebuilt> {
  let [tables, count] = [0, 0]
  const broken: string[] = []
  for (let after: string | undefined; ; ) {
    const page = await store.allTables(after, PAGE)
    for (const { id } of page.filter(({ status }) => status === 'finished')) {
      const results = resultsIn(id, findGame, await store.entries(id))
      if (results) await store.results.replace(id, results)
      else broken.push(id)
      tables += 1
      count += results?.length ?? 0
    }
    after = page.at(-1)?.id
    if (page.length < PAGE) return { tables, results: count, broken }
  }
}

/** As they were when the game ended, whatever happened at its table afterwards. */
function resultsIn(id: string, findGame: FindGame, entries: readonly Entry[]): Result[] | undefined {
  try {
    const table = new Table(id, findGame)
    for (const entry of entries) if (table.apply(tableEntryOf(entry), entry.at).finished) return resultsOf(table)
    return []
  } catch {
    return undefined
  }
}
