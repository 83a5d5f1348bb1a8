import { fastChance } from '@grotto/kernel'
import type { ClubFound, ClubInfo, TableInfo, TableMade } from '@grotto/protocol'
import { MemoryStore, type Store } from '@grotto/storage'
import { vi } from 'vitest'
import { anyAction, type Roster, standInFor } from '../src/bots/roster.ts'
import { botsToAct } from '../src/table/due.ts'
import { Client } from './client.ts'
import { TestClock } from './friends.ts'
import { openServer, type TestServer } from './open-server.ts'

/** What Bo does while the others have yet to choose; it must show to nobody. */
export type Deed = (bo: Client, table: string) => Promise<unknown>

export interface Round {
  readonly settings: object
  /** Bots on further seats. */
  readonly bots?: number
  /** What Bo does four seconds into the round, and twelve seconds into it. */
  readonly early?: Deed
  readonly late?: Deed
  /** Another server takes the table up from its snapshot in between. */
  readonly restart?: boolean
  /** Ada asked to take a move back before: the vote is open during the round. */
  readonly vote?: boolean
}

/** What everybody but Bo hears of one round, and what the first message after the clock ran out says. */
export interface Heard {
  readonly heard: Readonly<Record<string, readonly string[]>>
  readonly afterTheClock: string
  /** How many votes are open at the end of the round. */
  readonly votes: number
}

const PEOPLE = ['ada', 'bo', 'cy', 'watcher'] as const
const SNOOPS = ['ada', 'cy', 'watcher'] as const
type People = Record<(typeof PEOPLE)[number], Client>

const BOT_PACE = 1_000

/** Bots that pick anything without a thread of their own. */
const QUICK: Roster = {
  has: () => true,
  standInFor,
  versionOf: () => 1,
  decide: async question => ({ action: anyAction(question) }),
  close: async () => {},
}

/** An evening at a table that hides who has chosen, the same to the byte each time but for what Bo does. */
export async function hiddenRound(round: Round): Promise<Heard> {
  const evening = new Evening(round)
  try {
    return await evening.play()
  } finally {
    await evening.end()
  }
}

class Evening {
  readonly #round: Round
  readonly #clock = new TestClock()
  readonly #store: Store = new MemoryStore()
  readonly #chance = fastChance('the same bytes each evening')
  #stream = ''
  #streams = false
  #marks = 0
  readonly #streaming = new AbortController()
  #server!: TestServer
  #people!: People
  #table = ''
  #club = ''

  constructor(round: Round) {
    this.#round = round
  }

  async play(): Promise<Heard> {
    await this.#open()
    // The round begins at the end of a minute: what Bo does falls into the next.
    this.#clock.pass(57_000)
    this.#people = await this.#arrive()
    await this.#found()
    const { bo, cy } = this.#people
    await this.#start()
    if (this.#round.vote) await this.#playAlone()
    await this.#follow()
    await cy.ok({ type: 'act', table: this.#table, action: { type: 'goOn' } })
    if (this.#round.vote) await this.#askToTakeBack()
    await this.#pass(4_000)
    await this.#round.early?.(bo, this.#table)
    if (this.#round.restart) await this.#restart()
    await this.#snoop()
    await this.#pass(8_000)
    await this.#round.late?.(bo, this.#table)
    await this.#snoop()
    await this.#streamed()
    const { json: info } = await bo.request('GET', `/api/tables/${this.#table}`)
    const heard = Object.fromEntries(SNOOPS.map(name => [name, [...this.#people[name].heard]]))
    const votes = (info as TableInfo).votes.length
    return { heard: { ...heard, stream: [this.#stream] }, votes, afterTheClock: await this.#runOut() }
  }

  async end(): Promise<void> {
    this.#streaming.abort()
    for (const person of Object.values(this.#people)) person.drop()
    await this.#server.remove()
  }

  async #open(): Promise<void> {
    const bytes = (count: number) => Uint8Array.from({ length: count }, () => this.#chance('byte', 256))
    const reminders = { after: 3_000, push: undefined, webhooks: true }
    const config = { clock: this.#clock, bytes, botPace: BOT_PACE, reminders }
    this.#server = await openServer(config, { store: this.#store, roster: QUICK })
  }

  async #arrive(): Promise<People> {
    const people: Partial<People> = {}
    for (const name of PEOPLE) {
      const person = await Client.arrive(this.#server.address, name, name)
      await person.connect()
      people[name] = person
      // An address that is written to by nobody: reminders are due all the same.
      const channel = {
        person: person.id,
        kind: 'webhook',
        address: `http://${name}`,
        details: {},
        created: 0,
      } as const
      await this.#store.channels.keep(channel, 1)
    }
    return people as People
  }

  /** All four are of one club, whose table it is. */
  async #found(): Promise<void> {
    const { ada, bo, cy, watcher } = this.#people
    const { id } = (await ada.http('POST', '/api/clubs', { name: 'Bats' })) as ClubFound
    this.#club = id
    const { code } = (await ada.http('GET', `/api/clubs/${id}`)) as ClubInfo
    for (const person of [bo, cy, watcher]) await person.http('POST', '/api/clubs/join', { code })
  }

  async #start(): Promise<void> {
    const { ada, bo, cy, watcher } = this.#people
    const { settings, bots = 0 } = this.#round
    const club = this.#club
    const body = { game: 'diamant', options: { players: 3 + bots, hideChosen: true }, settings, club }
    const { id: table } = (await ada.http('POST', '/api/tables', body)) as TableMade
    this.#table = table
    for (const person of [ada, bo, cy]) {
      await person.ok({ type: 'sit', table })
      await person.ok({ type: 'ready', table, ready: true })
    }
    for (let seat = 3; seat < 3 + bots; seat++) await ada.ok({ type: 'setBot', table, seat, bot: 'random' })
    for (const person of [ada, bo, cy, watcher]) await person.say({ type: 'watch', table })
    await ada.ok({ type: 'start', table })
    for (const person of [ada, bo, cy]) await person.until(table, known => known.info.status === 'playing')
  }

  /** Everybody but Ada goes home; what she does alone may be taken back, if the others agree. */
  async #playAlone(): Promise<void> {
    const { ada, bo, cy } = this.#people
    const table = this.#table
    const round = () => (ada.known.get(table)!.view as { round: number }).round
    const choose = async (person: Client, type: string) => person.ok({ type: 'act', table, action: { type } })
    await choose(bo, 'leave')
    await choose(cy, 'leave')
    do await choose(ada, 'goOn')
    while (round() === 1)
    for (const person of [ada, bo, cy]) await person.until(table, ({ view }) => (view as { round: number }).round === 2)
  }

  async #askToTakeBack(): Promise<void> {
    const { ada, cy } = this.#people
    await ada.ok({ type: 'undo', table: this.#table })
    await cy.until(this.#table, ({ info }) => info.votes.length > 0)
  }

  /** The event stream of somebody who looks on. */
  async #follow(): Promise<void> {
    const { watcher } = this.#people
    const { signal } = this.#streaming
    const url = new URL(`/api/tables/${this.#table}/events`, this.#server.address)
    const response = await fetch(url, { headers: { cookie: watcher.cookie }, signal })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    const read = async () => {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) this.#stream += piece.value
    }
    this.#streams = response.ok
    if (response.ok) void read().catch(() => {})
  }

  /** Time passes; bots that were to decide have decided. */
  async #pass(milliseconds: number): Promise<void> {
    this.#clock.pass(milliseconds)
    const loaded = await this.#server.tables.open(this.#table)
    const late = () => this.#clock.now() >= loaded!.table.touched + (loaded!.table.settings.botPace ?? BOT_PACE)
    const thinking = () => late() && botsToAct(loaded!.table).length > 0
    await vi.waitFor(() => !thinking() || Promise.reject(new Error('a bot thinks')), 20_000)
    await loaded!.writing
  }

  /** Everything that was sent so far has come out of the stream. */
  async #streamed(): Promise<void> {
    await this.#people.ada.ok({ type: 'phrase', table: this.#table, phrase: 'wait' })
    this.#marks += 1
    const arrived = () => !this.#streams || this.#stream.split('"phrase":"wait"').length > this.#marks
    await vi.waitFor(() => arrived() || Promise.reject(new Error('the stream is behind')), 20_000)
  }

  async #restart(): Promise<void> {
    await this.#streamed()
    await this.#server.close()
    await this.#open()
    for (const name of PEOPLE) {
      const person = this.#people[name]
      person.drop()
      person.address = this.#server.address
      await person.connect()
    }
    await this.#follow()
  }

  /** Everything that others could try to find out whether Bo has chosen. */
  async #snoop(): Promise<void> {
    const { ada, bo, cy, watcher } = this.#people
    const table = this.#table
    for (const snoop of [ada, cy, watcher]) {
      await snoop.say({ type: 'act', table, action: { type: 'nonsense' } })
      await snoop.say({ type: 'act', table, action: { type: 'goOn' }, version: 1 })
      if (snoop !== ada) await snoop.say({ type: 'undo', table })
      await snoop.say({ type: 'standIn', table, seat: 1 })
      await snoop.say({ type: 'vote', table, about: 'remove', seat: 1, agree: false })
      if (snoop === cy) await snoop.say({ type: 'vote', table, about: 'undo', agree: true })
      await snoop.say({ type: 'mute', table, person: bo.id, muted: false })
      await snoop.say({ type: 'watch', table })
      await snoop.say({ type: 'watch', table, since: 3 })
      for (const path of ['', '/log', '/log?before=99', '/record', '/actions'])
        await this.#ask(snoop, 'GET', `/api/tables/${table}${path}`)
      for (const path of ['', '/statistics', '/ratings'])
        await this.#ask(snoop, 'GET', `/api/clubs/${this.#club}${path}`)
      for (const path of ['/api/tables', '/api/my/tables', '/api/my/clubs', '/api/my/results', '/api/my/companions'])
        await this.#ask(snoop, 'GET', path)
      await this.#ask(snoop, 'POST', `/api/tables/${table}/offer`)
      await this.#ask(snoop, 'POST', `/api/tables/${table}/fork`)
    }
    // Changing the own mind, and taking that back.
    for (const type of ['leave', 'goOn']) await cy.say({ type: 'act', table, action: { type } })
    await cy.say({ type: 'undo', table })
  }

  async #ask(snoop: Client, method: string, path: string): Promise<void> {
    const { status, json } = await snoop.request(method, path, method === 'POST' ? {} : undefined)
    snoop.heard.push(`${method} ${path} ${status} ${JSON.stringify(json)}`)
  }

  /** What was asked ends by itself, before anybody's time is up. */
  async #voteEnds(): Promise<void> {
    const ended = this.#people.cy.until(this.#table, ({ info }) => info.votes.length === 0)
    this.#clock.pass(30_000)
    await ended
  }

  /** What is heard first when nobody has any time left; nothing at a table without a clock. */
  async #runOut(): Promise<string> {
    const { cy } = this.#people
    const { clock = 0 } = this.#round.settings as { clock?: number }
    if (clock === 0) return ''
    if (this.#round.vote) await this.#voteEnds()
    const heard = cy.hear(message => message.type === 'update')
    this.#clock.pass(clock * 1000)
    return JSON.stringify(await heard)
  }
}
