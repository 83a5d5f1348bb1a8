import type { Chance } from './chance.ts'

/** Chance that gives outcomes as they fell before, in order; anything else is an error that names what was asked. */
export function scriptedChance(outcomes: readonly number[]): Chance & { left(): number } {
  let used = 0
  const chance = (label: string, n: number): number => {
    const outcome = outcomes[used]
    if (outcome === undefined) throw new ChanceError(`nothing is left for ${label} (1 of ${n})`)
    if (!Number.isInteger(outcome) || outcome < 0 || outcome >= n)
      throw new ChanceError(`${outcome} cannot fall for ${label} (1 of ${n})`)
    used += 1
    return outcome
  }
  return Object.assign(chance, { left: () => outcomes.length - used })
}

/** Passes every draw on and keeps what fell. */
export function recordedChance(inner: Chance, outcomes: number[]): Chance {
  return (label, n) => {
    const outcome = inner(label, n)
    outcomes.push(outcome)
    return outcome
  }
}

/** Chance that must not be asked: finds out whether something can be foreseen. */
export const noChance: Chance = (label, n) => {
  throw new ChanceError(`${label} (1 of ${n}) is not to be known`)
}

export class ChanceError extends Error {
  override name = 'ChanceError'
}
