import type { Thought } from '@grotto/trials'
import type { LabGame } from '../games/lab-game.ts'
import { inParallel, type Spread } from '../parallel/pool.ts'
import { progressBar } from '../progress.ts'
import { type Cell, keyOf, searches } from './cell.ts'
import type { Deals, Fate } from './deal.ts'
import { type Kept, keptGames } from './kept.ts'

/** What is to be compared: every entrant in every cell, on the same deals. */
export interface Comparison {
  readonly cells: readonly Cell[]
  readonly entrants: readonly Thought[]
  readonly seed: string
  /** Number of the first deal; a later run with a higher one adds games that were not played yet. */
  readonly from?: number
  /** Games for each bot in each cell. */
  readonly games: number
  /** The same where somebody searches: the others of the pool, or the team. */
  readonly searchGames?: number
}

/** The games of one entrant in one cell: fates by number of the deal. */
export interface Played {
  readonly cell: Cell
  readonly entrant: Thought
  readonly deals: ReadonlyMap<number, readonly Fate[]>
}

export async function compare(
  labGame: LabGame,
  comparison: Comparison,
  kept: Kept = keptGames(),
  cores?: Spread['cores'],
): Promise<Played[]> {
  const wanted = comparison.cells.flatMap(cell =>
    comparison.entrants.map(entrant => wantedGames(labGame, comparison, cell, entrant)),
  )
  await playMissing(labGame, wanted, comparison.seed, kept, cores)
  return wanted.map(({ cell, entrant, key, from, to }) => {
    const deals = [...kept.under(key)].filter(([number]) => number >= from && number < to)
    return { cell, entrant, deals: new Map(deals.sort(([a], [b]) => a - b)) }
  })
}

interface Wanted {
  readonly cell: Cell
  readonly entrant: Thought
  readonly key: string
  readonly from: number
  readonly to: number
}

function wantedGames(labGame: LabGame, comparison: Comparison, cell: Cell, entrant: Thought): Wanted {
  const { games, searchGames = games, from = 0, seed } = comparison
  const slow = (cell.pool ?? [entrant]).some(thought => searches(labGame, thought))
  const count = Math.ceil((slow ? searchGames : games) / tablesOf(cell))
  return { cell, entrant, key: keyOf(labGame, cell, entrant, seed), from, to: from + count }
}

/** Games of a deal. */
const tablesOf = ({ pool }: Cell): number => (pool ? pool.length + 1 : 1)

async function playMissing(
  labGame: LabGame,
  wanted: readonly Wanted[],
  seed: string,
  kept: Kept,
  cores: Spread['cores'],
): Promise<void> {
  const once = [...new Map(wanted.map(each => [each.key, each])).values()]
  const tasks = once.flatMap(each => missing(labGame, each, seed, kept))
  const gamesOf = ({ from, to, pool }: Deals) => (to - from) * (pool ? pool.length + 1 : 1)
  const bar = progressBar(
    tasks.reduce((sum, { deals }) => sum + gamesOf(deals), 0),
    'games',
  )
  const onDone = (index: number, fates: Fate[][]) => {
    const { key, deals } = tasks[index]!
    kept.add({ key, from: deals.from, fates })
    bar.advance(gamesOf(deals))
  }
  try {
    const chores = tasks.map(({ deals }) => deals)
    await inParallel<Deals, Fate[][]>(new URL('./deal.ts', import.meta.url), chores, { cores, onDone })
  } finally {
    bar.stop()
  }
}

/** Deals for one task: enough for it to be worth handing over, few enough for all cores to end together. */
const GAMES_PER_TASK = 40
const SEARCH_GAMES_PER_TASK = 8

interface Task {
  readonly key: string
  readonly deals: Deals
}

function missing(labGame: LabGame, { cell, entrant, key, from, to }: Wanted, seed: string, kept: Kept): Task[] {
  const slow = [entrant, ...(cell.pool ?? [])].some(thought => searches(labGame, thought))
  const size = Math.ceil((slow ? SEARCH_GAMES_PER_TASK : GAMES_PER_TASK) / tablesOf(cell))
  const there = kept.under(key)
  const { options, pool } = cell
  const about = { game: labGame.game.id, options, entrant, seed, ...(pool && { pool }) }
  const tasks: Task[] = []
  for (let start = from; start < to; start++) {
    if (there.has(start)) continue
    let end = start + 1
    while (end < to && end - start < size && !there.has(end)) end++
    tasks.push({ key, deals: { ...about, from: start, to: end } })
    start = end - 1
  }
  return tasks
}
