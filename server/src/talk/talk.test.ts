import type { Message, Said } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, reasonOf, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

const isSaid = (message: Message): message is Said => ['chat', 'phrase', 'point', 'intend'].includes(message.type)
const heard = (client: Client): Said[] => client.heard.map(text => JSON.parse(text) as Message).filter(isSaid)

describe('talking', () => {
  test('players are heard by all, those who look on only by their like, and whoever comes later hears it too', async () => {
    const [ada, bo, eve, uma] = (await friends(server.address, 'Ada', 'Bo', 'Eve', 'Uma')) as [
      Client,
      Client,
      Client,
      Client,
    ]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    await eve.ok({ type: 'watch', table })
    await ada.ok({ type: 'chat', table, text: '<b>ciao</b>' })
    await eve.ok({ type: 'chat', table, text: 'Bo will leave' })
    await bo.ok({ type: 'phrase', table, phrase: 'wait' })
    await uma.ok({ type: 'watch', table })
    await uma.until(table, known => known.version > 0)
    await uma.ok({ type: 'phrase', table, phrase: 'hello' })
    expect(heard(uma)).toMatchObject([
      { type: 'chat', seat: 0, name: 'Ada', text: '<b>ciao</b>' },
      { type: 'chat', seat: null, name: 'Eve', text: 'Bo will leave' },
      { type: 'phrase', seat: 1, phrase: 'wait' },
      { type: 'phrase', seat: null, phrase: 'hello' },
    ])
    expect(heard(ada).map(({ name }) => name)).toEqual(['Ada', 'Bo'])
    for (const person of [ada, bo, eve, uma]) person.drop()
  })

  test('pings and plans stand in the chat of whoever comes later; a plan that was given up holds no longer', async () => {
    const [ada, bo, uma] = (await friends(server.address, 'Ada', 'Bo', 'Uma')) as [Client, Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    await ada.ok({ type: 'point', table, at: { card: 0 } })
    await ada.ok({ type: 'intend', table, plan: { type: 'leave' } })
    await bo.ok({ type: 'intend', table, plan: { type: 'goOn' } })
    await ada.ok({ type: 'intend', table, plan: null })
    await uma.ok({ type: 'watch', table })
    await uma.until(table, known => known.version > 0)
    await uma.ok({ type: 'phrase', table, phrase: 'hello' })
    const came = heard(uma).filter(({ person }) => person !== null)
    expect(came.map(said => [said.type, said.seat, 'plan' in said ? (said.plan?.type ?? null) : ''])).toEqual([
      ['point', 0, ''],
      ['intend', 0, 'leave'],
      ['intend', 0, null],
      ['intend', 1, 'goOn'],
      ['phrase', null, ''],
    ])
    for (const person of [ada, bo, uma]) person.drop()
  })

  test('the same words sent twice are said once, and others under their id are refused', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    const command = ada.newCommand({ type: 'chat', table, text: 'once' })
    await ada.send(command)
    ada.drop()
    await ada.connect()
    await ada.send(command)
    const other = { ...command, text: 'never' } as typeof command
    expect(await ada.send(other)).toMatchObject({ result: 'refused', refusal: { reason: 'idReused' } })
    await ada.ok({ type: 'chat', table, text: 'twice' })
    await expect.poll(() => heard(bo).map(said => 'text' in said && said.text)).toEqual(['once', 'twice'])
    for (const person of [ada, bo]) person.drop()
  })

  test('plans and pointing are for those who play', async () => {
    const [ada, bo, eve] = (await friends(server.address, 'Ada', 'Bo', 'Eve')) as [Client, Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    expect(reasonOf(await eve.say({ type: 'chat', table, text: 'from outside' }))).toBe('notAllowed')
    await eve.ok({ type: 'watch', table })
    expect(reasonOf(await eve.say({ type: 'point', table, at: { card: 2 } }))).toBe('notAllowed')
    await ada.ok({ type: 'intend', table, plan: { type: 'leave' } })
    await ada.ok({ type: 'point', table, at: { seat: 2 } })
    const bigPlan = { type: 'x', text: 'x'.repeat(700) }
    expect(reasonOf(await ada.say({ type: 'intend', table, plan: bigPlan }))).toBe('malformed')
    await expect.poll(() => heard(bo).map(({ type }) => type)).toEqual(['intend', 'point'])
    for (const person of [ada, bo, eve]) person.drop()
  })

  test('the host may let somebody be heard no more, and again', async () => {
    const [ada, bo, eve] = (await friends(server.address, 'Ada', 'Bo', 'Eve')) as [Client, Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    await eve.ok({ type: 'watch', table })
    expect(reasonOf(await bo.say({ type: 'mute', table, person: ada.id, muted: true }))).toBe('hostOnly')
    expect(reasonOf(await ada.say({ type: 'mute', table, person: ada.id, muted: true }))).toBe('notThere')
    expect(reasonOf(await ada.say({ type: 'mute', table, person: 'Nobodynobody', muted: true }))).toBe('notThere')
    for (const { id: person } of [bo, eve]) await ada.ok({ type: 'mute', table, person, muted: true })
    expect((await bo.until(table, ({ info }) => info.muted?.length === 2)).info.muted).toEqual([bo.id, eve.id])
    expect(reasonOf(await bo.say({ type: 'chat', table, text: 'unheard of' }))).toBe('muted')
    expect(reasonOf(await bo.say({ type: 'point', table, at: { card: 1 } }))).toBe('muted')
    expect(reasonOf(await bo.say({ type: 'intend', table, plan: { type: 'leave' } }))).toBe('muted')
    expect(reasonOf(await eve.say({ type: 'phrase', table, phrase: 'hello' }))).toBe('muted')
    await ada.ok({ type: 'mute', table, person: bo.id, muted: false })
    await bo.ok({ type: 'phrase', table, phrase: 'thanks' })
    await expect.poll(() => heard(ada).map(({ type }) => type)).toEqual(['phrase'])
    for (const person of [ada, bo, eve]) person.drop()
  })

  test('whoever talks too much has to wait', async () => {
    const limited = await openServer({ rateLimits: 1 })
    const [ada] = (await friends(limited.address, 'Ada')) as [Client]
    const { id: table } = (await ada.http('POST', '/api/tables', { game: 'diamant' })) as { id: string }
    await ada.ok({ type: 'watch', table })
    const answers = []
    for (let i = 0; i < 12; i++) answers.push(reasonOf(await ada.say({ type: 'chat', table, text: `${i}` })))
    expect(answers).toContain('tooMany')
    ada.drop()
    await limited.remove()
  })
})
