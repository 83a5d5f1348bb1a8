import type { TableList } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { choicesOf, friends, startGame, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const clock = new TestClock()
let server: TestServer
let people: Client[]
let table: string
beforeAll(async () => {
  server = await openServer({ clock })
  people = await friends(server.address, 'Ada', 'Bo', 'Cy', 'Di')
  table = await startGame(people, { game: 'sub-terra', options: { players: 4 } })
})
afterAll(() => server.remove())

const turnOf = async (): Promise<unknown> =>
  ((await server.store.table(table))?.summary as { toAct: number[] } | undefined)?.toAct
const actual = (): readonly number[] => people[0]!.known.get(table)!.toAct

/** Acts until it is another seat's turn. */
async function passTheTurn(): Promise<void> {
  const before = actual()[0]!
  while (actual()[0] === before) {
    const known = people[before]!.known.get(table)!
    const choices = choicesOf(known)
    await people[before]!.ok({
      type: 'act',
      table,
      action: choices.find(({ type }) => type === 'endTurn') ?? choices[0]!,
    })
    for (const person of people) await person.until(table, ({ version }) => version > known.version)
  }
}

test('whose turn it is follows a little later, and at once where somebody wants a list', async () => {
  await server.tables.rowsWritten()
  const before = actual()
  await passTheTurn()
  expect(await turnOf()).toEqual(before)
  const mover = people[actual()[0]!]!
  const { tables } = (await mover.http('GET', '/api/my/tables')) as TableList
  expect(tables.find(({ id }) => id === table)).toMatchObject({ yourTurn: true })
  expect(await turnOf()).toEqual(actual())

  await passTheTurn()
  clock.pass(2_000)
  while (JSON.stringify(await turnOf()) !== JSON.stringify(actual())) await new Promise(setImmediate)
})

test('a row that a killed server left behind is repaired when the table is opened', async () => {
  await server.tables.rowsWritten()
  const row = (await server.store.table(table))!
  await server.store.write({ table, row: { ...row, summary: { ...(row.summary as object), toAct: [9] } } })
  for (const person of people) await person.ok({ type: 'unwatch', table })
  clock.pass(700_000)
  await server.tables.evictIdle()
  expect(await server.tables.ifLoaded(table)).toBeUndefined()
  await server.tables.open(table)
  await server.tables.rowsWritten()
  expect(await turnOf()).toEqual(actual())
})
