import {
  anySource,
  type Game,
  type GameRecord,
  type GameTypes,
  type Json,
  Play,
  type Seat,
  type Step,
  type Viewer,
} from '@grotto/kernel'
import type { LoggedEvent } from '../boards/board.ts'
import { eventNumber, followed, takenBack, type ViewPlay } from '../play/view-play.ts'

/** How things stood after one entry of a record. */
export interface Moment {
  readonly number: number
  readonly seat: Seat | undefined
  /** Whether everybody saw what was decided: not where somebody chose face down, and others had yet to. */
  readonly tells: boolean
  /** Whether what the game calls a round begins here. */
  readonly opensRound: boolean
  /** What an onlooker saw, with the scenes of this entry's events. */
  readonly seen: ViewPlay
  /** Everything, secrets included: to play on from here. */
  readonly state: () => Json
}

/** All moments of a record, in order. Throws where the record does not fit the rules. */
export function momentsOf(game: Game, record: GameRecord): readonly Moment[] {
  const options = game.parseOptions(record.options)
  if (!options.ok) throw new RangeError(options.refusal.reason)
  const play = Play.resume(game, options.value, anySource(), [], record.from)
  let seen: ViewPlay | undefined
  return record.entries.map((entry, number) => {
    const step = play.absorb(entry)
    const state = game.copy(play.state)
    seen = seenAfter(seen, step, game, state)
    return {
      number,
      tells: isSeen(game, step),
      opensRound: step.events.some(event => game.opensRound?.(event)),
      seat: 'seat' in entry ? entry.seat : undefined,
      seen,
      state: () => game.encode(state),
    }
  })
}

function isSeen(game: Game, { entry, events }: Step<GameTypes>): boolean {
  if (entry.type !== 'act') return true
  const seenBy = (viewer: Viewer) => JSON.stringify(game.witness(entry, events, viewer))
  return seenBy(entry.seat) === seenBy(ONLOOKER)
}

/** An onlooker follows entry by entry; the set-up is what she finds when she comes. */
function seenAfter(
  seen: ViewPlay | undefined,
  { number, entry, events }: Step<GameTypes>,
  game: Game,
  state: object,
): ViewPlay {
  if (!seen) return { game, viewer: ONLOOKER, view: game.view(state, ONLOOKER), log: events.map(numbered(number)) }
  if (entry.type === 'undo') return takenBack(seen, entry.to, game.view(state, ONLOOKER))
  if (entry.type === 'setup') return seen
  return followed(seen, { number, witnessed: game.witness(entry, events, ONLOOKER) })
}
const ONLOOKER = 'spectator'

const numbered =
  (step: number) =>
  (event: object, i: number): LoggedEvent<never> => ({ number: eventNumber(step, i), event: event as never })

/** The log of somebody who did not see it happen. */
export const withoutScenes = (log: ViewPlay['log']): ViewPlay['log'] =>
  log.map(({ number, event }) => ({ number, event }))

/** The beginning of the next round, or of this one and those before; the ends of the record where there is none. */
export function roundFrom(moments: readonly Moment[], at: number, forward: boolean): number {
  const openings = moments.filter(({ opensRound }) => opensRound).map(({ number }) => number)
  return forward ? (openings.find(number => number > at) ?? moments.length - 1) : (openings.findLast(n => n < at) ?? 0)
}
