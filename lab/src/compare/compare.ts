import type { Thought } from '../bots.ts'
import type { Desk } from '../games/desk.ts'
import { inParallel, type Spread } from '../parallel/pool.ts'
import { progressBar } from '../progress.ts'
import type { Deal, Fate } from './deal.ts'
import { type Estimate, estimate } from './estimate.ts'

export interface Comparison {
  readonly options: object
  readonly games: number
  readonly seed: string
}

/** How a bot fares against a pool: it takes every seat in turn, on the same cards. */
export interface Duel {
  readonly bot: string
  readonly against: readonly string[]
  readonly games: number
  /** Part of the victories; fair is 1 divided by the number of seats. */
  readonly wins: Estimate
  readonly score: Estimate
}

export async function duel(
  desk: Desk,
  { options, games, seed }: Comparison,
  subject: Thought,
  pool: readonly Thought[],
  cores?: Spread['cores'],
): Promise<Duel> {
  const seats = pool.length + 1
  const watched = Array.from({ length: seats }, (_, seat) => seat)
  const tables = watched.map(seat => pool.toSpliced(seat, 0, subject))
  const deals = dealsOf(Math.ceil(games / seats), seed).map(each => ({
    ...each,
    game: desk.game.id,
    options,
    tables,
    watched,
  }))
  const fates = await played(deals, cores)
  const perDeal = (pick: (fate: Fate) => number) =>
    estimate(fates.map(deal => deal.reduce((sum, fate) => sum + pick(fate), 0) / seats))
  return {
    bot: subject.bot,
    against: pool.map(({ bot }) => bot),
    games: deals.length * seats,
    wins: perDeal(fate => fate.share),
    score: perDeal(fate => fate.score),
  }
}

/** How teams fare on the same caves, each made of one bot; `better` is how much oftener each wins than the first. */
export interface TeamResult {
  readonly bot: string
  readonly games: number
  readonly results: Readonly<Record<string, Estimate>>
  readonly wins: Estimate
  readonly better: Estimate
}

export async function teams(
  desk: Desk,
  { options, games, seed }: Comparison,
  bots: readonly Thought[],
  cores?: Spread['cores'],
): Promise<TeamResult[]> {
  const seats = desk.game.seatCount(options)
  const tables = bots.map(bot => new Array<Thought>(seats).fill(bot))
  const watched = bots.map(() => 0)
  const deals = dealsOf(games, seed).map(each => ({ ...each, game: desk.game.id, options, tables, watched }))
  const fates = await played(deals, cores)
  return bots.map(({ bot }, index) => teamResult(bot, index, fates))
}

function teamResult(bot: string, index: number, fates: readonly (readonly Fate[])[]): TeamResult {
  const won = (fate: Fate) => (fate.share > 0 ? 1 : 0)
  const names = [...new Set(fates.map(deal => deal[index]!.result))].sort()
  const shareOf = (name: string) => estimate(fates.map(deal => (deal[index]!.result === name ? 1 : 0)))
  return {
    bot,
    games: fates.length,
    results: Object.fromEntries(names.map(name => [name, shareOf(name)])),
    wins: estimate(fates.map(deal => won(deal[index]!))),
    better: estimate(fates.map(deal => won(deal[index]!) - won(deal[0]!))),
  }
}

const dealsOf = (count: number, seed: string) =>
  Array.from({ length: count }, (_, number) => ({ seed: `${seed}/${number}` }))

async function played(deals: readonly Deal[], cores: Spread['cores']): Promise<Fate[][]> {
  const bar = progressBar(deals.length, 'deals')
  try {
    const url = new URL('./deal.ts', import.meta.url)
    return await inParallel<Deal, Fate[]>(url, deals, { cores, onDone: () => bar.advance(1) })
  } finally {
    bar.stop()
  }
}
