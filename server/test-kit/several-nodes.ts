import type { PostgresStore } from '@grotto/storage'
import { type RealPostgres, realPostgres } from '@grotto/storage/test-kit'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { anyAction, offered, type Roster, standInFor, versionOf } from '../src/bots/roster.ts'
import type { Config } from '../src/config/config.ts'
import type { Parts } from '../src/create-server.ts'
import { Client, type Known } from './client.ts'
import { choicesOf } from './friends.ts'
import { openServer, type TestServer } from './open-server.ts'

export const isOver = ({ info }: Known): boolean => info.status === 'finished'
export const mustAct = (known: Known): boolean =>
  isOver(known) || (known.you !== null && known.toAct.includes(known.you))

/** Plays this person's turns until the game is over; whoever is slower than the others just reads on. */
export async function playOn(person: Client, table: string, stop: (known: Known) => boolean = isOver): Promise<void> {
  for (;;) {
    const known = await person.until(table, known => stop(known) || mustAct(known))
    if (stop(known)) return
    const choices = choicesOf(known)
    const action = choices[(known.version + known.you!) % choices.length]!
    const answer = await person.say({ type: 'act', table, action })
    expect(['ok', 'refused']).toContain(answer.result)
  }
}

/** The same person, her cookie and what she knows, at another node. */
export function at(before: Client, address: string): Client {
  const client = new Client(address)
  client.cookie = before.cookie
  client.id = before.id
  for (const [id, known] of before.known) client.known.set(id, known)
  for (const [id, follower] of before.followers) client.followers.set(id, follower.copy())
  return client
}

/** Nodes on a real PostgreSQL, a fresh database for each test. */
export class SeveralNodes {
  readonly nodes: TestServer[] = []
  readonly people: Client[] = []
  database = ''
  decisions = 0
  #postgres!: RealPostgres

  /** Call it once in a file of tests. */
  static forTests(): SeveralNodes {
    const several = new SeveralNodes()
    beforeAll(async () => {
      several.#postgres = await realPostgres()
    }, 60_000)
    afterAll(() => several.#postgres.stop(), 60_000)
    afterEach(() => several.#clear(), 60_000)
    return several
  }

  async freshDatabase(): Promise<string> {
    this.database = await this.#postgres.freshDatabase()
    return this.database
  }

  async open(count: number, parts: (node: number) => Parts = () => ({}), config: Partial<Config> = {}): Promise<void> {
    await this.freshDatabase()
    for (let node = 0; node < count; node++) await this.join(parts(node), config)
  }

  /** One more node on the same database. */
  async join(parts: Parts = {}, config: Partial<Config> = {}): Promise<void> {
    const { database, nodes } = this
    const key = new Uint8Array(32).fill(nodes.length + 1)
    nodes.push(await openServer({ database, key, botPace: 30, ...config }, { roster: this.#roster, ...parts }))
  }

  get store(): PostgresStore {
    return this.nodes.at(-1)!.store as PostgresStore
  }

  /** People who reach the nodes in turn. The identity of each is made on another node than the one she plays on. */
  async arrive(...names: string[]): Promise<Client[]> {
    const { nodes } = this
    const came = await Promise.all(
      names.map(async (name, index) => {
        const elsewhere = await Client.arrive(nodes[(index + 1) % nodes.length]!.address, name)
        return at(elsewhere, nodes[index % nodes.length]!.address)
      }),
    )
    this.people.push(...came)
    for (const person of came) await person.connect()
    return came
  }

  async ask(sql: string): Promise<unknown[]> {
    return this.#postgres.ask(this.database, sql)
  }

  async entriesOf(table: string): Promise<{ type: string; by?: string }[]> {
    return (await this.store.entries(table)).map(({ body }) => body as { type: string; by?: string })
  }

  async #clear(): Promise<void> {
    for (const person of this.people) person.drop()
    await Promise.all(this.nodes.map(node => node.remove()))
    this.nodes.length = 0
    this.people.length = 0
    this.decisions = 0
  }

  /** Bots that answer at once: what is tested is who asks them. */
  readonly #roster: Roster = {
    has: offered,
    standInFor,
    versionOf,
    close: async () => {},
    decide: async question => {
      this.decisions += 1
      return { action: anyAction(question) }
    },
  }
}
