import { gameById } from '@grotto/catalog'
import { anyAction, offered, type Roster, standInFor, versionOf } from '../../src/bots/roster.ts'
import { Budgets } from '../../src/budgets/budgets.ts'
import { Metrics } from '../../src/metrics/metrics.ts'
import { botsToAct } from '../../src/table/due.ts'
import { type TableEntry, tableEntryOf } from '../../src/table/entries.ts'
import type { Table } from '../../src/table/table.ts'
import { createTable } from '../../src/tables/new-table.ts'
import type { LoadedTable } from '../../src/tables/tables.ts'
import { type TableWiring, wireTables } from '../../src/wiring.ts'
import { SimClient } from './sim-client.ts'
import { SlowStore } from './slow-store.ts'
import { settled, World } from './world.ts'

export interface Simulated {
  readonly table: Table
  readonly clients: readonly SimClient[]
  readonly store: SlowStore
  readonly crashes: number
  readonly entries: readonly TableEntry[]
  /** Milliseconds, by a clock that nobody can set, for which a bot at most owed a decision. */
  readonly longestBotWait: number
}

const metrics = new Metrics({ sockets: () => 0, streams: () => 0, tables: () => 0 })

/** Bots that answer at once, now and then by throwing or with nonsense. */
const unreliable = (world: World): Roster => ({
  has: offered,
  standInFor,
  versionOf,
  close: async () => {},
  async decide(question) {
    if (world.happens(5)) throw new Error('a bot fell over')
    return { action: world.happens(5) ? { type: 'nonsense' } : anyAction(question) }
  },
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** One evening at one table: people come and go, lines break, the server dies now and then. */
export async function simulate(seed: string, game: string): Promise<Simulated> {
  const world = new World(seed)
  const store = new SlowStore(world)
  const roster = unreliable(world)
  const complaints: string[] = []
  const open = (): TableWiring =>
    wireTables({
      store,
      findGame: gameById,
      roster,
      clock: world,
      bytes: world.bytes,
      metrics,
      botPace: world.one([0, 50, 400]),
      idleAfter: 2_000,
      reminders: { after: 60_000, push: undefined, webhooks: false },
      deliver: async () => 'refused',
      budgets: new Budgets(world, 0),
      reportError: (what, about) => complaints.push(`${what} ${JSON.stringify(about)}`),
    })
  let wiring = open()
  let crashes = 0

  const clients = await party(world, store, wiring, game)
  const table = clients[0]!.known!.table
  const botWaits = new BotWaits(world)
  for (let beat = 0; beat < 400; beat++) {
    if (world.happens(1)) {
      // The power goes: nothing of the old server may do anything any more.
      crashes += 1
      store.crash()
      wiring.scheduler.stop()
      for (const client of clients) client.drop()
      world.restart()
      world.notBefore((await store.latestTime()) ?? 0)
      wiring = open()
      wiring.scheduler.wakeAt(world.now())
    }
    if (world.happens(3)) world.set(world.one([-HOUR, HOUR, -10 * MINUTE, MINUTE]))
    for (const client of clients) behave(world, client, table, wiring)
    await world.pass(world.below(120))
    botWaits.note((await Promise.race([wiring.tables.ifLoaded(table), settled()])) ?? undefined)
    if (world.happens(5)) await Promise.race([wiring.tables.evictIdle(), settled()])
  }
  await comeToRest(world, clients, wiring)
  const wrong = complaints.filter(text => !text.startsWith('bot failed'))
  if (wrong.length > 0) throw new Error(`the server complained: ${wrong.join('; ')}`)
  const loaded = await wiring.tables.open(table)
  const entries = (await store.entries(table)).map(tableEntryOf)
  return { table: loaded!.table, clients, store, crashes, entries, longestBotWait: botWaits.longest }
}

/** For how long the same bots owe a decision, whatever others do meanwhile. */
class BotWaits {
  longest = 0
  readonly #world: World
  #owed = ''
  #since = 0

  constructor(world: World) {
    this.#world = world
  }

  note(loaded: LoadedTable | undefined): void {
    if (!loaded) return
    const bots = botsToAct(loaded.table)
    const decided = loaded.table.log.filter(({ by }) => by === 'bot').length
    const owed = `${bots} after ${decided}`
    if (owed !== this.#owed || bots.length === 0) this.#since = this.#world.monotonic()
    this.#owed = owed
    this.longest = Math.max(this.longest, this.#world.monotonic() - this.#since)
  }
}

/** Some people at a table, bots on the rest, and some who look on. */
async function party(world: World, store: SlowStore, wiring: TableWiring, game: string): Promise<SimClient[]> {
  const players = 3 + world.below(3)
  const people = Array.from({ length: players + 2 }, (_, i) => ({
    id: `Person${String(i).padStart(10, '0')}`,
    name: `P${i}`,
    language: null,
    created: 0,
    seen: 0,
  }))
  for (const person of people) await store.keepPerson(person)
  const settings = { clock: world.one([0, 5]), undo: world.one(['free', 'consent'] as const) }
  const seats = players + 1
  const making = createTable(
    wiring.newTablePorts,
    people[0]!,
    { game, options: { players: seats }, settings },
    () => [],
  )
  await world.pass(50)
  const loaded = await making
  if ('refusal' in loaded) throw new Error(loaded.refusal.reason)
  const clients = people.map(person => new SimClient(world, person, loaded.table.id))
  for (const [index, client] of clients.entries()) {
    client.connect(wiring.connecting)
    if (index < players) client.say({ type: 'sit', table: loaded.table.id })
    if (index < players) client.say({ type: 'ready', table: loaded.table.id, ready: true })
  }
  await world.pass(500)
  const host = clients[0]!
  for (let seat = players; seat < seats; seat++)
    host.say({ type: 'setBot', table: loaded.table.id, seat, bot: 'random' })
  host.say({ type: 'start', table: loaded.table.id })
  await world.pass(500)
  if (host.known?.info.status !== 'playing') throw new Error('the game did not start')
  return clients
}

/** What one person does in one moment. */
function behave(world: World, client: SimClient, table: string, wiring: TableWiring): void {
  if (!client.connected) {
    if (world.happens(40)) client.connect(wiring.connecting)
    return
  }
  if (world.happens(3)) return client.drop()
  const choices = client.choices()
  if (choices.length > 0 && client.idle && world.happens(60))
    client.say({ type: 'act', table, action: world.one(choices) }, world.happens(20) ? 2 : 1)
  if (world.happens(4))
    client.say({ type: 'act', table, action: { type: world.one(['goOn', 'leave', 'endTurn', 'fly']) } })
  if (world.happens(3)) client.say({ type: 'undo', table })
  if (client.known && client.known.info.votes.length > 0 && world.happens(50))
    client.say({ type: 'vote', table, about: client.known.info.votes[0]!.about, agree: world.happens(70) })
  if (world.happens(1)) client.say({ type: 'standIn', table, ...(world.happens(50) ? { bot: 'random' } : {}) })
  if (world.happens(1)) client.say({ type: 'leave', table })
  if (world.happens(2)) client.say({ type: 'chat', table, text: 'hm' })
}

/** Everybody comes back, everything is answered, and nothing is under way any more but what bots and clocks do. */
async function comeToRest(world: World, clients: readonly SimClient[], wiring: TableWiring): Promise<void> {
  wiring.scheduler.stop()
  for (let round = 0; round < 20; round++) {
    for (const client of clients) if (!client.connected) client.connect(wiring.connecting)
    await world.pass(1_000)
    await settled()
  }
  const waiting = clients.filter(client => !client.idle || !client.connected)
  if (waiting.length > 0) throw new Error(`${waiting.map(({ person }) => person.name)} never got an answer`)
}
