import type { ClubFound, ClubInfo, TableInfo, TableList, TableMade } from '@grotto/protocol'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, reasonOf, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { playOut } from '../../test-kit/play-out.ts'

let server: TestServer | undefined
let [ada, bo, cy] = [] as unknown as [Client, Client, Client]
beforeEach(async () => {
  server ??= await openServer()
  ;[ada, bo, cy] = (await friends(server.address, 'Ada', 'Bo', 'Cy')) as [Client, Client, Client]
  return () => {
    for (const each of [ada, bo, cy]) each.drop()
  }
})
afterAll(() => server?.remove())

const block = (by: Client, whom: Client) => by.http('PUT', '/api/my/blocks', { person: whom.id, blocked: true })
const lobby = async (host: Client, settings = {}) =>
  ((await host.http('POST', '/api/tables', { game: 'diamant', options: { players: 4 }, settings })) as TableMade).id
const seatsAt = async (table: string) =>
  ((await cy.http('GET', `/api/tables/${table}`)) as TableInfo).seats.map(seat =>
    seat.kind === 'human' ? seat.name : seat.kind,
  )

test('a rematch leaves the seat of who blocked the asker open, and of whom he blocked', async () => {
  for (const [by, whom] of [
    [ada, bo],
    [bo, ada],
  ] as const) {
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    await playOut(table, [ada, bo])
    await block(by, whom)
    const again = await bo.ok({ type: 'rematch', table })
    expect(await seatsAt(('table' in again && again.table) || '')).toEqual(['open', 'Bo', 'bot'])
    await by.http('PUT', '/api/my/blocks', { person: whom.id, blocked: false })
  }
})

test('what somebody calls a table is not read by who has blocked him', async () => {
  const { id: club } = (await cy.http('POST', '/api/clubs', { name: 'Bats' })) as ClubFound
  const { code } = (await cy.http('GET', `/api/clubs/${club}`)) as ClubInfo
  for (const who of [ada, bo]) await who.http('POST', '/api/clubs/join', { code })
  await block(ada, bo)
  await bo.http('POST', '/api/tables', {
    game: 'diamant',
    club,
    settings: { visibility: 'public', name: 'I know you' },
  })
  const told = async (who: Client) =>
    JSON.stringify([await who.http('GET', '/api/tables'), await who.http('GET', `/api/clubs/${club}`)])
  expect(await told(cy)).toContain('I know you')
  expect(await told(ada)).not.toContain('I know you')
  expect(((await ada.http('GET', '/api/tables')) as TableList).tables).not.toHaveLength(0)
})

test('two who sit down in the same moment are not seated together where one blocks the other', async () => {
  await block(ada, bo)
  const { companions } = server!.store
  const { blocking } = companions
  // As a shared database does: both ask before either sits.
  companions.blocking = async (...asked) => {
    await new Promise(answer => setTimeout(answer, 50))
    return blocking.apply(companions, asked)
  }
  const table = await lobby(cy)
  await Promise.all([ada.say({ type: 'sit', table, seat: 1 }), bo.say({ type: 'sit', table, seat: 2 })])
  companions.blocking = blocking
  expect((await seatsAt(table)).filter(name => name === 'Ada' || name === 'Bo')).toHaveLength(1)
})

test('whom the host invites may sit, whomever others block; not against the host', async () => {
  const table = await lobby(cy)
  await ada.ok({ type: 'sit', table })
  await block(ada, bo)
  expect(reasonOf(await bo.say({ type: 'sit', table }))).toBe('notWelcome')
  const invitation = 'Invited'.repeat(3)
  await cy.ok({ type: 'invite', table, seat: 3, invitation })
  expect(reasonOf(await bo.say({ type: 'sit', table, invitation: 'Guessed'.repeat(3) }))).toBe('notWelcome')
  await bo.ok({ type: 'sit', table, invitation })
  const other = await lobby(ada)
  await ada.ok({ type: 'invite', table: other, seat: 3, invitation })
  expect(reasonOf(await bo.say({ type: 'sit', table: other, invitation }))).toBe('notWelcome')
})

test('who has blocked somebody who sits there is told, and sits down if she says so again', async () => {
  const table = await lobby(cy)
  await bo.ok({ type: 'sit', table })
  await block(ada, bo)
  expect(reasonOf(await ada.say({ type: 'sit', table }))).toBe('blockedSits')
  await cy.ok({ type: 'watch', table })
  await ada.ok({ type: 'sit', table, anyway: true })
})

test('a table closed to somebody does not say how it stands', async () => {
  const table = await startGame([ada], { game: 'diamant', options: { players: 3 }, settings: { spectators: false } })
  for (const command of [
    { type: 'rematch' },
    { type: 'sit' },
    { type: 'undo' },
    { type: 'start' },
    { type: 'standIn', bot: 'random' },
  ] as const)
    expect([command.type, reasonOf(await bo.say({ ...command, table }))]).toEqual([command.type, 'notAllowed'])
})
