import { expect, test } from 'vitest'
import { attack, leaks } from '../fuzz/attack.ts'
import { friends, startGame } from '../test-kit/friends.ts'
import { openServer } from '../test-kit/open-server.ts'
import type { TableEntry } from './table/entries.ts'

test('a sample of hostile messages: all answered, no error of ours, nothing leaked', { timeout: 120_000 }, async () => {
  const server = await openServer({ logLevel: 'fatal' })
  const people = await friends(server.address, 'Ada', 'Bo', 'Cy')
  const table = await startGame(people, { game: 'diamant', options: { players: 3 } })
  await people[1]!.ok({ type: 'act', table, action: { type: 'leave' } })
  const { messages, serverErrors, texts } = await attack({ address: server.address, table }, 4_000, 'sample')
  expect([messages, serverErrors]).toEqual([4_000, 0])
  const [created] = await server.store.entries(table)
  const { secrets } = created!.body as unknown as Extract<TableEntry, { type: 'created' }>
  expect(texts.length).toBeGreaterThan(3_000)
  expect(leaks(texts, Object.values(secrets))).toEqual([])
  expect((await people[0]!.say({ type: 'act', table, action: { type: 'goOn' } })).result).toBe('ok')
  for (const person of people) person.drop()
  await server.remove()
})

test('the check for leaks would notice one', () => {
  expect(leaks(['{"inside":true,"hand":3,"slot":"leave"}'], [])).toHaveLength(1)
  expect(leaks(['{"secret":"abc"}'], ['abc'])).toHaveLength(1)
  expect(leaks(['{"inside":true,"hand":3,"slot":"chosen"}'], ['abc'])).toHaveLength(0)
})
