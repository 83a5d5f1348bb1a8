import type { TableMade } from '@grotto/protocol'
import { expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { isOver, SeveralNodes } from '../../test-kit/several-nodes.ts'

const several = SeveralNodes.forTests()

const PATIENTLY = { timeout: 120_000 }
const rowOf = async (table: string) => (await several.store.table(table))!
/** Somebody on the first node, somebody on the second, and a table that the first has left to bots. */
async function leftToBots(botPace: number): Promise<{ bo: Client; table: string }> {
  await several.open(2, undefined, { botPace })
  const [ada, bo] = (await several.arrive('Ada', 'Bo')) as [Client, Client]
  const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant', bots: 'random' })) as TableMade
  await ada.ok({ type: 'leave', table })
  return { bo, table }
}

test('a table everybody has left rests on all nodes, until somebody looks at it on any', PATIENTLY, async () => {
  const { bo, table } = await leftToBots(30)
  await expect.poll(async () => (await rowOf(table)).due, { timeout: 30_000 }).toBe(null)
  expect((await rowOf(table)).status).toBe('playing')
  await bo.ok({ type: 'watch', table })
  await bo.until(table, isOver)
})

test('who looks on at another node keeps the bots of this one at it', PATIENTLY, async () => {
  const { bo, table } = await leftToBots(300)
  await bo.ok({ type: 'watch', table })
  await bo.until(table, isOver)
})
