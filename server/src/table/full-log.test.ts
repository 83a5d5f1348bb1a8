import { anySource, Play } from '@grotto/kernel'
import type { LogPage, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { longCave } from '../../test-kit/long-cave.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { completeLog, eventsInForce, isWhole } from './full-log.ts'
import type { Table } from './table.ts'

const VISITOR = { person: 'ada', address: 'here' }
const RECORD = longCave(3_800)

let server: TestServer
let ada: Client
let id: string
beforeAll(async () => {
  server = await openServer()
  ada = await Client.arrive(server.address, 'Ada')
  ;({ id } = (await ada.http('POST', '/api/records', RECORD)) as TableMade)
})
afterAll(() => server.remove())

/** The table as a restart leaves it: with the last part of its log only. */
async function reopened(): Promise<Table> {
  await server.tables.settle()
  await server.close()
  server = await openServer({ data: server.data })
  ada.address = server.address
  return (await server.tables.open(id))!.table
}

/** How often the event loop went round meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let [turns, over] = [0, false]
  const count = () => {
    turns += 1
    if (!over) setImmediate(count)
  }
  setImmediate(count)
  await work
  over = true
  return turns
}

test('a log that a snapshot cut is made whole a slice at a time, the same as it was, once for all who ask', async () => {
  const before = (await server.tables.open(id))!.table
  const [log, events] = [before.log, eventsInForce(before)]
  expect(log).toHaveLength(RECORD.entries.length)
  const table = await reopened()
  expect([isWhole(table), table.log.length]).toEqual([false, 200])
  expect(() => eventsInForce(table)).toThrow('not whole')
  const asked = [completeLog(table, VISITOR), completeLog(table, { person: 'bo', address: 'there' })]
  expect(asked[0]).toBe(asked[1])
  expect(await turnsDuring(Promise.all(asked))).toBeGreaterThanOrEqual(Math.floor(RECORD.entries.length / 100) - 1)
  expect(table.log).toEqual(log)
  expect(eventsInForce(table)).toEqual(events)
})

test('what happens while it is made whole comes behind it, once', async () => {
  const table = await reopened()
  const completing = completeLog(table, VISITOR)
  const last = table.log.at(-1)!
  const later = { ...last, version: last.version + 1 }
  table.log.push(later)
  await completing
  const versions = table.log.map(({ version }) => version)
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
  expect([versions.length, table.log.at(-1)]).toEqual([RECORD.entries.length + 1, later])
})

test('pages of the log reach back to the beginning, and a fork to any move, after a restart', async () => {
  await reopened()
  const { log, more } = (await ada.http('GET', `/api/tables/${id}/log?before=150`)) as LogPage
  expect([log[0]!.version, log.at(-1)!.version, more]).toEqual([1, 149, false])
  const { id: fork } = (await ada.http('POST', `/api/tables/${id}/fork`, { move: 3_700 })) as TableMade
  const [created] = await server.store.entries(fork)
  const { game, options } = (await server.tables.open(id))!.table
  const { state } = Play.resume(game, options, anySource(), RECORD.entries.slice(0, 3_701))
  expect((created!.body as { from: unknown }).from).toEqual(game.encode(state))
})
