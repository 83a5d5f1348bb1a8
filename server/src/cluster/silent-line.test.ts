import type { Command } from '@grotto/protocol'
import { PostgresStore } from '@grotto/storage'
import { type RealPostgres, realPostgres } from '@grotto/storage/test-kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RoundRobin } from '../../scripts/cluster/proxy.ts'
import type { Flow } from '../../scripts/cluster/valve.ts'
import type { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { at, isOver, mustAct, playOn } from '../../test-kit/several-nodes.ts'

/** Nobody waits for longer for the word that the database cannot be reached; some 5 s on a machine that is not busy. */
const SECONDS = 20_000

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await realPostgres()
})
afterAll(() => postgres.stop())

/** A node whose line to the database can go bad, and two people in the middle of a game there. */
class Evening {
  line!: RoundRobin
  node!: TestServer
  table = ''
  people: Client[] = []
  readonly acknowledged: string[] = []

  static async begin(): Promise<Evening> {
    const evening = new Evening()
    const database = new URL(await postgres.freshDatabase())
    const port = Number(database.port)
    evening.line = new RoundRobin(() => [port])
    database.port = new URL(await evening.line.listen()).port
    evening.node = await openServer({ database: database.href, rateLimits: 100, logLevel: 'fatal', botPace: 30 })
    evening.people = await friends(evening.node.address, 'Ada', 'Bo')
    evening.table = await startGame(evening.people, { game: 'diamant', options: { players: 3 } })
    await Promise.all(evening.people.map(person => person.until(evening.table, mustAct)))
    return evening
  }

  /** One that goes on, and is told that it did. */
  async act(person: Client, command = this.goingOn(person)): Promise<void> {
    expect(await person.send(command)).toMatchObject({ result: 'ok' })
    this.acknowledged.push(command.id)
  }

  goingOn = (person: Client): Command => person.newCommand({ type: 'act', table: this.table, action: { type: 'goOn' } })

  async ask(path: string, body?: object): Promise<{ status: number; again: number; took: number }> {
    const began = performance.now()
    const { status, headers } = await fetch(`${this.node.address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: this.people[0]!.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status, again: Number(headers.get('retry-after')), took: performance.now() - began }
  }

  /** Calls that look, and one that wants to change something. */
  calls = () => [
    this.ask('/api/my/tables'),
    this.ask(`/api/tables/${this.table}`),
    this.ask('/api/tables', { game: 'diamant' }),
    this.ask('/readyz'),
  ]

  async healed(): Promise<void> {
    this.line.flow({ requests: 'open', answers: 'open' })
    while ((await this.ask('/readyz')).status !== 200) await new Promise(done => setTimeout(done, 100))
  }

  /** As the page does it: whoever was sent away connects anew and says what she knows. */
  async comeBack(): Promise<void> {
    this.people = await Promise.all(
      this.people.map(async before => {
        before.drop()
        const person = at(before, this.node.address)
        await person.connect()
        await person.until(this.table, () => true)
        return person
      }),
    )
  }

  /** To the end of the game; then nothing may be missing and nothing there twice. */
  async end(): Promise<void> {
    await Promise.all(this.people.map(person => playOn(person, this.table)))
    expect(this.people.map(person => isOver(person.known.get(this.table)!))).toEqual([true, true])
    const entries = await this.node.store.entries(this.table)
    expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1))
    const kept = entries.flatMap(({ receipt }) => (receipt ? [receipt.command] : []))
    for (const command of this.acknowledged) expect(kept.filter(id => id === command)).toEqual([command])
    for (const person of this.people) person.drop()
    await this.node.remove()
    this.line.close()
  }
}

const SILENCES: readonly (readonly [string, Flow, Flow])[] = [
  ['silent both ways', 'lost', 'lost'],
  ['silent one way: requests arrive, answers do not', 'open', 'lost'],
  ['silent one way: requests do not arrive', 'lost', 'open'],
  ['silent for a while, and then everything arrives late', 'held', 'held'],
]

describe.concurrent('a line to the database that is', { timeout: 180_000 }, () => {
  test.each(SILENCES)('%s', async (_, requests, answers) => {
    const evening = await Evening.begin()
    const [ada, bo] = evening.people as [Client, Client]
    await evening.act(ada)
    evening.line.flow({ requests, answers })
    // Bo's move is on its way when the line falls silent: whether it was done, nobody can know.
    const inDoubt = evening.goingOn(bo)
    const answered = Promise.race([bo.send(inDoubt), bo.cut()])
    for (const { status, again, took } of await Promise.all(evening.calls())) {
      expect([status, again > 0]).toEqual([503, true])
      expect(took).toBeLessThan(SECONDS)
    }
    expect((await evening.ask('/healthz')).status).toBe(200)
    // Told that it failed, or sent away to come back and ask again.
    expect((await answered)?.result ?? 'error').toBe('error')
    expect((await evening.ask('/api/my/tables')).status).toBe(503)

    await evening.healed()
    await evening.comeBack()
    await evening.act(evening.people[1]!, inDoubt)
    await evening.end()
  })

  test('so slow that bytes trickle', async () => {
    const evening = await Evening.begin()
    await evening.act(evening.people[0]!)
    evening.line.flow({ requests: 'slow', answers: 'slow' })
    const inDoubt = evening.goingOn(evening.people[1]!)
    evening.people[1]!.raw(JSON.stringify(inDoubt))
    for (const { status, took } of await Promise.all(evening.calls())) {
      expect([200, 503]).toContain(status)
      expect(took).toBeLessThan(SECONDS)
    }
    expect((await evening.ask('/healthz')).status).toBe(200)
    await evening.healed()
    await evening.comeBack()
    await evening.act(evening.people[1]!, inDoubt)
    await evening.end()
  })

  test('silent while nobody is heard anyway: the listener notices, and hears again when it can', async () => {
    const database = await postgres.freshDatabase()
    const through = new URL(database)
    const line = new RoundRobin(() => [Number(new URL(database).port)])
    through.port = new URL(await line.listen()).port
    const [near, far] = [await PostgresStore.open(database), await PostgresStore.open(through.href)]
    const heard: string[] = []
    let missed = () => {}
    const again = new Promise<void>(done => {
      missed = done
    })
    const deaf = () => {}
    await far.cluster.notifier.listen({
      appended: deaf,
      tableChanged: table => heard.push(table),
      presenceChanged: deaf,
      disconnect: deaf,
      message: deaf,
      told: deaf,
      notUnderstood: deaf,
      missed,
    })
    const gone = new Promise<boolean>(told => far.cluster.watch.onChange(told))
    line.flow({ requests: 'open', answers: 'lost' })
    expect(await gone).toBe(false)
    await near.write({ table: 'a', entries: [{ sequence: 1, at: 0, body: 1 }] })
    line.flow({ requests: 'open', answers: 'open' })
    await again
    expect([far.cluster.watch.isUp, heard]).toEqual([true, []])
    await near.write({ table: 'b', entries: [{ sequence: 1, at: 0, body: 1 }] })
    while (heard.length === 0) await new Promise(setImmediate)
    expect(heard).toEqual(['b'])
    await Promise.all([near.close(), far.close()])
    line.close()
  })
})
