import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PersonName, type Request, type TableMade } from '@grotto/protocol'
import { type Entry, SqliteStore } from '@grotto/storage'
import webPush from 'web-push'
import { LENGTHS } from '../src/budgets/limits.ts'
import { talkOf } from '../src/talk/room.ts'
import type { Client } from '../test-kit/client.ts'
import { friends } from '../test-kit/friends.ts'
import { longRecord } from '../test-kit/long-record.ts'
import { ProbedServer } from '../test-kit/probed-server.ts'
import { fillClub } from './fill-club.ts'
import { largest } from './largest.ts'

/** As many as one server lists of somebody's tables, and somewhat more. */
const MINE = 110
const ONLOOKERS = 40
const SEATS = 8
/** Tables made at once: a socket lets 64 commands wait. */
const TOGETHER = 60
/** Left for what is measured. */
const ROOM = 200
const LONGEST_CAVE = new URL('../../games/sub-terra/fixtures/records/five-easier.json', import.meta.url)

/** What of a page the server itself reads. */
function pageWithPuzzles(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const file of ['index.html', 'page.html']) writeFileSync(join(folder, file), '')
  cpSync(new URL('../../web/public/puzzles', import.meta.url), join(folder, 'puzzles'), { recursive: true })
  return folder
}

const NAME = largest(PersonName, new Map(), 0) as string

/** A game with as many seats, cards and traps as there may be. */
export const DIAMANT = {
  players: SEATS,
  treasures: Array.from({ length: 60 }, (_, i) => 40 + i),
  traps: Object.fromEntries(['spiders', 'snakes', 'lava', 'boulder', 'ram'].map(trap => [trap, 12])),
  relics: 12,
}

/**
 * The fullest server that the limits in docs/server.md allow one visitor to make: tables as long as they get, all seats
 * taken, everything said that is kept, somebody with more tables than are listed, onlookers.
 */
export class World {
  readonly server: ProbedServer
  people: readonly Client[] = []
  onlookers: readonly Client[] = []
  /** Games under way: one as long as people may make it, one with a whole cave laid out. */
  long!: string
  cave!: string
  /** A game that is over, as long as an import may be. */
  finished!: string
  /** The record of that game. */
  readonly record = longRecord({ entries: 3_990, undos: 300 })
  /** A club of the host's, with 10,000 games. */
  club!: string
  /** Tables of the host, more than are listed. */
  mine: string[] = []

  constructor() {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    this.server = new ProbedServer({
      GROTTO_LOG: 'fatal',
      GROTTO_BOT_PACE: '600000',
      GROTTO_WEBHOOKS: '1',
      GROTTO_PUSH_PUBLIC_KEY: publicKey,
      GROTTO_PUSH_PRIVATE_KEY: privateKey,
      GROTTO_PUSH_CONTACT: 'mailto:operator@example.org',
    })
  }

  get host(): Client {
    return this.people[0]!
  }

  async open(): Promise<void> {
    await this.server.start({ GROTTO_PAGE: pageWithPuzzles(join(this.server.data, 'page')) })
    this.people = await friends(this.server.address, ...Array.from({ length: SEATS }, () => NAME))
    this.long = await this.begun()
    for (const type of ['leave', 'goOn']) await this.host.ok({ type: 'act', table: this.long, action: { type } })
    const cave = JSON.parse(readFileSync(LONGEST_CAVE, 'utf8'))
    this.finished = await this.make('/api/records', this.record)
    const explored = await this.make('/api/records', cave)
    this.cave = await this.make(`/api/tables/${explored}/fork`, { move: cave.entries.length - 6 })
    await this.host.ok({ type: 'configure', table: this.cave, settings: { undo: 'free' } })
    await this.host.ok({ type: 'start', table: this.cave })
    while (this.mine.length < MINE) {
      const lobbies = Array.from({ length: TOGETHER }, () => this.lobby({ settings: { visibility: 'public' } }))
      this.mine.push(...(await Promise.all(lobbies)))
    }
    await this.#fill()
    this.onlookers = await friends(this.server.address, ...Array.from({ length: ONLOOKERS }, () => NAME))
    await Promise.all(this.#everybody.map(each => each.ok({ type: 'watch', table: this.long })))

    // Nobody here remembers everything that is told.
    for (const each of this.#everybody) each.heard.length = 0
  }

  get #everybody(): Client[] {
    return [...this.people, ...this.onlookers]
  }

  /** Whoever was sent away comes back and looks at what she looked at: when somebody is forgotten, tables are read anew. */
  async gather(): Promise<void> {
    await Promise.all(this.#everybody.filter(({ connected }) => !connected).map(each => each.connect()))
  }

  async close(): Promise<void> {
    for (const each of this.#everybody) each.drop()
    await this.server.remove()
  }

  async make(path: string, wish: unknown, by = this.host): Promise<string> {
    const { json } = await by.request('POST', path, wish)
    if (!(json as TableMade).id) throw new Error(`${path}: ${JSON.stringify(json)}`)
    return (json as TableMade).id
  }

  /** A table with all but the last seat taken. */
  async lobby(wish: object = {}): Promise<string> {
    const table = await this.make('/api/tables', { game: 'diamant', options: DIAMANT, ...wish })
    await Promise.all(this.people.slice(1, -1).map(person => person.ok({ type: 'sit', table })))
    return table
  }

  /** A table at which all sit and are ready, by the host's leave. */
  async full(): Promise<string> {
    const table = await this.make('/api/tables', { game: 'diamant', options: DIAMANT })
    await this.all({ type: 'sit', table })
    await this.all({ type: 'ready', table, ready: true })
    return table
  }

  async begun(): Promise<string> {
    const table = await this.full()
    await this.host.ok({ type: 'start', table })
    return table
  }

  async all(request: Request): Promise<void> {
    await Promise.all(this.people.map(person => person.ok(request)))
  }

  /** As much as people may do and say, written as the server writes it, while it is closed. */
  async #fill(): Promise<void> {
    for (const person of this.people) person.drop()
    await this.server.end('SIGTERM')
    const store = new SqliteStore(join(this.server.data, 'grotto.db'))
    await store.write({ table: this.long, entries: wavering(await store.entries(this.long)) })
    await store.write({ table: talkOf(this.long), entries: this.#talk() })
    this.club = await fillClub(store, this.host.id)
    await store.close()
    await this.server.start()
    for (const person of this.people) {
      person.address = this.server.address
      await person.connect()
    }
  }

  /** Everything that is kept of what is said. */
  #talk(): Entry[] {
    const text = '界'.repeat(300)
    return Array.from({ length: LENGTHS.words - ROOM }, (_, i) => {
      const { id: person } = this.people[i % SEATS]!
      const said = { type: 'chat', table: this.long, at: i, seat: i % SEATS, person, name: NAME, text }
      const receipt = { person, command: `w${i}`, answer: `{"type":"answer","id":"w${i}","result":"ok"}` }
      return { sequence: i + 1, at: i, body: said, receipt }
    })
  }
}

/** Somebody who cannot make up her mind goes on with it, until the log is nearly full. */
function wavering(entries: readonly Entry[]): Entry[] {
  const [leaving, goingOn] = entries.slice(-2) as [Entry, Entry]
  return Array.from({ length: LENGTHS.entries - ROOM - entries.length }, (_, i) => {
    const { at, body } = i % 2 ? goingOn : leaving
    return { sequence: entries.length + 1 + i, at, body }
  })
}
