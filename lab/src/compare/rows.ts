import { type Estimate, estimate, figureOf, meanOfShares, shareOf } from '@grotto/trials'
import type { LabGame } from '../games/lab-game.ts'
import { nameOf } from './cell.ts'
import type { Played } from './compare.ts'
import type { Fate } from './deal.ts'

/** How one bot fared in one cell. */
export interface Row {
  readonly cell: string
  readonly bot: string
  readonly games: number
  /** Share of the victories; fair is 1 divided by the number of competing seats. */
  readonly wins: Estimate
  /** Of a team's results, best first. */
  readonly results?: Readonly<Record<string, Estimate>>
  readonly score?: Estimate
  /** How much more than the first bot of the comparison, deal by deal on those both played. */
  readonly better?: { readonly wins: Estimate; readonly best?: Estimate; readonly deals: number }
  /** Milliseconds for a decision. */
  readonly pace: number
}

/** One row for each bot and cell, in the order they were played. */
export function rowsOf(labGame: LabGame, played: readonly Played[]): Row[] {
  return played.map(each => {
    const first = played.find(({ cell }) => cell === each.cell) ?? each
    return each.cell.pool ? rowAgainstPool(each, first) : rowOfTeam(labGame, each, first)
  })
}

function rowAgainstPool(played: Played, first: Played): Row {
  const shares = perDeal(played, ({ share }) => share)
  return {
    ...common(played),
    wins: figureOf('share', [...shares.values()]),
    score: estimate([...perDeal(played, ({ score }) => score).values()]),
    ...(played !== first && {
      better: paired(
        shares,
        perDeal(first, ({ share }) => share),
      ),
    }),
  }
}

function rowOfTeam({ results }: LabGame, played: Played, first: Played): Row {
  const fates = [...played.deals.values()].flatMap(([fate]) => fate ?? [])
  const is = (result: string) => (fate: Fate) => (fate.result === result ? 1 : 0)
  const won = ({ share }: Fate) => (share > 0 ? 1 : 0)
  const [best = ''] = results
  const { wins, deals } = paired(perDeal(played, won), perDeal(first, won))
  return {
    ...common(played),
    wins: shareOf(fates.map(fate => fate.share > 0)),
    results: Object.fromEntries(results.map(result => [result, shareOf(fates.map(fate => fate.result === result))])),
    ...(played !== first && {
      better: { wins, best: paired(perDeal(played, is(best)), perDeal(first, is(best))).wins, deals },
    }),
  }
}

function common({ cell, entrant, deals }: Played): Pick<Row, 'cell' | 'bot' | 'games' | 'pace'> {
  const fates = [...deals.values()].flat()
  const total = (pick: (fate: Fate) => number) => fates.reduce((sum, fate) => sum + pick(fate), 0)
  const pace = total(({ milliseconds }) => milliseconds) / total(({ decisions }) => decisions)
  return { cell: cell.name, bot: nameOf(entrant), games: fates.length, pace }
}

/** The mean over the tables of each deal: they share its cards, so they are one observation. */
function perDeal({ deals }: Played, pick: (fate: Fate) => number): Map<number, number> {
  const mean = (fates: readonly Fate[]) => fates.reduce((sum, fate) => sum + pick(fate), 0) / fates.length
  return new Map([...deals].map(([number, fates]) => [number, mean(fates)]))
}

function paired(own: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>) {
  const gains = [...own].flatMap(([number, value]) => {
    const theirs = other.get(number)
    return theirs === undefined ? [] : [value - theirs]
  })
  return { wins: meanOfShares(gains), deals: gains.length }
}
