import type { TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

/** Three people in a Diamant game that has just started. */
async function threeAtATable(): Promise<{ people: [Client, Client, Client]; table: string }> {
  const people = (await Promise.all(['Ada', 'Bo', 'Cy'].map(name => Client.arrive(server.address, name)))) as [
    Client,
    Client,
    Client,
  ]
  const [ada] = people
  const { id: table } = (await ada.http('POST', '/api/tables', {
    game: 'diamant',
    options: { players: 3 },
  })) as TableMade
  for (const person of people) {
    await person.connect()
    await person.ok({ type: 'watch', table })
    await person.ok({ type: 'sit', table })
    await person.ok({ type: 'ready', table, ready: true })
  }
  await ada.ok({ type: 'start', table })
  for (const person of people) await person.until(table, known => known.info.status === 'playing')
  return { people, table }
}

const choose = (type: 'goOn' | 'leave', table: string) => ({ type: 'act', table, action: { type } }) as const

describe('a lost connection', () => {
  test('the same command twice is done once and answered alike, also over another socket', async () => {
    const { people, table } = await threeAtATable()
    const [ada] = people
    const entries = async () => (await server.store.entries(table)).length
    const before = await entries()
    const command = ada.newCommand(choose('goOn', table))
    const [first, second] = await Promise.all([ada.send(command), ada.send(command)])
    expect(second).toEqual(first)
    ada.drop()
    await ada.connect()
    expect(await ada.send(command)).toEqual(first)
    expect(await entries()).toBe(before + 1)
    for (const person of people) person.drop()
  })

  test('a server that was restarted, and reads the table anew, knows what was done as well', async () => {
    const first = await openServer()
    const ada = await Client.arrive(first.address, 'Ada')
    const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'sub-terra' })) as TableMade
    await ada.connect()
    await ada.ok({ type: 'watch', table })
    const command = ada.newCommand({ type: 'standIn', table, bot: 'random' })
    const answer = await ada.send(command)
    ada.drop()
    await first.close()
    const second = await openServer({ data: first.data, botPace: 60_000 })
    const back = new Client(second.address)
    back.cookie = ada.cookie
    await back.connect()
    const before = (await second.store.entries(table)).length
    expect(await back.send(command)).toEqual(answer)
    expect(await second.store.entries(table)).toHaveLength(before)
    back.drop()
    await second.remove()
  })

  test('another command under the same id is refused by name, at once and after a restart', async () => {
    const first = await openServer()
    const ada = await Client.arrive(first.address, 'Ada')
    const { id: table } = (await ada.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
    await ada.connect()
    const command = ada.newCommand({ type: 'setBot', table, seat: 1, bot: 'random' })
    const other = { ...command, seat: 2 } as typeof command
    const reused = { result: 'refused', refusal: { rule: 'table', reason: 'idReused' } }
    const [done, refused] = await Promise.all([
      ada.http('POST', '/api/commands', command),
      ada.http('POST', '/api/commands', other),
    ])
    expect(done).toMatchObject({ result: 'ok' })
    expect(refused).toMatchObject(reused)
    const { bot, ...rest } = command as typeof command & { bot: string }
    expect(await ada.send({ bot, ...rest } as typeof command)).toEqual(done)
    ada.drop()
    await first.close()
    const second = await openServer({ data: first.data })
    const back = new Client(second.address)
    back.cookie = ada.cookie
    await back.connect()
    const before = (await second.store.entries(table)).length
    expect(await back.send(other)).toMatchObject(reused)
    expect(await back.send(command)).toEqual(done)
    expect(await second.store.entries(table)).toHaveLength(before)
    back.drop()
    await second.remove()
  })

  test('whoever comes back hears exactly what was missed', async () => {
    const { people, table } = await threeAtATable()
    const [ada, bo, cy] = people
    const left = cy.known.get(table)!
    cy.drop()
    await ada.ok(choose('goOn', table))
    await bo.ok(choose('goOn', table))
    const there = await bo.until(table, known => known.log.length > left.log.length)
    await cy.connect()
    const caughtUp = await cy.until(table, known => known.version === there.version)
    expect(caughtUp.log).toEqual(bo.known.get(table)!.log)
    expect(caughtUp.you).toBe(2)
    for (const person of people) person.drop()
  })

  test('whoever was away too long, or claims to know the future, gets the whole table', async () => {
    const { people, table } = await threeAtATable()
    const [ada] = people
    const whole = ada.hear(message => message.type === 'table')
    await ada.ok({ type: 'watch', table, since: 9999 })
    expect(await whole).toMatchObject({ type: 'table', you: 0 })
    for (const person of people) person.drop()
  })

  test('simultaneous choices never refuse one another; a version that has passed does', async () => {
    const { people, table } = await threeAtATable()
    const [ada, bo, cy] = people
    const { version } = ada.known.get(table)!
    const answers = await Promise.all(people.map(person => person.say(choose('goOn', table))))
    expect(answers.map(({ result }) => result)).toEqual(['ok', 'ok', 'ok'])
    expect(await ada.say({ ...choose('goOn', table), version })).toMatchObject({ result: 'error', error: 'stale' })
    for (const person of [ada, bo, cy]) person.drop()
  })

  test('two devices of one person see the same', async () => {
    const { people, table } = await threeAtATable()
    const [ada] = people
    const phone = new Client(server.address)
    phone.cookie = ada.cookie
    await phone.connect()
    await phone.ok({ type: 'watch', table })
    await phone.ok(choose('leave', table))
    const onLaptop = await ada.until(
      table,
      known => known.version === phone.known.get(table)!.version && !known.toAct.includes(0),
    )
    expect(onLaptop.view).toEqual(phone.known.get(table)!.view)
    for (const person of [...people, phone]) person.drop()
  })
})
