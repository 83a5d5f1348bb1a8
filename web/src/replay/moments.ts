import { anySource, type Game, type GameRecord, type Json, Play, type Seat } from '@grotto/kernel'
import type { LoggedEvent } from '../boards/board.ts'
import { EVENTS_PER_STEP } from '../local/local-table.ts'

/** How things stood after one entry of a record. */
export interface Moment {
  readonly number: number
  readonly seat: Seat | undefined
  /** Whether a round or an expedition begins here. */
  readonly opensRound: boolean
  /** What an onlooker saw. */
  readonly position: Json
  /** Everything, secrets included: to play on from here. */
  readonly state: Json
  readonly log: readonly LoggedEvent<never>[]
}

/** Events of either game with which a new round begins. */
const ROUND_BEGINS = new Set(['expeditionStarted', 'roundStarted'])

/** All moments of a record, in order. Throws where the record does not fit the rules. */
export function momentsOf(game: Game, record: GameRecord): readonly Moment[] {
  const options = game.parseOptions(record.options)
  if (!options.ok) throw new RangeError(options.refusal.reason)
  const play = Play.resume(game, options.value, anySource(), [], record.from)
  return record.entries.map((entry, number) => {
    const { events } = play.absorb(entry)
    return {
      number,
      opensRound: events.some(({ type }) => ROUND_BEGINS.has(type)),
      seat: 'seat' in entry ? entry.seat : undefined,
      position: game.encode(game.view(play.state, 'spectator')),
      state: game.encode(play.state),
      log: logOf(play as unknown as Play<never>),
    }
  })
}

const logOf = (play: Play<never>): readonly LoggedEvent<never>[] =>
  play.standing.flatMap(number =>
    play.steps[number]!.events.map((event, i) => ({ number: number * EVENTS_PER_STEP + i, event: event as never })),
  )

/** The beginning of the next round, or of this one and those before; the ends of the record where there is none. */
export function roundFrom(moments: readonly Moment[], at: number, forward: boolean): number {
  const openings = moments.filter(({ opensRound }) => opensRound).map(({ number }) => number)
  return forward ? (openings.find(number => number > at) ?? moments.length - 1) : (openings.findLast(n => n < at) ?? 0)
}
