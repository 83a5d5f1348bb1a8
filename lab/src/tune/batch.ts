import { given } from '@grotto/kernel'
import { type Deals, work as playDeals } from '../compare/deal.ts'
import { labGameOf } from '../games/lab-games.ts'
import type { Weights } from './cross-entropy.ts'

/** Some deals played with some weights. */
export interface Trial {
  readonly weights: Weights
  readonly deals: readonly Deals[]
}

/** How each game of a trial ended, deal after deal. */
export function work({ weights, deals }: Trial): string[] {
  const { tuned } = labGameOf(given(deals[0], 'a deal to try weights on').game)
  return given(tuned, 'weights to be tuned').using(weights, () =>
    deals.flatMap(each => playDeals(each).flatMap(fates => fates.map(({ result }) => result))),
  )
}
