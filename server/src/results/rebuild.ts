import { botFor } from '@grotto/bots'
import { fastChance } from '@grotto/kernel'
import type { Entry, Store } from '@grotto/storage'
import type { BotQuestion } from '../bots/roster.ts'
import { PAR_BOTS, parOf } from '../clubs/par.ts'
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

/** Lets the bots play the deals of clubs' games that were not measured, or by bots of before; says how many. */
export async function rebuildPars(store: Store, findGame: FindGame, bots = PAR_BOTS): Promise<number> {
  let count = 0
  for (const by of bots)
    for (const id of await store.pars.missing(by, 0, Number.MAX_SAFE_INTEGER)) {
      const table = endOf(id, findGame, await store.entries(id))
      const result = table instanceof Table ? await parOf(table, by, decided).catch(() => undefined) : undefined
      await store.pars.keep({ table: id, bot: by.bot, version: by.version, result: result ?? '' })
      count += 1
    }
  return count
}

/** In this process, as the bots' own would. */
async function decided({ game, bot, seat, view, events, seed, iterations }: BotQuestion): Promise<unknown> {
  const position = game.decode(view)
  if (!position.ok) throw new Error('the view cannot be read')
  const thinking = { seat, random: fastChance(seed), ...(iterations === undefined ? {} : { iterations }) }
  return botFor(bot, game).decide(position.value, events as { type: string }[], thinking).action
}
