import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import type { ClubFound, ClubInfo, TableList } from '@grotto/protocol'
import { SqliteStore } from '@grotto/storage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkTables } from '../../scripts/checking.ts'
import type { Client, Known } from '../../test-kit/client.ts'
import { choicesOf, friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openServer()
})
afterEach(() => server.remove())

const NAME = 'Zuleika-7'
const EARLIER = 'Zuleika-before'
const SAID = 'my secret sentence'

const over = ({ info }: Known): boolean => info.status === 'finished'
const mustAct = (known: Known): boolean => over(known) || (known.you !== null && known.toAct.includes(known.you))

async function playOn(person: Client, table: string): Promise<void> {
  for (;;) {
    const known = await person.until(table, mustAct)
    if (over(known)) return
    const choices = choicesOf(known)
    await person.say({ type: 'act', table, action: choices[known.version % choices.length]! })
  }
}

/** Everything in the data folder, as bytes. */
const files = (): string =>
  readdirSync(server.data)
    .map(name => readFileSync(join(server.data, name), 'latin1'))
    .join('\n')

test('who is forgotten is found nowhere in the database, and every table replays as before', async () => {
  const [zul, bo, eve] = (await friends(server.address, EARLIER, 'Bo', 'Eve')) as [Client, Client, Client]
  const finished = await startGame([zul, bo], { game: 'diamant', options: { players: 3 } })
  await Promise.all([zul, bo].map(person => playOn(person, finished)))
  const { view, info } = bo.known.get(finished)!
  const before = { view, info: { outcome: info.outcome } }
  await zul.ok({ type: 'rename', name: NAME })

  const running = await startGame([bo, zul], { game: 'diamant', options: { players: 3 } })
  await zul.until(running, mustAct)
  await zul.ok({ type: 'act', table: running, action: { type: 'goOn' } })
  await zul.ok({ type: 'chat', table: running, text: SAID })
  // At a table of others she looked on and talked.
  const others = await startGame([eve, bo], { game: 'diamant', options: { players: 3 } })
  await zul.ok({ type: 'watch', table: others })
  await zul.ok({ type: 'chat', table: others, text: SAID })
  await eve.ok({ type: 'mute', table: others, person: zul.id, muted: true })
  // A table that waits for people, with a seat kept for her, and a record she brought.
  const { id: lobby } = (await bo.http('POST', '/api/tables', { game: 'diamant' })) as { id: string }
  // And one of her own that she called by her name, and gave to somebody else.
  const body = { game: 'diamant', settings: { name: `${NAME}’s cave` } }
  const { id: named } = (await zul.http('POST', '/api/tables', body)) as { id: string }
  await bo.ok({ type: 'sit', table: named })
  await zul.ok({ type: 'leave', table: named })
  await bo.ok({ type: 'configure', table: named, settings: { odds: false } })
  await bo.ok({ type: 'invite', table: lobby, seat: 1, invitation: 'i'.repeat(22), name: NAME })
  await zul.ok({ type: 'sit', table: lobby, seat: 2 })
  // A club of her own that she called by her name, one of Bo's, a game of the day, and whom she wants nothing to do with.
  const club = { name: `${NAME}’s club` }
  const { id: hers } = (await zul.http('POST', '/api/clubs', club)) as ClubFound
  const { id: his } = (await bo.http('POST', '/api/clubs', { name: 'Bats' })) as ClubFound
  for (const [id, founder, guest] of [[hers, zul, bo] as const, [his, bo, zul] as const]) {
    const { code } = (await founder.http('GET', `/api/clubs/${id}`)) as ClubInfo
    await guest.http('POST', '/api/clubs/join', { code })
    await guest.http('PUT', `/api/clubs/${id}/me`, { rated: true })
  }
  await zul.http('POST', '/api/daily', { game: 'diamant' })
  await zul.http('PUT', '/api/my/blocks', { person: eve.id, blocked: true })
  await eve.http('PUT', '/api/my/blocks', { person: zul.id, blocked: true })
  await eve.http('POST', `/api/tables/${running}/reports`, { person: zul.id, kind: 'name' })
  await zul.http('POST', `/api/tables/${named}/invite`, { person: bo.id })
  const record = await bo.http('GET', `/api/tables/${finished}/record`)
  await zul.http('POST', '/api/records', record)
  const { token } = (await zul.http('POST', '/api/me/token')) as { token: string }
  expect(files()).toContain(NAME)
  expect(files()).toContain(zul.id)

  await zul.http('DELETE', '/api/me')
  zul.drop()
  const still = [zul.id, NAME, EARLIER, SAID].filter(text => files().includes(text))
  expect(still).toEqual([])
  const program = await fetch(`${server.address}/api/my/tables`, { headers: { authorization: `Bearer ${token}` } })
  expect(program.status).toBe(401)

  expect(await bo.http('GET', `/api/clubs/${hers}`)).toMatchObject({ name: '–’s club', founder: bo.id })
  // The others go on, and hear nothing of her.
  for (const person of [bo, eve]) {
    person.drop()
    person.known.clear()
    person.heard.length = 0
    await person.connect()
  }
  for (const table of [finished, running, others, lobby]) await bo.ok({ type: 'watch', table })
  expect(bo.known.get(finished)).toMatchObject(before)
  expect(bo.known.get(finished)!.info.seats[0]).toMatchObject({ kind: 'human', name: '–' })
  expect(bo.known.get(running)!.info.seats[1]).toMatchObject({ kind: 'bot' })
  await playOn(bo, running)
  const list = (await bo.http('GET', '/api/my/tables')) as TableList
  const told = JSON.stringify(list) + bo.heard.join()
  expect([zul.id, NAME, EARLIER, SAID].filter(text => told.includes(text))).toEqual([])

  for (const person of [bo, eve]) person.drop()
  await server.close()
  const store = new SqliteStore(join(server.data, 'grotto.db'))
  expect(await checkTables(store, gameById)).toMatchObject({ tables: 9, broken: [] })
  await store.close()
  server = await openServer({ data: server.data })
})
