/** Whole numbers summed over games, so that adding them up in any order gives the same. */
export type Sums = Record<string, number>

/** Counts from the events of games, one game after another, what the laboratory wants to know. */
export interface Counter<Event> {
  readonly sums: Sums
  sink(event: Event): void
}

export function addSums(parts: readonly Sums[]): Sums {
  const total: Sums = {}
  for (const part of parts) for (const [name, value] of Object.entries(part)) total[name] = (total[name] ?? 0) + value
  return total
}
