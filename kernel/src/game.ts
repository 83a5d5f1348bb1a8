import type { Chance } from './chance.ts'
import type { Figures } from './figures.ts'
import type { Json } from './json.ts'
import type { ActEntry } from './record.ts'

/** A place at the table, counted from 0 in seat order. A player, human or bot, sits on it. */
export type Seat = number

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'

/** Why an action is not possible: the rule that says so, which of its clauses, and what it speaks of. No sentences. */
export interface Refusal {
  readonly rule: string
  readonly reason: string
  readonly args?: Readonly<Record<string, string | number>>
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

/** How a game ended. `places[seat]` is 1 for a winner; in a cooperative game all seats share one place. */
export interface Outcome {
  readonly result: string
  readonly places: readonly number[]
  readonly scores?: readonly number[]
}

/** Receives public facts in the order in which they happen. */
export type Sink<Event> = (event: Event) => void

/** Receives public facts while a viewer follows, and can ask how things look to her right after each. */
export type SceneSink<G extends GameTypes> = (event: G['event'], scene: () => G['view']) => void

/** Text for positions and actions, both ways: tests, logs, terminal, referee and bug reports speak it. */
export interface Notation<G extends GameTypes> {
  makeAction(view: G['view'], action: G['action']): string
  parseAction(view: G['view'], seat: Seat, text: string): Parsed<G['action']>
  makePosition(position: G['view']): string
  parsePosition(text: string): Parsed<G['state']>
}

/** Pieces of which each seat may choose its own before the game; each is had by one seat only. */
export interface Pieces<Options> {
  /** Everything there is to choose from. */
  readonly all: readonly string[]
  /** How many a seat may choose at a table of these options; 0 where the options say it all. */
  perSeat(options: Options): number
  /** The same game with each seat's own pieces, by seat; whatever nobody chose is dealt as the options have it. */
  deal(options: Options, chosen: readonly (readonly string[])[]): Options
}

/** The types of one game, so that a generic function names a single parameter. */
export interface GameTypes {
  options: object
  /** What a viewer may know. */
  view: object
  /** A view plus secrets: whatever takes a view takes a state too. */
  state: object
  action: { readonly type: string }
  event: { readonly type: string }
  odds: object
  /** What a viewer may know of an entry, as plain JSON. */
  witnessed: { readonly seat: Seat }
}

/**
 * What a game is to the rest of Grotto. Pure and deterministic: no clock, no randomness but `Chance`.
 *
 * `legal`, `refusal`, `odds`, `foresee` and the notation ask a *view*. Since a state is a view plus secrets, page,
 * bots and server call the same functions. `advance` changes a draft the caller owns; `apply` (kernel) copies first.
 */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string
  /** Grows by one whenever the same record would replay to another game. */
  readonly rulesVersion: number
  /** Grows by one whenever `encode` changes shape; snapshots of another layout are rebuilt by replay. */
  readonly layoutVersion: number

  /** Validates options from outside, fills defaults. */
  parseOptions(input: unknown): Parsed<G['options']>
  /** Options that a new game has where nobody says otherwise, though their absence means something else in old records. */
  readonly newOptions?: object
  seatCount(options: G['options']): number
  /** What people may choose for their seats, where the game has such. */
  readonly pieces?: Pieces<G['options']>
  /** Names of the independently drawn sub-seeds, in order. A chance label is `seal` or `seal:stream`. */
  seals(options: G['options']): readonly string[]

  setup(options: G['options'], chance: Chance, sink?: Sink<G['event']>): G['state']
  /** Seats that owe a decision, as far as the view knows; several at once where the game is simultaneous. */
  toAct(view: G['view']): readonly Seat[]
  /** Every legal action of a seat, in a stable order. Fills `into` when given (its length is set), else a new array. */
  legal(view: G['view'], seat: Seat, into?: G['action'][]): G['action'][]
  /** Nothing when the action is legal, else why not; any value at all may be asked, malformed ones included. */
  refusal(view: G['view'], seat: Seat, action: unknown): Refusal | undefined
  /** Performs a legal action on a draft the caller owns, and all that follows until the next decision. */
  advance(draft: G['state'], seat: Seat, action: G['action'], chance: Chance, sink?: Sink<G['event']>): void
  copy(state: G['state']): G['state']

  /** Nobody knows more than others do: all views are equal, and so is what is witnessed. What is made for one serves all. */
  readonly alike?: true
  view(state: G['state'], viewer: Viewer): G['view']
  /** The view after an action of this seat, or `unknown` where chance or a secret decides. */
  foresee(view: G['view'], seat: Seat, action: G['action']): G['view'] | 'unknown'
  /** A full state this view could have come from; others' pending choices stay open. */
  imagine(view: G['view'], viewer: Viewer, log: readonly G['event'][], random: Chance): G['state']
  outcome(view: G['view']): Outcome | undefined
  /** What an end is worth to a seat, from 0 to 1; without it, the seat's share of the victory. */
  worth?(outcome: Outcome, seat: Seat): number
  /** Of a game that is over: what statistics are made of besides its outcome. */
  figures?(options: G['options'], view: G['view']): Figures
  odds(view: G['view'], viewer: Viewer): G['odds']
  /**
   * What this viewer may know of an entry and the events it brought, or nothing where she may not even know that
   * something happened. The entry that completes secret choices brings all of them.
   */
  witness(entry: ActEntry, events: readonly G['event'][], viewer: Viewer): G['witnessed'] | undefined
  /** The viewer's next view: `follow(view(s), witness(e)) = view(s′)`, with the same events. Throws where they do not fit. */
  follow(view: G['view'], viewer: Viewer, witnessed: G['witnessed'], sink?: SceneSink<G>): G['view']
  /** Seals whose secrets may be known once this event is: nothing will be drawn from them any more, not even after an undo. */
  opens(event: G['event']): readonly string[]
  /** Whether this event made something known that was hidden before (a drawn card, a die, simultaneous choices). */
  reveals(event: G['event']): boolean
  /** Whether this is something on the board that players may point at; without it, a few numbers and short names are. */
  isSpot?(view: G['view'], spot: Readonly<Record<string, unknown>>): boolean
  /** Whether this says what somebody means to do in this game; without it, whatever has a type does. */
  isPlan?(view: G['view'], plan: Readonly<Record<string, unknown>>): boolean
  /** Whether a new round begins with this event, by whatever name: a replay leaps from one to the next. */
  opensRound?(event: G['event']): boolean
  /** Whether an action only goes on with the one before it: both are taken back together. */
  continues?(action: G['action']): boolean
  /** Whether this event revealed what several seats chose or kept in secret: no undo reaches behind it. */
  simultaneous(event: G['event']): boolean

  /** Views and states as plain JSON with readable fields, and back; `decode` refuses what no game can reach. */
  encode(position: G['view'] | G['state']): Json
  decode(json: unknown): Parsed<G['state']>
  readonly notation: Notation<G>
}

/** `advance` on a copy: the state given stays as it was. */
export function apply<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  action: G['action'],
  chance: Chance,
  sink?: Sink<G['event']>,
): G['state'] {
  const draft = game.copy(state)
  game.advance(draft, seat, action, chance, sink)
  return draft
}
