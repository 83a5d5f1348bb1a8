import { type Chance, fastChance, type Game, type GameTypes, type Seat } from '@grotto/kernel'
import { BadRequest } from '../referee/request.ts'
import { type GymGame, sizeOf } from './gym-game.ts'

export interface GymOptions {
  readonly game: Game
  readonly gym: GymGame
  readonly options: object
  readonly games: number
  readonly seed: string
}

const base64 = (rows: Int16Array): string => Buffer.from(rows.buffer).toString('base64')

/** One of the games side by side. */
interface Running {
  state: GameTypes['state']
  chance: Chance
  seat: Seat
  legal: readonly GameTypes['action'][]
  numbers: readonly number[]
}

/** How a game ended that gave way to the next. */
interface Ended {
  readonly rewards: readonly number[]
  readonly scores: readonly number[] | null
  readonly result: string
}

/**
 * Many games at once for learners: each asks one seat at a time, a step answers all of them, and a game that is over
 * begins anew in the same step. Game after game of a seed is the same always, whatever is played beside it.
 */
export class Gym {
  readonly #with: GymOptions
  readonly #games: Running[]
  readonly #begun: number[]
  readonly #row: Int16Array

  constructor(options: GymOptions) {
    this.#with = options
    this.#begun = new Array<number>(options.games).fill(0)
    this.#row = new Int16Array(sizeOf(options.gym))
    this.#games = Array.from({ length: options.games }, (_, place) => this.#begin(place))
  }

  /** Answers every game; `null` leaves one as it is. */
  step(actions: readonly unknown[]): { readonly ended: readonly (Ended | null)[] } {
    if (actions.length !== this.#games.length) throw new BadRequest(`"actions" must have ${this.#games.length} numbers`)
    const chosen = actions.map((action, place) => this.#chosen(action, place))
    return { ended: chosen.map((action, place) => (action ? this.#act(action, place) : null)) }
  }

  /** Who is asked in each game, the numbers of what she may do, and what she sees: rows of 16-bit numbers, as base64. */
  shown(): { readonly seats: readonly Seat[]; readonly legal: readonly (readonly number[])[]; readonly rows: string } {
    const { game, gym } = this.#with
    const size = this.#row.length
    const rows = new Int16Array(size * this.#games.length)
    for (const [place, { state, seat }] of this.#games.entries()) {
      this.#row.fill(0)
      gym.observe(game.view(state, seat), seat, this.#row)
      rows.set(this.#row, place * size)
    }
    return {
      seats: this.#games.map(({ seat }) => seat),
      legal: this.#games.map(({ numbers }) => numbers.filter(number => number >= 0)),
      rows: base64(rows),
    }
  }

  /** The same of every seat of each game: what several are asked at once, and what those see who are asked nothing. */
  everybody(): { readonly legal: readonly (readonly (readonly number[])[])[]; readonly rows: string } {
    const { game, gym, options } = this.#with
    const [size, seats] = [this.#row.length, game.seatCount(options)]
    const rows = new Int16Array(size * seats * this.#games.length)
    const legal = this.#games.map(({ state }, place) =>
      Array.from({ length: seats }, (_, seat) => {
        const view = game.view(state, seat)
        this.#row.fill(0)
        gym.observe(view, seat, this.#row)
        rows.set(this.#row, (place * seats + seat) * size)
        if (!game.toAct(state).includes(seat)) return []
        return gym.numbersOf(view, seat, game.legal(view, seat)).filter(number => number >= 0)
      }),
    )
    return { legal, rows: base64(rows) }
  }

  #chosen(number: unknown, place: number): GameTypes['action'] | null {
    if (number === null) return null
    const { legal, numbers } = this.#games[place]!
    const index = typeof number === 'number' ? numbers.indexOf(number) : -1
    if (index < 0) throw new BadRequest(`game ${place}: action ${String(number)} is not legal`)
    return legal[index]!
  }

  #act(action: GameTypes['action'], place: number): Ended | null {
    const { game, gym } = this.#with
    const running = this.#games[place]!
    game.advance(running.state, running.seat, action, running.chance)
    const outcome = game.outcome(running.state)
    if (!outcome) {
      this.#ask(running)
      return null
    }
    this.#games[place] = this.#begin(place)
    return { rewards: gym.rewards(outcome), scores: outcome.scores ?? null, result: outcome.result }
  }

  #begin(place: number): Running {
    const { game, options, seed } = this.#with
    const chance = fastChance(`${seed}/${place}/${this.#begun[place]!++}`)
    const running: Running = { state: game.setup(options, chance), chance, seat: 0, legal: [], numbers: [] }
    this.#ask(running)
    return running
  }

  #ask(running: Running): void {
    const { game, gym } = this.#with
    const [seat = 0] = game.toAct(running.state)
    const view = game.view(running.state, seat)
    running.seat = seat
    running.legal = game.legal(view, seat)
    running.numbers = gym.numbersOf(view, seat, running.legal)
  }
}
