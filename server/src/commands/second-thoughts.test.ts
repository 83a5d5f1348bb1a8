import type { TableMade } from '@grotto/protocol'
import { afterEach, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { choicesOf, friends, reasonOf, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { LENGTHS } from '../budgets/limits.ts'

let server: TestServer | undefined
afterEach(() => server?.remove())

test('D-30 a card is changed so often that nobody minds the limit, and no oftener', { timeout: 60_000 }, async () => {
  server = await openServer({ idleAfter: 0 })
  const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
  const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
  const lay = (who: Client, type: string) => who.say({ type: 'act', table, action: { type } }).then(reasonOf)
  expect(await lay(ada, 'goOn')).toBe('ok')
  for (let i = 0; i < LENGTHS.changes; i++) expect(await lay(ada, i % 2 ? 'goOn' : 'leave')).toBe('ok')
  // The bot on the third seat takes its time on a busy machine.
  await ada.until(table, ({ toAct }) => !toAct.includes(2))
  const length = (await server.store.entries(table)).length
  expect(await lay(ada, 'leave')).toBe('mindMadeUp')
  // What the rules forbid they say themselves.
  expect(await lay(ada, 'goOn')).toBe('alreadyChosen')
  // Also by a server that has read the table anew.
  for (const each of [ada, bo]) each.drop()
  await expect.poll(() => server!.tables.evictIdle().then(() => server!.tables.inMemory)).toBe(0)
  for (const each of [ada, bo]) await each.connect()
  expect(await lay(ada, 'leave')).toBe('mindMadeUp')
  expect(await server.store.entries(table)).toHaveLength(length)
  // The game goes on, hers too.
  expect(await lay(bo, 'goOn')).toBe('ok')
  await ada.until(table, known => known.toAct.includes(0) || known.info.status === 'finished')
  expect(await lay(ada, 'goOn')).toBe('ok')
  for (const each of [ada, bo]) each.drop()
})

test('who takes back for ever is stopped while the record can still be brought elsewhere', {
  timeout: 120_000,
}, async () => {
  server = await openServer()
  const ada = await Client.arrive(server.address, 'Ada')
  await ada.connect()
  const wish = { game: 'sub-terra', options: { players: 1 }, settings: { undo: 'free' } }
  const { id: table } = (await ada.http('POST', '/api/play-now', wish)) as TableMade
  await ada.ok({ type: 'watch', table })
  const move = () => ada.ok({ type: 'act', table, action: choicesOf(ada.known.get(table)!)[0]! })
  const back = async () => {
    const { version } = ada.known.get(table)!
    const reason = reasonOf(await ada.say({ type: 'undo', table }))
    if (reason === 'ok') await ada.until(table, known => known.version > version)
    return reason
  }
  for (let i = 0; i < LENGTHS.undos; i++) {
    const { version } = ada.known.get(table)!
    await move()
    await ada.until(table, known => known.version > version)
    expect(await back()).toBe('ok')
  }
  const { version } = ada.known.get(table)!
  await move()
  await ada.until(table, known => known.version > version)
  expect(await back()).toBe('undosUsedUp')
  ada.drop()
})
