import type { Chance, Game, GameTypes, Json, Parsed } from '@grotto/kernel'

/** A game after its set-up, and what was seen of that. */
export interface Begun<G extends GameTypes> {
  readonly state: G['state']
  readonly events: readonly G['event'][]
}

/**
 * Sets a game up so that what the set-up draws is what was wanted: looks for the outcome that brings it about.
 * A set-up draws at most one thing of a kind, so it is enough to try every outcome of every draw alike.
 */
export function setUpDrawing<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  wanted: (event: G['event']) => boolean,
): Begun<G> | undefined {
  let most = 1
  for (let outcome = 0; outcome < most; outcome++) {
    const events: G['event'][] = []
    const chance: Chance = (_, n) => {
      most = Math.max(most, n)
      return Math.min(outcome, n - 1)
    }
    const state = game.setup(options, chance, event => events.push(event))
    if (events.some(wanted)) return { state, events }
  }
}

/** A game that has begun, with what is still to come written into its state. */
export function withComing<G extends GameTypes>(
  game: Game<G>,
  { state, events }: Begun<G>,
  coming: unknown,
): Parsed<Begun<G>> {
  const decoded = game.decode({ ...(game.encode(state) as object), coming } as Json)
  return decoded.ok ? { ok: true, value: { state: decoded.value, events } } : decoded
}
