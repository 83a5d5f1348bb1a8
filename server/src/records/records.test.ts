import { gameById } from '@grotto/catalog'
import { type GameRecord, verifyRecord } from '@grotto/kernel'
import type { TableList, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { choicesOf, friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
let ada: Client
let finished: string
beforeAll(async () => {
  server = await openServer()
  ;[ada] = (await friends(server.address, 'Ada')) as [Client]
  finished = await startGame([ada], { game: 'diamant', options: { players: 3 } })
  await playOut(finished)
})
afterAll(async () => {
  ada.drop()
  await server.remove()
})

async function playOut(table: string): Promise<void> {
  for (;;) {
    const known = await ada.until(table, ({ info, toAct, you }) => info.status !== 'playing' || toAct.includes(you!))
    if (known.info.status !== 'playing') return
    await ada.ok({ type: 'act', table, action: choicesOf(known)[0] as { type: string } })
    await ada.until(table, now => now !== known)
  }
}

const recordOf = async (table: string) => (await ada.http('GET', `/api/tables/${table}/record`)) as GameRecord

describe('a finished game', () => {
  test('comes out, goes in elsewhere, and is still the same game', async () => {
    const record = await recordOf(finished)
    const elsewhere = await openServer()
    const [bo] = (await friends(elsewhere.address, 'Bo')) as [Client]
    const { id } = (await bo.http('POST', '/api/records', record)) as TableMade
    await bo.ok({ type: 'watch', table: id })
    const known = bo.known.get(id)!
    expect(known.info).toMatchObject({ status: 'finished', outcome: ada.known.get(finished)!.info.outcome })
    expect(known.log.map(({ events }) => events)).toEqual(ada.known.get(finished)!.log.map(({ events }) => events))
    expect(await bo.http('GET', `/api/tables/${id}/record`)).toEqual({ ...record, imported: 'whole' })
    bo.drop()
    await elsewhere.remove()
  })

  test('stands in the list of those who played it, with how it ended', async () => {
    const { tables } = (await ada.http('GET', '/api/my/tables')) as TableList
    const { outcome } = ada.known.get(finished)!.info
    expect(tables.find(({ id }) => id === finished)).toMatchObject({ status: 'finished', outcome })
  })

  test('that was tampered with is refused, and the step is named', async () => {
    const record = structuredClone(await recordOf(finished)) as unknown as { entries: { chance?: number[] }[] }
    const step = record.entries.findLastIndex(({ chance }) => chance && chance.length > 0)
    record.entries[step]!.chance![0]! += 1
    const { status, json } = await ada.request('POST', '/api/records', record)
    expect([status, json]).toMatchObject([
      422,
      { error: 'brokenRecord', refusal: { args: { step: expect.any(Number) } } },
    ])
    expect((await ada.request('POST', '/api/records', { nonsense: true })).status).toBe(400)
  })

  test('can be played on from any move, to a record that verifies', async () => {
    const { id: table } = (await ada.http('POST', `/api/tables/${finished}/fork`, { move: 4 })) as TableMade
    await ada.ok({ type: 'watch', table })
    expect(ada.known.get(table)?.info.forkOf).toEqual({ table: finished, move: 4 })
    await ada.ok({ type: 'start', table })
    await playOut(table)
    const record = await recordOf(table)
    expect(verifyRecord(gameById('diamant')!, record).chance).toBe('recomputed')
    const { hashes: _, ...forged } = structuredClone(record)
    Object.assign((forged.from as { options: object }).options, { hideChosen: true })
    expect(() => verifyRecord(gameById('diamant')!, forged)).toThrow('position with other options')
  })
})

describe('a game that is not over', () => {
  test('is forked from what the asker may know: a face-down choice stays with its table', async () => {
    const [eve] = (await friends(server.address, 'Eve')) as [Client]
    const table = await startGame([ada, eve], { game: 'diamant', options: { players: 3 } })
    await ada.ok({ type: 'act', table, action: { type: 'leave' } })
    const forked = async (who: Client) => {
      const { id } = (await who.http('POST', `/api/tables/${table}/fork`, {})) as TableMade
      const [entry] = await server.store.entries(id)
      return (entry!.body as unknown as { from: { seats: { slot: string }[] } }).from.seats.map(({ slot }) => slot)
    }
    expect((await forked(eve))[0]).not.toBe('leave')
    expect((await forked(ada))[0]).toBe('leave')
    eve.drop()
  })
})

describe('a game that was stopped', () => {
  test('can be watched again as far as anybody saw it, without the seeds', async () => {
    const [eve] = (await friends(server.address, 'Eve')) as [Client]
    const table = await startGame([ada, eve], { game: 'diamant', options: { players: 3 } })
    expect((await ada.request('GET', `/api/tables/${table}/record`)).status).toBe(409)
    for (const person of [ada, eve]) await person.ok({ type: 'act', table, action: { type: 'goOn' } })
    const turned = await ada.until(table, ({ log }) => JSON.stringify(log).includes('choicesRevealed'))
    const { length } = turned.log
    await eve.ok({ type: 'act', table, action: { type: 'leave' } })
    for (const person of [eve, ada]) await person.ok({ type: 'vote', table, about: 'abandon', agree: true })
    await ada.until(table, ({ info }) => info.status === 'abandoned')
    const record = await recordOf(table)
    expect(record.fairness).not.toHaveProperty('secrets')
    expect(record.entries).toHaveLength(length)
    expect(verifyRecord(gameById('diamant')!, record).chance).not.toBe('recomputed')
    eve.drop()
  })
})
