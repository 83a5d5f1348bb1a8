import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import type { TableInfo, TableList } from '@grotto/protocol'
import { damage } from '@grotto/storage/test-kit/disk'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkTables } from '../../scripts/checking.ts'
import type { Client } from '../../test-kit/client.ts'
import { choicesOf, friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
let [ada, bo] = [] as unknown as [Client, Client]
let [spoiled, fine] = ['', '']
const people = () => [ada, bo]

/** Two public tables of the same two people, in a server that was closed. */
beforeEach(async () => {
  server = await openServer()
  ;[ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
  const body = { game: 'diamant', options: { players: 3 }, settings: { visibility: 'public' } }
  ;[spoiled, fine] = [await startGame(people(), body), await startGame(people(), body)]
  await ada.ok({ type: 'chat', table: spoiled, text: 'first' })
  await ada.ok({ type: 'chat', table: spoiled, text: 'second' })
  for (const person of people()) person.drop()
  await server.close()
})
afterEach(async () => {
  for (const person of people()) person.drop()
  await server.remove()
})

const spoil = (sql: string, ...values: unknown[]): void => damage(join(server.data, 'grotto.db'), sql, ...values)

async function reopen(): Promise<void> {
  server = await openServer({ data: server.data, logLevel: 'silent' })
  for (const person of people()) {
    person.address = server.address
    person.known.clear()
    await person.connect()
  }
}

/** The other table is as it was: it is listed, shown and played. */
async function othersPlayOn(): Promise<void> {
  const { tables } = (await bo.http('GET', '/api/tables')) as TableList
  expect(tables.map(({ id }) => id)).toContain(fine)
  await bo.ok({ type: 'watch', table: fine })
  const known = await bo.until(fine, ({ you, toAct }) => toAct.includes(you!))
  await bo.ok({ type: 'act', table: fine, action: choicesOf(known)[0]! })
}

const statusOf = async (table: string): Promise<string> =>
  ((await ada.http('GET', `/api/tables/${table}`)) as TableInfo).status

describe('a row that cannot be read', () => {
  test.each(['{"type":"play', '', 'null', '[]', '{}'])('an entry (%s) freezes its own table only', async body => {
    spoil('UPDATE entries SET body = ? WHERE table_id = ? AND sequence = 4', body, spoiled)
    await reopen()
    expect(await statusOf(spoiled)).toBe('frozen')
    const answer = await ada.say({ type: 'act', table: spoiled, action: { type: 'goOn' } })
    expect(answer).toMatchObject({ result: 'refused', refusal: { reason: 'frozen' } })
    await othersPlayOn()
    const { broken } = await checkTables(server.store, gameById)
    expect(broken).toMatchObject([{ table: spoiled }])
  })

  test('a first entry: nobody knows what game it was, and nobody else is hurt', async () => {
    spoil(`UPDATE entries SET body = '{' WHERE table_id = ? AND sequence = 1`, spoiled)
    await reopen()
    expect((await ada.request('GET', `/api/tables/${spoiled}`)).status).toBe(404)
    await othersPlayOn()
    expect(await checkTables(server.store, gameById)).toMatchObject({ tables: 2, broken: [{ table: spoiled }] })
  })

  test('a word of the chat is left out', async () => {
    spoil(`UPDATE entries SET body = '{' WHERE table_id = ? AND sequence = 1`, `${spoiled}/talk`)
    await reopen()
    const second = ada.hear(message => message.type === 'chat')
    await ada.ok({ type: 'watch', table: spoiled })
    expect(await second).toMatchObject({ text: 'second' })
    await ada.ok({ type: 'chat', table: spoiled, text: 'third' })
  })

  test.each(['{', '{}', 'null', '[]'])('what lists show (%s) is left out until the table mends it', async summary => {
    spoil('UPDATE tables SET summary = ? WHERE id = ?', summary, spoiled)
    await reopen()
    await othersPlayOn()
    const mine = async () => ((await ada.http('GET', '/api/my/tables')) as TableList).tables.map(({ id }) => id).sort()
    await expect.poll(mine).toEqual([spoiled, fine].sort())
  })

  test('does not keep somebody from being forgotten', async () => {
    spoil(`UPDATE entries SET body = body || '}' WHERE table_id = ? AND sequence = 2`, spoiled)
    spoil(`UPDATE tables SET summary = '{' WHERE id = ?`, spoiled)
    await reopen()
    expect((await ada.request('DELETE', '/api/me')).status).toBe(200)
    const logs = [spoiled, fine].flatMap(id => [id, `${id}/talk`])
    const kept = await Promise.all(logs.map(log => server.store.entries(log)))
    expect(JSON.stringify(kept)).not.toContain(ada.id)
    expect(await server.store.mentioning(ada.id)).toEqual([])
    await othersPlayOn()
  })
})
