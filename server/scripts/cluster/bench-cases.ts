import type { TableMade } from '@grotto/protocol'
import { Player } from '../../bench/player.ts'
import { Tally } from '../../bench/tally.ts'

/** A way to play that is measured. */
export interface Case {
  readonly name: 'spread' | 'near' | 'paced' | 'bots'
  /** Whether everybody of a table is on one node, as a load balancer that hashes the table's id brings it about. */
  readonly together: boolean
  /** Whether people think before they answer. */
  readonly thinking: boolean
  /** Seats that bots have. */
  readonly bots: number
}

export const CASES: readonly Case[] = [
  // The worst case: a table's people on different nodes, all answering within milliseconds of each other.
  { name: 'spread', together: false, thinking: false, bots: 0 },
  // The same, with the hint of a load balancer.
  { name: 'near', together: true, thinking: false, bots: 0 },
  // The ordinary evening: people think, and so many moves a second are offered, whatever the number of nodes.
  { name: 'paced', together: false, thinking: true, bots: 0 },
  // One person and three bots: every other write is a job of the queue.
  { name: 'bots', together: true, thinking: false, bots: 3 },
]

const SEATS = 4
/** People of a paced table, who answer each question at their own time, one after the other on average this long. */
const SLOWEST_OF_FOUR = 1.3
const PLAYERS_PER_MOVE_A_SECOND = 1
const BOT_TABLES_PER_TABLE = 3

interface Options {
  readonly tables: number
  readonly rate: number
}

interface Addresses {
  readonly proxy: string
  readonly nodes: readonly string[]
}

/** Everybody who plays one case. */
export class Crowd {
  readonly tally = new Tally()
  readonly #case: Case
  readonly #parties: Player[][]
  #over = false
  #begun = 0

  constructor(played: Case, { tables, rate }: Options, { proxy, nodes }: Addresses) {
    this.#case = played
    const people = SEATS - played.bots
    const paced = Math.ceil((rate * PLAYERS_PER_MOVE_A_SECOND) / people)
    const count = played.thinking ? paced : played.bots ? tables * BOT_TABLES_PER_TABLE : tables
    const pause = ((paced * people) / rate / SLOWEST_OF_FOUR) * 1000
    const think = played.thinking ? () => pause * (0.5 + Math.random()) : undefined
    this.#parties = Array.from({ length: count }, (_, place) =>
      Array.from({ length: people }, () => {
        const address = played.together ? nodes[place % nodes.length]! : proxy
        return new Player(address, this.tally, think)
      }),
    )
  }

  get tables(): number {
    return this.#parties.length
  }

  /** Kept when every table has begun to play, or after half a minute. */
  async arrive(): Promise<void> {
    for (const party of this.#parties) await Promise.all(party.map(player => player.arrive()))
    for (const party of this.#parties) void this.#keepPlaying(party).catch(() => {})
    const until = Date.now() + 30_000
    while (this.#begun < this.#parties.length && Date.now() < until) await new Promise(done => setTimeout(done, 50))
  }

  async leave(): Promise<void> {
    this.#over = true
    for (const player of this.#parties.flat()) player.leave()
  }

  async #keepPlaying(party: readonly Player[]): Promise<void> {
    const [host] = party as [Player]
    while (!this.#over) {
      const { id } = (await host.http('POST', '/api/tables', {
        game: 'diamant',
        options: { players: SEATS },
      })) as TableMade
      const seated = party.map(player => player.seated())
      const playing = party.map((player, seat) => player.play(id, seat))
      await Promise.all(seated)
      for (let seat = SEATS - this.#case.bots; seat < SEATS; seat++)
        await host.say({ type: 'setBot', table: id, seat, bot: 'random' })
      await host.say({ type: 'start', table: id })
      this.#begun += 1
      await Promise.all(playing)
      this.tally.games += 1
    }
  }
}
