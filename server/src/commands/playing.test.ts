import { gameById } from '@grotto/catalog'
import { type Seat, verifyRecord } from '@grotto/kernel'
import type { TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

/** Plays the seat of a client to the end, taking the first legal action each time. */
async function playOut(client: Client, table: string): Promise<void> {
  for (;;) {
    const { view, you, info } = await client.until(
      table,
      known => known.info.status !== 'playing' || (known.you !== null && known.toAct.includes(known.you)),
    )
    if (info.status !== 'playing') return
    const game = gameById(info.game)!
    const position = game.decode(view)
    if (!position.ok) throw new Error(`view not readable: ${position.refusal.reason}`)
    const choices = game.legal(position.value, you as Seat)
    const action = choices[Math.floor(Math.random() * choices.length)]!
    const before = client.known.get(table)
    const answer = await client.say({ type: 'act', table, action })
    if (answer.result !== 'ok') throw new Error(JSON.stringify(answer))
    await client.until(table, known => known !== before)
  }
}

describe.each(['diamant', 'sub-terra'])('a whole game of %s', id => {
  const game = gameById(id)!

  test('with bots, begun when its host is ready, from the shuffles that were announced', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const made = (await ada.http('POST', '/api/play-now', {
      game: id,
      bots: 'random',
      wait: true,
    })) as TableMade
    await ada.connect()
    await ada.ok({ type: 'watch', table: made.id })
    await ada.ok({ type: 'ready', table: made.id, ready: true, entropy: 'ab'.repeat(32) })
    await ada.until(made.id, known => known.info.status === 'playing')
    await playOut(ada, made.id)
    const { info } = ada.known.get(made.id)!
    expect(info.status).toBe('finished')
    expect(info.outcome?.places.length).toBe(info.seats.length)

    const record = await ada.http('GET', `/api/tables/${made.id}/record`)
    const verified = verifyRecord(game, record, { commitments: made.commitments! })
    expect(verified.chance).toBe('recomputed')
    ada.drop()
  })
})

test('bots take the time the host gives them, whatever is usual on the server', async () => {
  const ada = await Client.arrive(server.address, 'Ada')
  const settings = { botPace: 600 }
  const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant', settings })) as TableMade
  await ada.connect()
  await ada.ok({ type: 'watch', table })
  const { log, info } = await ada.until(table, known => known.log.some(({ by }) => by === 'bot'))
  expect(info.settings.botPace).toBe(600)
  const [began, decided] = [log.find(({ by }) => by === 'table')!, log.find(({ by }) => by === 'bot')!]
  expect(decided.at - began.at).toBeGreaterThanOrEqual(600)
  expect(await ada.http('POST', '/api/tables', { game: 'diamant', settings: { botPace: 1 } })).toMatchObject({
    error: 'malformed',
  })
  ada.drop()
})
