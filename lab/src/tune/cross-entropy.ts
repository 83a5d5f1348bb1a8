import type { Chance } from '@grotto/kernel'

/** Weights by name; all above 0, since they are searched in log space. */
export type Weights = Readonly<Record<string, number>>

/** Where a generation is drawn from: for each weight the mean of its logarithm and how far candidates stray from it. */
export interface Cloud {
  readonly mean: Weights
  readonly stray: Weights
}

/** However much the best agree, the next ones differ by this: a cloud that shrinks to a point learns nothing more. */
const LEAST_STRAY = 0.1

export const cloudAround = (start: Weights, stray: number): Cloud => ({
  mean: mapped(start, Math.log),
  stray: mapped(start, () => stray),
})

/** So many candidates; the first of them is the middle itself, so that no generation forgets it. */
export function drawCandidates({ mean, stray }: Cloud, count: number, chance: Chance): Weights[] {
  return Array.from({ length: count }, (_, index) =>
    mapped(mean, (middle, name) => Math.exp(index === 0 ? middle : middle + stray[name]! * normal(chance))),
  )
}

/**
 * The cross-entropy method (Rubinstein 1999; de Boer, Kroese, Mannor and Rubinstein, "A Tutorial on the Cross-Entropy
 * Method", 2005): the next cloud is drawn round the best of this one. `keep` is how much of the old one stays.
 */
export function nextCloud(cloud: Cloud, best: readonly Weights[], keep: number): Cloud {
  const logs = (name: string) => best.map(weights => Math.log(weights[name]!))
  const smooth = (old: number, found: number) => keep * old + (1 - keep) * found
  return {
    mean: mapped(cloud.mean, (old, name) => smooth(old, average(logs(name)))),
    stray: mapped(cloud.stray, (old, name) => Math.max(LEAST_STRAY, smooth(old, deviation(logs(name))))),
  }
}

export const middleOf = ({ mean }: Cloud): Weights => mapped(mean, log => Number(Math.exp(log).toPrecision(3)))

function mapped(weights: Weights, change: (value: number, name: string) => number): Weights {
  return Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, change(value, name)]))
}

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function deviation(values: readonly number[]): number {
  const mean = average(values)
  return Math.sqrt(average(values.map(value => (value - mean) ** 2)))
}

/** Box and Muller. */
function normal(chance: Chance): number {
  const fraction = () => (1 + chance('normal', 1_000_000)) / 1_000_001
  return Math.sqrt(-2 * Math.log(fraction())) * Math.cos(2 * Math.PI * fraction())
}
