import type { TableMade } from '@grotto/protocol'
import { Client, type Known } from '../test-kit/client.ts'
import { choicesOf } from '../test-kit/friends.ts'
import { Timings } from './timings.ts'

const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

/** Milliseconds a player thinks. */
const THINKING = 150

/** What people feel: how long a move takes, how long bots take, how long a list takes. */
export interface Felt {
  readonly moves: Timings
  readonly bots: Timings
  readonly lists: Timings
}

/** People who play at a steady pace, each at an address of her own, and notice how long everything takes. */
export class Victims {
  readonly #address: string
  #felt: Felt = newFelt()
  #stopped = false
  readonly #playing: Promise<void>[] = []
  readonly #clients: Client[] = []

  constructor(address: string) {
    this.#address = address
  }

  /** Some play alone, some with strong bots. */
  async start(alone: number, withBots: number): Promise<void> {
    for (let i = 0; i < alone + withBots; i++) {
      const client = await this.#arrive(`192.0.2.${i + 1}`)
      const wish = i < alone ? SUB_TERRA_ALONE : DIAMANT_WITH_BOTS
      this.#playing.push(this.#play(client, wish))
    }
  }

  /** What is felt from now on, until something has happened. */
  async feel(until: Promise<unknown>): Promise<Felt> {
    const felt = newFelt()
    this.#felt = felt
    await until
    this.#felt = newFelt()
    return felt
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await Promise.race([Promise.all(this.#playing), sleep(5_000)])
    for (const client of this.#clients) client.drop()
  }

  async #arrive(from: string): Promise<Client> {
    const client = new Client(this.#address)
    client.headers = { 'x-forwarded-for': from }
    await client.http('GET', '/api/me')
    await client.connect()
    this.#clients.push(client)
    return client
  }

  async #play(client: Client, wish: object): Promise<void> {
    while (!this.#stopped) {
      const { id: table } = (await client.http('POST', '/api/play-now', wish)) as TableMade
      await client.ok({ type: 'watch', table })
      while (await this.#move(client, table));
      await client.ok({ type: 'unwatch', table })
      client.known.clear()
      client.heard.length = 0
      const asked = performance.now()
      await client.http('GET', '/api/my/tables')
      this.#felt.lists.add(performance.now() - asked)
    }
  }

  /** One move: bots first, if there are any; whether the game goes on. */
  async #move(client: Client, table: string): Promise<boolean> {
    const before = performance.now()
    const known = await client.until(table, ({ info, toAct, you }) => info.status !== 'playing' || toAct.includes(you!))
    const waited = performance.now() - before
    if (this.#stopped || known.info.status !== 'playing') return false
    if (known.info.seats.length > 1) this.#felt.bots.add(waited)
    await sleep(THINKING)
    const began = performance.now()
    await client.ok({ type: 'act', table, action: choiceOf(known) })
    this.#felt.moves.add(performance.now() - began)
    return true
  }
}

const SUB_TERRA_ALONE = { game: 'sub-terra', options: { players: 1 } }
const DIAMANT_WITH_BOTS = { game: 'diamant', options: { players: 3 }, bots: ['diamant-strong'] }

const newFelt = (): Felt => ({ moves: new Timings(), bots: new Timings(), lists: new Timings() })

/** Anything allowed, but nobody leaves early: games are to last. */
function choiceOf(known: Known): { type: string } {
  const choices = choicesOf(known)
  return choices.find(({ type }) => type === 'goOn') ?? choices[Math.floor(Math.random() * choices.length)]!
}
