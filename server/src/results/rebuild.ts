import type { Entry, Store } from '@grotto/storage'
import { tableEntryOf } from '../table/entries.ts'
import { type FindGame, Table } from '../table/table.ts'
import { reachedAt } from '../tournaments/reached.ts'
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
      const table = endOf(id, findGame, await store.entries(id))
      const results = table === 'broken' ? undefined : table ? resultsOf(table) : []
      if (results) await store.results.replace(id, results)
      else broken.push(id)
      if (table instanceof Table && table.tournament)
        await store.tournaments.keepResults(table.tournament.id, reachedAt(table))
      tables += 1
      count += results?.length ?? 0
    }
    after = page.at(-1)?.id
    if (page.length < PAGE) return { tables, results: count, broken }
  }
}

/** A table as it was when its game ended, whatever happened there afterwards. */
function endOf(id: string, findGame: FindGame, entries: readonly Entry[]): Table | 'broken' | undefined {
  try {
    const table = new Table(id, findGame)
    return entries.some(entry => table.apply(tableEntryOf(entry), entry.at).finished) ? table : undefined
  } catch {
    return 'broken'
  }
}
