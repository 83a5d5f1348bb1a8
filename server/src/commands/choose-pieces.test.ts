import type { Answer, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

const reasonOf = (answer: Answer) => (answer.result === 'refused' ? answer.refusal.reason : answer.result)

/** Ada hosts, Bo and Cy sit down, and one seat stays free. */
async function tableOfThree(players = 4): Promise<{ table: string; people: Client[] }> {
  const people = await Promise.all(
    ['Ada', 'Bo', 'Cy'].map(async name => {
      const client = await Client.arrive(server.address, name)
      await client.connect()
      return client
    }),
  )
  const [ada, ...friends] = people
  const made = (await ada!.http('POST', '/api/tables', { game: 'sub-terra', options: { players } })) as TableMade
  for (const client of people) await client.ok({ type: 'watch', table: made.id })
  for (const client of friends) await client.ok({ type: 'sit', table: made.id })
  return { table: made.id, people }
}

const piecesAt = (client: Client, table: string) =>
  client.known.get(table)!.info.seats.map(seat => (seat.kind === 'open' ? '' : (seat.pieces ?? []).join(' ')))
const caversOf = ({ info }: { info: { options: unknown } }) => (info.options as { cavers: string[] }).cavers.join(' ')

describe('people choose what they play with', () => {
  test('in any order, each piece once, the host for bots too; what nobody chose is dealt', async () => {
    const { table, people } = await tableOfThree()
    const [ada, bo, cy] = people as [Client, Client, Client]
    await cy.ok({ type: 'choosePieces', table, pieces: ['climber'] })
    expect(reasonOf(await bo.say({ type: 'choosePieces', table, pieces: ['climber'] }))).toBe('pieceTaken')
    await bo.ok({ type: 'choosePieces', table, pieces: ['leader'] })
    await ada.ok({ type: 'setBot', table, seat: 3, bot: 'random' })
    await ada.ok({ type: 'choosePieces', table, seat: 3, pieces: ['diver'] })
    // Another bot on the seat has what was chosen for it.
    await ada.ok({ type: 'setBot', table, seat: 3, bot: 'sub-terra-careful' })
    for (const client of [bo, cy]) await client.ok({ type: 'ready', table, ready: true })
    expect(piecesAt(ada, table)).toEqual(['', 'leader', 'climber', 'diver'])
    await ada.ok({ type: 'start', table })
    const begun = await cy.until(table, known => known.info.status === 'playing')
    expect(caversOf(begun)).toBe('medic leader climber diver')
    expect(reasonOf(await bo.say({ type: 'choosePieces', table, pieces: [] }))).toBe('alreadyStarted')
    for (const client of people) client.drop()
  })

  test('a choice goes with its person, not with the seat; an empty one is taken back', async () => {
    const { table, people } = await tableOfThree()
    const [ada, bo, cy] = people as [Client, Client, Client]
    await bo.ok({ type: 'choosePieces', table, pieces: ['diver'] })
    await bo.ok({ type: 'sit', table, seat: 3 })
    await ada.ok({ type: 'configure', table, options: { players: 4, difficulty: 'expert' } })
    await ada.until(table, known => (known.info.options as { difficulty: string }).difficulty === 'expert')
    expect(piecesAt(ada, table)).toEqual(['', '', '', 'diver'])
    await bo.ok({ type: 'leave', table })
    await cy.ok({ type: 'choosePieces', table, pieces: ['diver'] })
    await cy.ok({ type: 'choosePieces', table, pieces: [] })
    await ada.until(table, known => known.info.seats[3]!.kind === 'open')
    expect(piecesAt(cy, table)).toEqual(['', '', '', ''])
    for (const client of people) client.drop()
  })

  test('who starts anyway starts with what the absent chose, and a rematch keeps it', async () => {
    const { table, people } = await tableOfThree(3)
    const [ada, bo, cy] = people as [Client, Client, Client]
    await bo.ok({ type: 'choosePieces', table, pieces: ['diver', 'climber'] })
    await ada.ok({ type: 'start', table, anyway: true })
    const begun = await ada.until(table, known => known.info.status === 'playing')
    expect(caversOf(begun)).toBe('leader medic diver climber engineer geologist')
    for (const client of [ada, bo, cy]) await client.say({ type: 'vote', table, about: 'abandon', agree: true })
    await ada.until(table, known => known.info.status === 'abandoned')
    const again = await ada.ok({ type: 'rematch', table })
    const { table: next } = again as { table: string }
    await ada.ok({ type: 'watch', table: next })
    expect(piecesAt(ada, next)).toEqual(['', 'diver climber', ''])
    for (const client of people) client.drop()
  })

  test('what cannot be chosen is refused', async () => {
    const { table, people } = await tableOfThree()
    const [ada, bo, cy] = people as [Client, Client, Client]
    await ada.ok({ type: 'setBot', table, seat: 3, bot: 'random' })
    const stranger = await Client.arrive(server.address, 'Dan')
    await stranger.connect()
    const other = (await ada.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
    const refusals = [
      await bo.say({ type: 'choosePieces', table, pieces: ['dragon'] }),
      await bo.say({ type: 'choosePieces', table, pieces: ['constructor'] }),
      await bo.say({ type: 'choosePieces', table, pieces: ['diver', 'diver'] }),
      await bo.say({ type: 'choosePieces', table, pieces: ['diver', 'scout'] }),
      await bo.say({ type: 'choosePieces', table, seat: 2, pieces: ['diver'] }),
      await cy.say({ type: 'choosePieces', table, seat: 3, pieces: ['diver'] }),
      await ada.say({ type: 'choosePieces', table, seat: 7, pieces: ['diver'] }),
      await stranger.say({ type: 'choosePieces', table, pieces: ['diver'] }),
      await ada.say({ type: 'choosePieces', table: other.id, pieces: ['diver'] }),
    ]
    expect(refusals.map(reasonOf)).toEqual([
      'noSuchPiece',
      'noSuchPiece',
      'noSuchPiece',
      'tooManyPieces',
      'notYourSeat',
      'hostOnly',
      'noSuchSeat',
      'notSeated',
      'piecesFixed',
    ])
    for (const client of [...people, stranger]) client.drop()
  })
})
