import {
  type ActEntry,
  type Chance,
  type Game,
  type GameTypes,
  recordedChance,
  type Seat,
  type Viewer,
} from '@grotto/kernel'
import { followed, type ViewPlay } from './view-play.ts'

/** A game of the real engine that one viewer follows, for galleries and tests: whatever chance they want. */
export interface Staged<G extends GameTypes> {
  readonly game: Game<G>
  readonly state: G['state']
  readonly seen: ViewPlay
  /** Number of the last step. */
  readonly step: number
}

export const stage = <G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  viewer: Viewer,
  events: readonly G['event'][] = [],
): Staged<G> => ({
  game,
  state,
  seen: {
    game: game as unknown as Game,
    viewer,
    view: game.view(state, viewer),
    log: events.map((event, number) => ({ number, event: event as never })),
  },
  step: 0,
})

/** One action later. What is seen of it comes by the way it comes from a server. */
export function playOn<G extends GameTypes>(
  staged: Staged<G>,
  seat: Seat,
  action: G['action'],
  chance: Chance,
): Staged<G> {
  const { game, seen, step } = staged
  const state = game.copy(staged.state)
  const fell: number[] = []
  const events: G['event'][] = []
  game.advance(state, seat, action, recordedChance(chance, fell), event => events.push(event))
  const entry: ActEntry = { type: 'act', seat, at: 0, action: action as never, chance: fell }
  const witnessed = game.witness(entry, events, seen.viewer)
  return { game, state, step: step + 1, seen: followed(seen, { number: step + 1, witnessed }) }
}
