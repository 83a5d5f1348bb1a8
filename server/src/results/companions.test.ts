import type { MyCompanions, Said, TableList, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, reasonOf } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { playedTogether } from '../../test-kit/played-together.ts'

let server: TestServer
let [ada, bo, cy] = [] as unknown as [Client, Client, Client]
/** Ada and Bo have played before; Cy is a stranger. */
beforeAll(async () => {
  server = await openServer()
  ;[ada, bo, cy] = (await friends(server.address, 'Ada', 'Bo', 'Cy')) as [Client, Client, Client]
  await server.store.results.replace('before', playedTogether('before', [ada, bo]))
})
afterAll(async () => {
  for (const person of [ada, bo, cy]) person.drop()
  await server.remove()
})

const lobby = async (host: Client) =>
  ((await host.http('POST', '/api/tables', { game: 'diamant', options: { players: 3 } })) as TableMade).id
const invite = (by: Client, table: string, whom: Client) =>
  by.request('POST', `/api/tables/${table}/invite`, { person: whom.id })
const invitations = async (who: Client) =>
  ((await who.http('GET', '/api/my/tables')) as TableList).invitations?.map(({ table, by }) => [table.id, by]) ?? []
const block = (by: Client, whom: Client, blocked: boolean) =>
  by.request('PUT', '/api/my/blocks', { person: whom.id, blocked })

test('whom one played with is listed, and asked to a table with one call', async () => {
  const { companions } = (await ada.http('GET', '/api/my/companions')) as MyCompanions
  expect(companions).toEqual([{ person: bo.id, name: 'Bo', games: 1, last: 1 }])
  const table = await lobby(ada)
  expect((await invite(ada, table, bo)).status).toBe(200)
  expect(await invitations(bo)).toEqual([[table, 'Ada']])
  await bo.ok({ type: 'sit', table })
  expect(await invitations(bo)).toEqual([])
})

test('a stranger cannot be asked, nor to a table where one does not sit, nor after the start', async () => {
  const table = await lobby(ada)
  expect((await invite(ada, table, cy)).status).toBe(403)
  expect((await invite(bo, table, ada)).status).toBe(403)
  await ada.http('DELETE', `/api/tables/${table}/invite`)
  await invite(ada, table, bo)
  await ada.ok({ type: 'leave', table })
  expect(await invitations(bo)).toEqual([])
})

test('who is asked may decline', async () => {
  const table = await lobby(ada)
  await invite(ada, table, bo)
  await bo.http('DELETE', `/api/tables/${table}/invite`)
  expect(await invitations(bo)).toEqual([])
})

test('nobody pushes out what others ask, and the latest that she asks counts', async () => {
  await server.store.results.replace('with Cy', playedTogether('with Cy', [bo, cy]))
  const theirs = await lobby(cy)
  await invite(cy, theirs, bo)
  const asked: string[] = []
  while (asked.length < 25) asked.push(await lobby(ada))
  for (const table of asked) expect((await invite(ada, table, bo)).status).toBe(200)
  const found = await invitations(bo)
  expect(found).toHaveLength(4)
  expect(found).toContainEqual([theirs, 'Cy'])
  expect(found.filter(([, by]) => by === 'Ada').map(([table]) => table)).toContain(asked.at(-1))
  for (const [table] of found) await bo.http('DELETE', `/api/tables/${table}/invite`)
})

test('what somebody asked before she was blocked is not asked any more', async () => {
  await invite(ada, await lobby(ada), bo)
  expect(await invitations(bo)).toHaveLength(1)
  await block(bo, ada, true)
  expect(await invitations(bo)).toEqual([])
  await block(bo, ada, false)
})

test('who is blocked cannot sit down, is not heard, asks nobody, and is told nothing of it', async () => {
  const table = await lobby(ada)
  for (const who of [ada, bo, cy]) await who.ok({ type: 'watch', table })
  await cy.ok({ type: 'sit', table })
  expect((await block(ada, bo, true)).json).toMatchObject({ blocked: [{ person: bo.id, name: 'Bo' }] })
  expect(reasonOf(await bo.say({ type: 'sit', table }))).toBe('notWelcome')
  expect(reasonOf(await cy.say({ type: 'handOver', table, to: bo.id }))).toBe('notWelcome')
  await cy.ok({ type: 'leave', table })
  await cy.ok({ type: 'watch', table })
  await bo.ok({ type: 'chat', table, text: 'from Bo' })
  await cy.ok({ type: 'chat', table, text: 'from Cy' })
  const chats = (who: Client) =>
    who.heard
      .map(text => JSON.parse(text) as Said)
      .flatMap(said => (said.type === 'chat' && said.table === table ? said.text : []))
  expect(chats(cy)).toEqual(['from Bo', 'from Cy'])
  const theirs = await lobby(bo)
  expect((await invite(bo, theirs, ada)).status).toBe(200)
  expect(await invitations(ada)).toEqual([])
  await block(ada, bo, false)
  await bo.ok({ type: 'sit', table })
})

test('what a blocked person said before is not told to who comes later', async () => {
  const table = await lobby(cy)
  for (const who of [bo, cy]) await who.ok({ type: 'watch', table })
  await bo.ok({ type: 'sit', table })
  await bo.ok({ type: 'chat', table, text: 'early' })
  await block(ada, bo, true)
  await ada.ok({ type: 'watch', table })
  await bo.ok({ type: 'chat', table, text: 'late' })
  await cy.ok({ type: 'chat', table, text: 'end' })
  await ada.ok({ type: 'unwatch', table })
  await block(ada, bo, false)
  await ada.ok({ type: 'watch', table })
  const heard = ada.heard
    .filter(text => text.includes('"chat"') && text.includes(table))
    .map(text => (JSON.parse(text) as { text: string }).text)
  expect(heard).toEqual(['end', 'early', 'late', 'end'])
})

test('nobody blocks herself, or what is nobody', async () => {
  expect((await block(ada, ada, true)).status).toBe(400)
  expect((await ada.request('PUT', '/api/my/blocks', { person: 'x', blocked: true })).status).toBe(400)
  const { json } = await ada.request('PUT', '/api/my/blocks', { person: 'A'.repeat(16), blocked: true })
  expect(json).toMatchObject({ blocked: [] })
})
