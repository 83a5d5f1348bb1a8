import type { Answer, TableInfo, TableList, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

const reasonOf = (answer: Answer) => (answer.result === 'refused' ? answer.refusal.reason : answer.result)

async function friends(...names: string[]): Promise<Client[]> {
  return Promise.all(
    names.map(async name => {
      const client = await Client.arrive(server.address, name)
      await client.connect()
      return client
    }),
  )
}

async function tableOf(host: Client, body: object = {}): Promise<TableMade> {
  const made = (await host.http('POST', '/api/tables', { game: 'diamant', ...body })) as TableMade
  await host.ok({ type: 'watch', table: made.id })
  return made
}

describe('before the game', () => {
  test('friends find a table by its code, sit down, get ready and start; open seats go away', async () => {
    const [ada, bo, cy] = (await friends('Ada', 'Bo', 'Cy')) as [Client, Client, Client]
    const { id: table, code } = await tableOf(ada, { options: { players: 5 } })
    expect(await bo.http('POST', '/api/join', { code: code.toLowerCase() })).toEqual({ id: table })
    for (const friend of [bo, cy]) {
      await friend.ok({ type: 'watch', table })
      await friend.ok({ type: 'sit', table })
    }
    expect(reasonOf(await bo.say({ type: 'start', table }))).toBe('hostOnly')
    expect(reasonOf(await ada.say({ type: 'start', table }))).toBe('notReady')
    await bo.ok({ type: 'ready', table, ready: true, entropy: '0b'.repeat(32) })
    await cy.ok({ type: 'ready', table, ready: true, entropy: '0c'.repeat(32) })
    await ada.ok({ type: 'start', table })
    const { info, view } = await cy.until(table, known => known.info.status === 'playing')
    expect(info.seats.map(seat => seat.kind === 'human' && seat.name)).toEqual(['Ada', 'Bo', 'Cy'])
    expect(info.fairness.entropies).toEqual([null, '0b'.repeat(32), '0c'.repeat(32)])
    expect(view).toBeDefined()
    for (const friend of [ada, bo, cy]) friend.drop()
  })

  test('who was ready for other talk, another clock or other eyes is asked again, and not for another name', async () => {
    const [ada, bo] = (await friends('Ada', 'Bo')) as [Client, Client]
    const { id: table } = await tableOf(ada, { game: 'sub-terra', options: { players: 2 } })
    await bo.ok({ type: 'sit', table })
    const isReady = async () => {
      const { seats } = (await bo.http('GET', `/api/tables/${table}`)) as TableInfo
      return seats.map(seat => seat.kind === 'human' && seat.ready)
    }
    const changes = [
      [{ talk: 'silent' }, false],
      [{ undo: 'none' }, false],
      [{ clock: 60 }, false],
      [{ spectators: false }, false],
      [{ visibility: 'public' }, false],
      [{ visibility: 'public', name: 'Evening' }, true],
      [{ botPace: 500 }, true],
    ] as const
    for (const [settings, stays] of changes) {
      await bo.ok({ type: 'ready', table, ready: true })
      await ada.ok({ type: 'configure', table, settings })
      expect([settings, (await isReady())[1]]).toEqual([settings, stays])
    }
    for (const friend of [ada, bo]) friend.drop()
  })

  test('a clock gives time to decide', async () => {
    const [ada] = (await friends('Ada')) as [Client]
    const { id: table } = await tableOf(ada)
    expect(reasonOf(await ada.say({ type: 'configure', table, settings: { clock: 4 } }))).toBe('clockTooShort')
    const made = await ada.request('POST', '/api/tables', { game: 'diamant', settings: { clock: 1 } })
    expect([made.status, made.json]).toMatchObject([422, { refusal: { reason: 'clockTooShort' } }])
    for (const clock of [5, 0]) await ada.ok({ type: 'configure', table, settings: { clock } })
    ada.drop()
  })

  test('a seat is kept for whoever has the invitation, once, until it is withdrawn', async () => {
    const [ada, bo, cy] = (await friends('Ada', 'Bo', 'Cy')) as [Client, Client, Client]
    const { id: table } = await tableOf(ada, { options: { players: 3 } })
    const [first, second] = ['i'.repeat(22), 'j'.repeat(22)]
    expect(reasonOf(await bo.say({ type: 'invite', table, seat: 2, invitation: first }))).toBe('hostOnly')
    await ada.ok({ type: 'invite', table, seat: 1, invitation: first, name: 'Bo' })
    for (const friend of [bo, cy]) await friend.ok({ type: 'watch', table })
    expect(cy.known.get(table)!.info.seats[1]).toEqual({ kind: 'open', invited: { name: 'Bo' } })
    // Whatever others hear or the store holds lets nobody in.
    expect(cy.heard.join()).not.toContain(first)
    expect(JSON.stringify(await server.store.entries(table))).not.toContain(first)

    expect(reasonOf(await cy.say({ type: 'sit', table, seat: 1 }))).toBe('seatReserved')
    expect(reasonOf(await cy.say({ type: 'sit', table, invitation: second }))).toBe('invitationGone')
    expect(await cy.say({ type: 'sit', table })).toMatchObject({ result: 'ok', seat: 2 })
    await cy.ok({ type: 'ready', table, ready: true })
    expect(reasonOf(await ada.say({ type: 'configure', table, options: { players: 2 } }))).not.toBe('ok')
    expect(reasonOf(await ada.say({ type: 'start', table }))).toBe('stillInvited')

    expect(await bo.say({ type: 'sit', table, invitation: first })).toMatchObject({ result: 'ok', seat: 1 })
    await bo.ok({ type: 'leave', table })
    expect(reasonOf(await bo.say({ type: 'sit', table, invitation: first }))).toBe('invitationGone')

    await ada.ok({ type: 'invite', table, seat: 1, invitation: second })
    await ada.ok({ type: 'removeSeat', table, seat: 1 })
    expect(reasonOf(await bo.say({ type: 'sit', table, invitation: second }))).toBe('invitationGone')
    expect(await bo.say({ type: 'sit', table })).toMatchObject({ result: 'ok', seat: 1 })
    for (const friend of [ada, bo, cy]) friend.drop()
  })

  test('what only the host may do, and what nobody may', async () => {
    const [ada, bo] = (await friends('Ada', 'Bo')) as [Client, Client]
    const { id: table } = await tableOf(ada, { options: { players: 3 } })
    await bo.ok({ type: 'sit', table })
    const refusals = [
      await bo.say({ type: 'setBot', table, seat: 2, bot: 'random' }),
      await bo.say({ type: 'removeSeat', table, seat: 0 }),
      await bo.say({ type: 'configure', table, options: { players: 4 } }),
      await bo.say({ type: 'sit', table, seat: 0 }),
      await bo.say({ type: 'sit', table, seat: 7 }),
      await bo.say({ type: 'act', table, action: { type: 'goOn' } }),
      await ada.say({ type: 'setBot', table, seat: 1, bot: 'random' }),
      await ada.say({ type: 'setBot', table, seat: 2, bot: 'nobody' }),
      await ada.say({ type: 'start', table }),
    ]
    expect(refusals.map(reasonOf)).toEqual([
      'hostOnly',
      'hostOnly',
      'hostOnly',
      'seatTaken',
      'noSuchSeat',
      'notStarted',
      'seatTaken',
      'noSuchBot',
      'notReady',
    ])
    expect(await bo.say({ type: 'sit', table: 'NoSuchTable1234' })).toMatchObject({
      result: 'error',
      error: 'notFound',
    })
    for (const friend of [ada, bo]) friend.drop()
  })

  test('changed options make everybody think again; too few seats for those who sit are refused', async () => {
    const [ada, bo] = (await friends('Ada', 'Bo')) as [Client, Client]
    const { id: table } = await tableOf(ada, { options: { players: 6 } })
    await bo.ok({ type: 'sit', table, seat: 5 })
    await bo.ok({ type: 'ready', table, ready: true })
    await ada.ok({ type: 'configure', table, options: { players: 4 }, settings: { visibility: 'public' } })
    const { info } = await ada.until(table, known => known.info.seats.length === 4)
    expect(info.seats.filter(seat => seat.kind === 'human')).toMatchObject([
      { ready: false },
      { name: 'Bo', ready: false },
    ])
    expect((await ada.say({ type: 'configure', table, options: { players: 99 } })).result).toBe('refused')
    const list = (await bo.http('GET', '/api/tables')) as TableList
    expect(list.tables.map(({ id }) => id)).toContain(table)
    for (const friend of [ada, bo]) friend.drop()
  })

  test('the host may send away and leave; the table goes to the next, and ends with the last', async () => {
    const [ada, bo, cy] = (await friends('Ada', 'Bo', 'Cy')) as [Client, Client, Client]
    const { id: table } = await tableOf(ada)
    await bo.ok({ type: 'sit', table })
    await cy.ok({ type: 'sit', table })
    await ada.ok({ type: 'removeSeat', table, seat: 2 })
    await ada.ok({ type: 'leave', table })
    const info = (await bo.http('GET', `/api/tables/${table}`)) as TableInfo
    expect(info.host).toBe(bo.id)
    expect(info.seats.map(({ kind }) => kind).slice(0, 3)).toEqual(['open', 'human', 'open'])
    await bo.ok({ type: 'leave', table })
    expect(((await bo.http('GET', `/api/tables/${table}`)) as TableInfo).status).toBe('abandoned')
    for (const friend of [ada, bo, cy]) friend.drop()
  })

  test('who was sent away comes back only with an invitation', async () => {
    const [ada, bo] = (await friends('Ada', 'Bo')) as [Client, Client]
    const { id: table } = await tableOf(ada)
    await bo.ok({ type: 'sit', table, seat: 1 })
    await ada.ok({ type: 'removeSeat', table, seat: 1 })
    const { info } = await ada.until(table, known => known.info.seats[1]?.kind === 'open')
    expect(info.notes).toMatchObject([{ kind: 'removed', person: bo.id, name: 'Bo' }])
    expect(reasonOf(await bo.say({ type: 'sit', table }))).toBe('sentAway')
    const invitation = 'invitation-for-bo'
    await ada.ok({ type: 'invite', table, seat: 2, invitation })
    await bo.ok({ type: 'sit', table, invitation })
    // Now she is here as anybody else.
    await bo.ok({ type: 'sit', table, seat: 1 })
    await bo.ok({ type: 'leave', table })
    await bo.ok({ type: 'sit', table })
    for (const friend of [ada, bo]) friend.drop()
  })

  test('a table has the name and the language its host gives it, for those who look for one', async () => {
    const [ada, bo] = (await friends('Ada', 'Bo')) as [Client, Client]
    const settings = { visibility: 'public', name: ' Cave\u202e  night ', language: 'fr' }
    const { id: table } = await tableOf(ada, { settings })
    const listed = async () =>
      ((await bo.http('GET', '/api/tables')) as TableList).tables.find(({ id }) => id === table)!
    expect(await listed()).toMatchObject({ name: 'Cave night', language: 'fr' })
    await ada.ok({ type: 'configure', table, settings: { name: 'Friday', language: 'it' } })
    expect(await listed()).toMatchObject({ name: 'Friday', language: 'it' })
    await ada.ok({ type: 'configure', table, settings: { name: '', language: '' } })
    expect(Object.keys(await listed())).not.toContain('name')
    expect(Object.keys(await listed())).not.toContain('language')
    const wrong = [{ language: 'xx' }, { name: 'x'.repeat(41) }, { language: 'FR' }]
    expect(
      (await Promise.all(wrong.map(each => ada.say({ type: 'configure', table, settings: each })))).map(reasonOf),
    ).toEqual(['noSuchLanguage', 'error', 'error'])
    const { status } = await ada.request('POST', '/api/tables', { game: 'diamant', settings: { language: 'xx' } })
    expect(status).toBe(422)
    for (const friend of [ada, bo]) friend.drop()
  })

  test('a new name is seen at the table', async () => {
    const [ada, bo] = (await friends('Ada', 'Bo')) as [Client, Client]
    const { id: table } = await tableOf(ada)
    await bo.ok({ type: 'watch', table })
    await ada.http('PUT', '/api/me', { name: 'Countess' })
    await bo.until(table, ({ info }) => info.seats[0]?.kind === 'human' && info.seats[0].name === 'Countess')
    await ada.ok({ type: 'rename', name: 'Lovelace' })
    await bo.until(table, ({ info }) => info.seats[0]?.kind === 'human' && info.seats[0].name === 'Lovelace')
    for (const friend of [ada, bo]) friend.drop()
  })

  test('a crowd is counted, and its first names told, once in a while', async () => {
    const [ada, ...crowd] = (await friends('Ada', ...Array.from({ length: 40 }, (_, i) => `F${i}`))) as [Client]
    const { id: table } = await tableOf(ada)
    const counted = ada.hear(message => message.type === 'presence' && message.spectators === 40)
    await Promise.all(crowd.map((friend: Client) => friend.ok({ type: 'watch', table })))
    const presence = (await counted) as { watching: object[] }
    expect(presence.watching).toHaveLength(20)
    expect(ada.heard.filter(text => text.includes('"presence"')).length).toBeLessThan(40)
    for (const friend of [ada, ...crowd]) friend.drop()
  })

  test('who does not want to be watched is not', async () => {
    const [ada, bo, eve] = (await friends('Ada', 'Bo', 'Eve')) as [Client, Client, Client]
    const { id: table } = await tableOf(ada, { options: { players: 3 }, settings: { spectators: false } })
    await bo.ok({ type: 'sit', table })
    await bo.ok({ type: 'ready', table, ready: true })
    await ada.ok({ type: 'setBot', table, seat: 2, bot: 'random' })
    await ada.ok({ type: 'start', table })
    expect(await eve.say({ type: 'watch', table })).toMatchObject({ result: 'error', error: 'notAllowed' })
    for (const path of ['', '/log', '/record', '/events'])
      expect((await eve.request('GET', `/api/tables/${table}${path}`)).status).toBe(403)
    await bo.ok({ type: 'watch', table })
    for (const friend of [ada, bo, eve]) friend.drop()
  })

  test('people see who is there', async () => {
    const [ada, bo] = (await friends('Ada', 'Bo')) as [Client, Client]
    const { id: table } = await tableOf(ada)
    const seen = ada.hear(message => message.type === 'presence' && message.spectators === 1)
    await bo.ok({ type: 'watch', table })
    await seen
    const gone = ada.hear(message => message.type === 'presence' && message.spectators === 0)
    bo.drop()
    expect(await gone).toMatchObject({ online: [0] })
    ada.drop()
  })
})
