import { given } from '@grotto/kernel'

/** Whole numbers summed over games, so that adding them up in any order gives the same. */
export type Sums = Record<string, number>

/** A sum that was counted. */
export const sumOf = (sums: Sums, name: string): number => given(sums[name], `a sum of ${name}`)

/** Counts over games, one after another, what the laboratory wants to know. */
export interface Counter<Event, State> {
  readonly sums: Sums
  /** Hears what happens, where the end does not tell it all: events cost time, so a counter that can do without has none. */
  sink?(event: Event): void
  /** At the end of a game; `draws` is how often chance was asked. */
  ended?(state: State, draws: number): void
}

export function addSums(parts: readonly Sums[]): Sums {
  const total: Sums = {}
  for (const part of parts) for (const [name, value] of Object.entries(part)) total[name] = (total[name] ?? 0) + value
  return total
}
