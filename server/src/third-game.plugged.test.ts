import { GAMES, gameById } from '@grotto/catalog'
import { type GameRecord, verifyRecord } from '@grotto/kernel'
import type { TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../test-kit/client.ts'
import { choicesOf, friends, startGame } from '../test-kit/friends.ts'
import { openServer, type TestServer } from '../test-kit/open-server.ts'

const LANTERNS = gameById('lanterns')!
/** With three players. */
const LANTERNS_IN_BOX = 4

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

/** Chooses once on this seat, as soon as it is asked, and waits until that is known. */
async function choose(person: Client, table: string, place: number): Promise<void> {
  const known = await person.until(table, ({ toAct, you }) => toAct.includes(you!))
  await person.ok({ type: 'act', table, action: choicesOf(known)[place] as { type: string } })
  await person.until(table, now => now !== known)
}

const lanternsSeenBy = (person: Client, table: string): readonly number[] =>
  (person.known.get(table)!.view as unknown as { lanterns: number[] }).lanterns

const recordOf = async (person: Client, table: string) =>
  (await person.http('GET', `/api/tables/${table}/record`)) as GameRecord

test('the catalog of this run has one game more', () => {
  expect(GAMES.map(({ id }) => id)).toContain('lanterns')
})

test('two people and a bot play it at a table, each with secrets of her own; it is kept, recorded, checked and shown again', async () => {
  const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
  const table = await startGame([ada, bo], { game: 'lanterns', options: { players: 3 } })
  const own = lanternsSeenBy(ada, table)
  expect(own[0]).toBeGreaterThan(0)
  expect(own.slice(1)).toEqual([0, 0])
  expect(lanternsSeenBy(bo, table)[0]).toBe(0)

  await choose(ada, table, 0)
  const again = await ada.say({ type: 'act', table, action: { type: 'stay' } })
  expect(again).toMatchObject({ result: 'refused', refusal: { rule: 'L-2', reason: 'notToChoose' } })

  // A server that opens the same folder anew finds the table as it was left, face-down choices included.
  await server.close()
  server = await openServer({ data: server.data })
  for (const person of [ada, bo]) {
    person.address = server.address
    await person.connect()
    await person.ok({ type: 'watch', table })
  }
  expect(lanternsSeenBy(ada, table)).toEqual(own)
  await choose(bo, table, 1)
  for (const place of [1, 0]) for (const person of [ada, bo]) await choose(person, table, place)
  const { info } = await ada.until(table, known => known.info.status === 'finished')
  expect(info.outcome).toMatchObject({ result: 'scored', places: expect.any(Array) })

  const record = await recordOf(ada, table)
  expect(verifyRecord(LANTERNS, record).chance).toBe('recomputed')
  const tampered = structuredClone(record) as unknown as { entries: { chance?: number[] }[] }
  const first = tampered.entries.find(({ chance }) => chance?.length)!
  const [drawn, ...others] = first.chance!
  first.chance = [(drawn! + 1) % LANTERNS_IN_BOX, ...others]
  expect(() => verifyRecord(LANTERNS, tampered)).toThrow()

  const { id } = (await bo.http('POST', '/api/records', record)) as TableMade
  await bo.ok({ type: 'watch', table: id })
  expect(bo.known.get(id)!.info).toMatchObject({ status: 'finished', outcome: info.outcome })
  for (const person of [ada, bo]) person.drop()
})
