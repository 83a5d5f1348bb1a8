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
