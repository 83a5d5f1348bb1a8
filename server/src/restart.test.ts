import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { TableList, TableMade } from '@grotto/protocol'
import { SqliteStore } from '@grotto/storage'
import { afterEach, describe, expect, test } from 'vitest'
import { ChildServer } from '../test-kit/child-server.ts'
import { Client } from '../test-kit/client.ts'
import { openServer } from '../test-kit/open-server.ts'
import { ProbedServer } from '../test-kit/probed-server.ts'

let server: ChildServer
afterEach(() => server.remove())

const choose = (table: string) => ({ type: 'act', table, action: { type: 'goOn' } }) as const

/** Goes on until the connection breaks; gives the commands that were acknowledged. */
async function goOnUntilCut(client: Client, table: string): Promise<string[]> {
  const acknowledged: string[] = []
  const cut = client.cut()
  for (;;) {
    const command = client.newCommand(choose(table))
    const answer = await Promise.race([client.send(command), cut])
    if (!answer) return acknowledged
    if (answer.result === 'ok') acknowledged.push(command.id)
  }
}

describe('a server that is killed', () => {
  test('has every acknowledged action when it comes back, and the game goes on', async () => {
    server = new ChildServer()
    await server.start()
    const ada = await Client.arrive(server.address, 'Ada')
    const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant' })) as TableMade
    await ada.connect()
    await ada.ok({ type: 'watch', table })
    const playing = goOnUntilCut(ada, table)
    await ada.until(table, known => known.log.some(({ by }) => by === 'human'))
    setTimeout(() => void server.end('SIGKILL'), 200)
    const acknowledged = await playing
    expect(acknowledged.length).toBeGreaterThan(0)

    const store = new SqliteStore(join(server.data, 'grotto.db'))
    const entries = await store.entries(table)
    const kept = entries.flatMap(({ receipt }) => (receipt?.person === ada.id ? [receipt.command] : []))
    expect(kept).toEqual(expect.arrayContaining(acknowledged))
    expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1))
    const mine = entries.filter(({ body }) => (body as { by?: string }).by === 'human')
    expect(mine.length).toBeGreaterThanOrEqual(acknowledged.length)
    await store.close()

    const seen = ada.known.get(table)!
    await server.start()
    await ada.connect()
    const caughtUp = await ada.until(table, known => known.info.status === 'finished' || known.toAct.includes(0))
    expect(caughtUp.version).toBeGreaterThanOrEqual(seen.version)
    expect(caughtUp.log.slice(0, seen.log.length)).toEqual(seen.log)
    ada.drop()
  })

  const HOURS_BACK = { TEST_CLOCK_SHIFT: '-7200000' }
  test.each([
    ['wakes its bots by itself, without any client', {}],
    ['wakes its bots though the clock of the machine was set back meanwhile', HOURS_BACK],
  ])('%s', async (_, environment) => {
    server = new ProbedServer({ GROTTO_BOT_PACE: '700' })
    await server.start()
    const ada = await Client.arrive(server.address)
    const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant' })) as TableMade
    await server.end('SIGKILL')
    const store = new SqliteStore(join(server.data, 'grotto.db'))
    const before = (await store.entries(table)).length
    await server.start(environment)
    await expect.poll(async () => (await store.entries(table)).length, { timeout: 60_000 }).toBeGreaterThan(before)
    await store.close()
  })

  test('stops politely: clients are told to come back, and identities stay', async () => {
    server = new ChildServer()
    await server.start()
    expect(statSync(join(server.data, 'signing.key')).mode & 0o777).toBe(0o600)
    const ada = await Client.arrive(server.address, 'Ada')
    const { id: table } = (await ada.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
    await ada.connect()
    const bye = ada.hear(message => message.type === 'bye')
    const code = server.end('SIGTERM')
    expect(await bye).toMatchObject({ why: 'stopping', again: expect.any(Number) })
    expect(await code).toBe(0)
    await server.start()
    const { tables } = (await ada.http('GET', '/api/my/tables')) as TableList
    expect(tables).toMatchObject([{ id: table, hostName: 'Ada', you: 0 }])
  })
})

describe('a table in memory and a table loaded', () => {
  test('are the same, by way of a snapshot or without', async () => {
    server = new ChildServer()
    const first = await openServer()
    const ada = await Client.arrive(first.address)
    const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant' })) as TableMade
    await ada.connect()
    await ada.ok({ type: 'watch', table })
    for (let i = 0; i < 3; i++) {
      await ada.until(table, known => known.toAct.includes(0))
      await ada.ok(choose(table))
    }
    // Once all bots have chosen, nothing moves without Ada.
    const { version, view, log } = await ada.until(table, ({ toAct }) => toAct.length === 1 && toAct[0] === 0)
    await first.close()
    for (const withSnapshot of [true, false]) {
      const again = await openServer({ data: first.data })
      const store = again.store as SqliteStore
      expect(await store.snapshot(table)).toBeDefined()
      if (!withSnapshot)
        await store.keepSnapshot({ table, sequence: 1, rulesVersion: 9999, layoutVersion: 1, body: {} })
      ada.known.clear()
      const bo = new Client(again.address)
      bo.cookie = ada.cookie
      await bo.connect()
      await bo.ok({ type: 'watch', table })
      expect(bo.known.get(table)).toMatchObject({ version, view, log })
      bo.drop()
      await again.close()
    }
    await openServer({ data: first.data }).then(last => last.remove())
  })
})
