import type { Me, MoveCode, TableInfo, TableList } from '@grotto/protocol'
import { MemoryStore } from '@grotto/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { friends, startGame, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { forgetOld } from '../privacy/forgetting.ts'

let server: TestServer
const clock = new TestClock()
beforeAll(async () => {
  server = await openServer({ clock })
})
afterAll(() => server.remove())

describe('an identity', () => {
  test('moves to another device by a code that works once and not for long', async () => {
    const laptop = await Client.arrive(server.address, 'Ada')
    const phone = await Client.arrive(server.address)
    const { code } = (await laptop.http('POST', '/api/me/move')) as MoveCode
    const claimed = (await phone.http('POST', '/api/me/claim', { code: code.toLowerCase() })) as Me
    expect(claimed).toMatchObject({ id: laptop.id, name: 'Ada' })
    expect(await phone.http('GET', '/api/me')).toEqual(claimed)
    expect((await phone.request('POST', '/api/me/claim', { code })).status).toBe(404)
    const { code: late } = (await laptop.http('POST', '/api/me/move')) as MoveCode
    clock.pass(600_001)
    expect((await phone.request('POST', '/api/me/claim', { code: late })).status).toBe(404)
  })

  test('can be forgotten: a bot sits in, the host’s place goes on, lists are empty', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    await ada.http('DELETE', '/api/me')
    const { info } = await bo.until(table, known => known.info.host === bo.id)
    expect(info.seats[0]).toMatchObject({ kind: 'bot' })
    expect(((await ada.http('GET', '/api/my/tables')) as TableList).tables).toEqual([])
    expect(JSON.stringify((await bo.http('GET', `/api/tables/${table}`)) as TableInfo)).not.toContain('Ada')
    for (const person of [ada, bo]) person.drop()
  })
})

test('tables nobody touched are forgotten after the days the operator set', async () => {
  const store = new MemoryStore()
  const row = {
    code: null,
    game: 'diamant',
    rulesVersion: 1,
    status: 'finished',
    listed: false,
    created: 0,
    due: null,
    summary: {},
  }
  await store.write({ table: 'old', row: { ...row, id: 'old', touched: clock.now() - 31 * 86_400_000 } })
  await store.write({ table: 'new', row: { ...row, id: 'new', touched: clock.now() - 29 * 86_400_000 } })
  await forgetOld(store, clock, 0)
  expect(await store.allTables(undefined, 9)).toHaveLength(2)
  await forgetOld(store, clock, 30)
  expect((await store.allTables(undefined, 9)).map(({ id }) => id)).toEqual(['new'])
})
