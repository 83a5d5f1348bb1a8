import {
  anySource,
  type Game,
  type GameRecord,
  type GameTypes,
  inForce,
  type Outcome,
  Play,
  type Seat,
} from '@grotto/kernel'

/** What one seat chose, in force to the end: nothing that was taken back. */
export interface Choice<G extends GameTypes> {
  readonly seat: Seat
  readonly action: G['action']
}

/** Decisions that were taken at once, none knowing the others: a single one where seats act in turn. */
export interface Moment<G extends GameTypes> {
  /** Numbers of the entries with its first and its last choice. */
  readonly first: number
  readonly last: number
  /** How things stood before, secrets included: views are made of it. */
  readonly state: G['state']
  /** How many events had been told. */
  readonly told: number
  readonly choices: readonly Choice<G>[]
  /** Whether chance fell after the choices. */
  readonly drew: boolean
}

/** A record as an analysis reads it. */
export interface Course<G extends GameTypes> {
  readonly game: Game<G>
  readonly seats: number
  readonly moments: readonly Moment<G>[]
  readonly log: readonly G['event'][]
  readonly outcome: Outcome | undefined
}

type Open<G extends GameTypes> = { -readonly [Field in keyof Moment<G>]: Moment<G>[Field] } & {
  choices: Choice<G>[]
  readonly owing: Set<Seat>
}

/** The decisions of a record in order. Throws where the record does not fit the rules. */
export function courseOf<G extends GameTypes>(game: Game<G>, record: GameRecord): Course<G> {
  const options = game.parseOptions(record.options)
  if (!options.ok) throw new RangeError(options.refusal.reason)
  const play = Play.resume(game, options.value, anySource(), [], record.from)
  const log: G['event'][] = []
  const moments: Open<G>[] = []
  for (const number of inForce(record.entries)) {
    const entry = record.entries[number]!
    if (entry.type === 'act') choose(momentFor(entry.seat, number, moments, play, log.length), entry as never, number)
    log.push(...play.absorb(entry).events)
  }
  return { game, seats: game.seatCount(options.value), moments, log, outcome: game.outcome(play.state) }
}

/** The moment that is going on, if this seat owes a choice in it and nothing has been drawn yet; else a new one. */
function momentFor<G extends GameTypes>(
  seat: Seat,
  number: number,
  moments: Open<G>[],
  { game, state }: Play<G>,
  told: number,
): Open<G> {
  const going = moments.at(-1)
  if (going?.owing.has(seat) && !going.drew) return going
  const owing = new Set(game.toAct(state))
  const next = { first: number, last: number, state: game.copy(state), told, choices: [], drew: false, owing }
  moments.push(next)
  return next
}

function choose<G extends GameTypes>(
  moment: Open<G>,
  { seat, action, chance }: Choice<G> & { readonly chance: readonly number[] },
  number: number,
): void {
  moment.choices.push({ seat, action })
  moment.owing.delete(seat)
  moment.last = number
  moment.drew = chance.length > 0
}
