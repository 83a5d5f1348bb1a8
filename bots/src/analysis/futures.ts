import {
  type Chance,
  canonical,
  fastChance,
  type Game,
  type GameTypes,
  given,
  labelledChance,
  type Seat,
} from '@grotto/kernel'
import { worthOf } from '../match.ts'
import type { Playout } from '../search/mcts.ts'

/** Where futures begin: what a viewer knew, and how many of them there are. */
export interface Known<G extends GameTypes> {
  readonly game: Game<G>
  readonly playout: Playout<G>
  readonly view: G['view']
  readonly viewer: Seat
  readonly log: readonly G['event'][]
  readonly seed: string
  readonly count: number
}

/** First choices that are given; whoever is not named chooses as the bot would. */
export type Given<G extends GameTypes> = ReadonlyMap<Seat, G['action']>

/** What each future came to for each seat: `[seat][future]`. */
export type Worths = readonly (readonly number[])[]

/**
 * Futures consistent with what somebody knew, played to the end by one bot on all seats. Future n has the same cards,
 * dice and moods whatever is chosen first, so that alternatives differ by what they are and not by their luck.
 */
export class Futures<G extends GameTypes> {
  readonly #known: Known<G>
  readonly #wishes = new Map<number, Given<G>>()
  readonly #usual = new Map<number, readonly number[]>()
  readonly #played = new Map<string, Worths>()

  constructor(known: Known<G>) {
    this.#known = known
  }

  /** If everybody chooses as the bot would. */
  get usual(): Worths {
    return this.#each(number => this.#usually(number))
  }

  /** If these choices are made first. Where the bot would make the very same, nothing is played again. */
  after(given: Given<G>): Worths {
    const text = canonical([...given])
    const worths =
      this.#played.get(text) ??
      this.#each(number => (this.#isWished(number, given) ? this.#usually(number) : play(this.#known, number, given)))
    this.#played.set(text, worths)
    return worths
  }

  /** Whether the bot would make these very choices in all of them. */
  isUsual(given: Given<G>): boolean {
    return numbers(this.#known.count).every(number => this.#isWished(number, given))
  }

  #each(future: (number: number) => readonly number[]): Worths {
    const futures = numbers(this.#known.count).map(future)
    return given(futures[0], 'a future').map((_, seat) => futures.map(worths => worths[seat]!))
  }

  #usually(number: number): readonly number[] {
    const worths = this.#usual.get(number) ?? play(this.#known, number, new Map())
    this.#usual.set(number, worths)
    return worths
  }

  #isWished(number: number, given: Given<G>): boolean {
    const wishes = this.#wishes.get(number) ?? wishesIn(this.#known, number)
    this.#wishes.set(number, wishes)
    return [...given].every(([seat, action]) => isSame(wishes.get(seat), action))
  }
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)

/** Whether two actions are one: plain data, whoever wrote it. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null)

const seedOf = ({ seed }: { readonly seed: string }, number: number): string => `${seed}/${number}`

const beginning = <G extends GameTypes>({ game, view, viewer, log }: Known<G>, seed: string): G['state'] =>
  game.imagine(view, viewer, log, fastChance(`${seed}/hidden`))

/** What the bot would choose first on each seat that owes a choice. */
function wishesIn<G extends GameTypes>(known: Known<G>, number: number): Given<G> {
  const seed = seedOf(known, number)
  const state = beginning(known, seed)
  const moodOf = moods(seed)
  return new Map(known.game.toAct(state).map(seat => [seat, known.playout(state, seat, moodOf(seat))]))
}

/** Plays one of them to its end: what it is worth to each seat. */
function play<G extends GameTypes>(known: Known<G>, number: number, given: Given<G>): readonly number[] {
  const { game, playout } = known
  const seed = seedOf(known, number)
  const state = beginning(known, seed)
  const chance = labelledChance(seed)
  const moodOf = moods(seed)
  const owing = new Set(game.toAct(state))
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    // The bot is asked even where its answer does not count: what it is in the mood for later stays the same.
    const wish = playout(state, seat, moodOf(seat))
    const action = owing.delete(seat) ? possible(game, state, seat, given.get(seat), wish) : wish
    game.advance(state, seat, action, chance)
  }
  return endOf(game, state)
}

/** What somebody chose in truth may be impossible in a world that is only imagined. */
const possible = <G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  action: G['action'] | undefined,
  otherwise: G['action'],
): G['action'] => (action && game.refusal(state, seat, action) === undefined ? action : otherwise)

function endOf<G extends GameTypes>(game: Game<G>, state: G['state']): readonly number[] {
  const outcome = given(game.outcome(state), 'the outcome of a game in which nobody acts any more')
  return outcome.places.map((_, seat) => worthOf(game, outcome, seat))
}

/** Each seat has a luck of its own, so that nobody's choice changes another's mood. */
function moods(seed: string): (seat: Seat) => Chance {
  const kept: Chance[] = []
  return seat => {
    kept[seat] ??= fastChance(`${seed}/seat ${seat}`)
    return kept[seat]
  }
}
