import { anySource, type Game, type GameRecord, type Json, Play, type Seat } from '@grotto/kernel'
import type { LoggedEvent } from '../boards/board.ts'
import { EVENTS_PER_STEP } from '../local/local-table.ts'

/** How things stood after one entry of a record. */
export interface Moment {
  readonly number: number
  readonly seat: Seat | undefined
  /** What an onlooker saw. */
  readonly position: Json
  /** Everything, secrets included: to play on from here. */
  readonly state: Json
  readonly log: readonly LoggedEvent<never>[]
}

/** All moments of a record, in order. Throws where the record does not fit the rules. */
export function momentsOf(game: Game, record: GameRecord): readonly Moment[] {
  const options = game.parseOptions(record.options)
  if (!options.ok) throw new RangeError(options.refusal.reason)
  const play = Play.resume(game, options.value, anySource(), [], record.from)
  return record.entries.map((entry, number) => {
    play.absorb(entry)
    return {
      number,
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
