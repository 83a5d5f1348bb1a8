import type { TableMade } from '@grotto/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { friends, reasonOf, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { RATES } from './limits.ts'

const FACTOR = 0.1
let server: TestServer
beforeEach(async () => {
  // Time stands still, so that nothing comes back while somebody counts.
  server = await openServer({ rateLimits: FACTOR, clock: new TestClock() })
})
afterEach(() => server.remove())

const atOnce = (kind: 'commands' | 'tables') => ({
  person: RATES[kind].person.atOnce * FACTOR,
  address: RATES[kind].address.atOnce * FACTOR,
})

describe('commands', () => {
  test('of one person have one budget, over however many sockets and over HTTP', async () => {
    const ada = await Client.arrive(server.address)
    const again = new Client(server.address)
    again.cookie = ada.cookie
    await Promise.all([ada.connect(), again.connect()])
    const look = (client: Client) => client.say({ type: 'look', looking: true })
    const answers: string[] = []
    for (let i = 0; i < atOnce('commands').person; i++) answers.push(reasonOf(await look(i % 2 ? ada : again)))
    // Two went into the greetings.
    expect(answers.filter(answer => answer === 'ok')).toHaveLength(atOnce('commands').person - 2)
    expect(answers.at(-1)).toBe('tooMany')
    const overHttp = await ada.request('POST', '/api/commands', { id: 'x', type: 'leave', table: 'A'.repeat(16) })
    expect(overHttp).toEqual({ status: 429, json: { error: 'tooMany' } })
    for (const client of [ada, again]) client.drop()
  })

  test('of one address have one budget, however many guests it makes', async () => {
    const clients = await friends(server.address, ...Array.from({ length: 8 }, () => ''))
    const answers: string[] = []
    for (const client of clients)
      for (let i = 0; i < 7; i++) answers.push(reasonOf(await client.say({ type: 'look', looking: true })))
    expect(answers.filter(answer => answer === 'ok')).toHaveLength(atOnce('commands').address - clients.length)
    for (const client of clients) client.drop()
  })
})

describe('new tables', () => {
  const create = async (client: Client) => client.request('POST', '/api/tables', { game: 'diamant' })

  test('are counted for an address, however many guests it makes and however they are made', async () => {
    const made: number[] = []
    for (let i = 0; i < 5; i++) {
      const guest = new Client(server.address)
      made.push((await create(guest)).status)
      made.push((await guest.request('POST', '/api/play-now', { game: 'diamant' })).status)
    }
    expect(made.filter(status => status === 200)).toHaveLength(atOnce('tables').address)
    const record = await new Client(server.address).request('POST', '/api/records', {})
    expect(record).toEqual({ status: 429, json: { error: 'tooMany' } })
  })

  test('by rematch count like others', async () => {
    const [ada] = (await friends(server.address, '')) as [Client]
    let table = ((await create(ada)).json as TableMade).id
    const answers: string[] = []
    for (let i = 0; i < 2; i++) {
      await ada.ok({ type: 'leave', table })
      const answer = await ada.say({ type: 'rematch', table })
      answers.push(reasonOf(answer))
      table = 'table' in answer ? answer.table! : table
    }
    expect(answers).toEqual(['ok', 'tooMany'])
    ada.drop()
  })
})
