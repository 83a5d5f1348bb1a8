import { type Estimate, estimate } from '@grotto/bots/estimate'

export { type Estimate, estimate }

const WIDTH = 1.96

/** How often something happened. Agresti and Coull's interval: never in ten games is not never. */
export function shareOf(happened: readonly boolean[]): Estimate {
  const count = happened.length
  const times = happened.filter(Boolean).length
  const middle = (times + 2) / (count + 4)
  return { mean: times / count, margin: WIDTH * Math.sqrt((middle * (1 - middle)) / (count + 4)) }
}

/** Of shares, deal by deal. What never varied in n of them may yet vary in one of n / 3: the rule of three. */
export function meanOfShares(shares: readonly number[]): Estimate {
  const { mean, margin } = estimate(shares)
  return { mean, margin: Math.max(margin, 3 / shares.length) }
}

/** How much more somebody has, deal by deal. */
export const differenceOf = (kind: 'share' | 'amount', gains: readonly number[]): Estimate =>
  kind === 'share' ? meanOfShares(gains) : estimate(gains)

/** A figure over games: shares of a victory are split among those who share it, so they are counted only where none was. */
export function figureOf(kind: 'share' | 'amount', values: readonly number[]): Estimate {
  const isCounted = kind === 'share' && values.every(value => value === 0 || value === 1)
  return isCounted ? shareOf(values.map(value => value === 1)) : estimate(values)
}
