/** A mean with half the width of its 95 % interval. */
export interface Estimate {
  readonly mean: number
  readonly margin: number
}

const WIDTH = 1.96

/** Observations must be independent: what was seen on the same deal is one of them. */
export function estimate(observations: readonly number[]): Estimate {
  const count = observations.length
  const mean = observations.reduce((sum, value) => sum + value, 0) / count
  const squares = observations.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, margin: count > 1 ? WIDTH * Math.sqrt(squares / (count - 1) / count) : Number.POSITIVE_INFINITY }
}

/** How often something happened. Agresti and Coull's interval: never in ten games is not never. */
export function shareOf(happened: readonly boolean[]): Estimate {
  const count = happened.length
  const times = happened.filter(Boolean).length
  const middle = (times + 2) / (count + 4)
  return { mean: times / count, margin: WIDTH * Math.sqrt((middle * (1 - middle)) / (count + 4)) }
}

/** A figure over games: shares of a victory are split among those who share it, so they are counted only where none was. */
export function figureOf(kind: 'share' | 'amount', values: readonly number[]): Estimate {
  const isCounted = kind === 'share' && values.every(value => value === 0 || value === 1)
  return isCounted ? shareOf(values.map(value => value === 1)) : estimate(values)
}
