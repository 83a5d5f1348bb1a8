import type { TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, Known } from '../test-kit/client.ts'
import { choicesOf, friends, reasonOf, startGame, TestClock } from '../test-kit/friends.ts'
import { openServer, type TestServer } from '../test-kit/open-server.ts'

let server: TestServer
const clock = new TestClock()
beforeAll(async () => {
  server = await openServer({ clock })
})
afterAll(() => server.remove())

const DIAMANT = { game: 'diamant', options: { players: 3 } }
const choose = (table: string, type: 'goOn' | 'leave' = 'goOn') => ({ type: 'act', table, action: { type } }) as const
const MINUTE = 60_000

describe('somebody goes', () => {
  test('getting up leaves the seat to a bot, the table to the next, and acting takes it back', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], DIAMANT)
    await ada.ok({ type: 'leave', table })
    const left = await bo.until(table, ({ info }) => info.host === bo.id)
    expect(left.info.seats[0]).toMatchObject({ kind: 'human', name: 'Ada', standIn: expect.any(String) })
    await bo.until(table, known => !known.toAct.includes(0))
    await ada.ok({ type: 'standIn', table })
    const back = await bo.until(table, ({ info }) => info.seats[0]?.kind === 'human' && !info.seats[0].standIn)
    expect(back.info.host).toBe(bo.id)
    for (const person of [ada, bo]) person.drop()
  })

  test('who sits down is there at once for those who were there before her', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const { id: table } = (await ada.http('POST', '/api/tables', DIAMANT)) as TableMade
    await ada.ok({ type: 'watch', table })
    await ada.ok({ type: 'sit', table, seat: 0 })
    await bo.ok({ type: 'watch', table })
    const here = ada.hear(message => message.type === 'presence' && message.online.includes(1))
    await bo.ok({ type: 'sit', table, seat: 1 })
    expect(await here).toMatchObject({ online: [0, 1], spectators: 0 })
    for (const person of [ada, bo]) person.drop()
  })

  test('a bot for somebody else only after ten minutes of absence', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], DIAMANT)
    expect(reasonOf(await ada.say({ type: 'standIn', table, seat: 1, bot: 'random' }))).toBe('notAway')
    const gone = ada.hear(message => message.type === 'presence' && !message.online.includes(1))
    bo.drop()
    await gone
    clock.pass(9 * MINUTE)
    expect(reasonOf(await ada.say({ type: 'standIn', table, seat: 1, bot: 'random' }))).toBe('notAway')
    clock.pass(MINUTE)
    await ada.ok({ type: 'standIn', table, seat: 1, bot: 'random' })
    await ada.until(table, known => !known.toAct.includes(1))
    ada.drop()
  })

  test('two agree that a third goes; one alone cannot', async () => {
    const [ada, bo, cy] = (await friends(server.address, 'Ada', 'Bo', 'Cy')) as [Client, Client, Client]
    const table = await startGame([ada, bo, cy], DIAMANT)
    await bo.ok({ type: 'vote', table, about: 'remove', seat: 0, agree: true })
    const { info } = await cy.until(table, known => known.info.votes.length === 1)
    expect(info.votes).toEqual([{ about: 'remove', by: 1, seat: 0, agreed: [1], missing: [2] }])
    await cy.ok({ type: 'vote', table, about: 'remove', seat: 0, agree: true })
    const after = await bo.until(table, known => known.info.seats[0]?.kind === 'bot')
    expect(after.info.host).toBe(bo.id)
    expect(reasonOf(await ada.say(choose(table)))).toBe('notSeated')
    expect(reasonOf(await bo.say({ type: 'vote', table, about: 'remove', seat: 2, agree: true }))).toBe('notAway')
    for (const person of [ada, bo, cy]) person.drop()
  })

  test('a seat is handed to somebody who looks on', async () => {
    const [ada, bo, eve] = (await friends(server.address, 'Ada', 'Bo', 'Eve')) as [Client, Client, Client]
    const table = await startGame([ada, bo], DIAMANT)
    expect(reasonOf(await bo.say({ type: 'handOver', table, to: eve.id }))).toBe('notThere')
    await eve.ok({ type: 'watch', table })
    await bo.ok({ type: 'handOver', table, to: eve.id })
    const { info, you } = await eve.until(table, known => known.you === 1)
    expect([info.seats[1], you]).toMatchObject([{ name: 'Eve' }, 1])
    await bo.until(table, known => known.you === null)
    for (const person of [ada, bo, eve]) person.drop()
  })

  test('all agree to stop; one who disagrees ends the vote', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], DIAMANT)
    await ada.ok({ type: 'vote', table, about: 'abandon', agree: true })
    await bo.ok({ type: 'vote', table, about: 'abandon', agree: false })
    await ada.until(table, known => known.info.votes.length === 0)
    await bo.ok({ type: 'vote', table, about: 'abandon', agree: true })
    await ada.ok({ type: 'vote', table, about: 'abandon', agree: true })
    await bo.until(table, known => known.info.status === 'abandoned')
    expect(reasonOf(await ada.say(choose(table)))).toBe('gameOver')

    const [first, second] = await Promise.all([ada.ok({ type: 'rematch', table }), bo.ok({ type: 'rematch', table })])
    expect(first).toMatchObject({ table: expect.any(String) })
    expect(second).toMatchObject({ table: (first as { table: string }).table })
    const again = (first as { table: string }).table
    await bo.ok({ type: 'watch', table: again })
    expect(bo.known.get(again)).toMatchObject({ you: 1, info: { status: 'lobby' } })
    expect(bo.known.get(again)?.info.seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot'])
    for (const person of [ada, bo]) person.drop()
  })
})

describe('the clock', () => {
  test('a bot decides for whoever is too slow, and acting takes the seat back', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { ...DIAMANT, settings: { clock: 60 } })
    await ada.ok(choose(table))
    const { due } = await bo.until(table, ({ toAct, due }) => toAct.length === 1 && due !== undefined)
    expect(due).toEqual([{ seat: 1, at: clock.now() + MINUTE }])
    clock.pass(MINUTE - 1)
    expect((await server.store.table(table))?.due).toBe(clock.now() + 1)
    clock.pass(1)
    const slept = await ada.until(
      table,
      ({ info }) => info.seats[1]?.kind === 'human' && info.seats[1].standIn !== undefined,
    )
    expect(slept.info.status).toBe('playing')
    await ada.until(table, known => known.log.some(({ by, seat }) => by === 'bot' && seat === 1))
    await bo.ok({ type: 'standIn', table })
    await ada.until(table, ({ info }) => info.seats[1]?.kind === 'human' && info.seats[1].standIn === undefined)
    for (const person of [ada, bo]) person.drop()
  })
})

describe('taking back', () => {
  const SUB_TERRA = { game: 'sub-terra', options: { players: 4 } }

  /** Plays until it is a seat's turn with more to do than to end it; gives an action that neither draws nor rolls. */
  const quietMove = (client: Client, table: string) =>
    choicesOf(client.known.get(table)!).find(({ type }) => type === 'exert')

  test('is free while nothing came out and nobody else acted', async () => {
    const people = await friends(server.address, 'Ada', 'Bo', 'Cy', 'Di')
    const [ada] = people as [Client]
    const table = await startGame(people, SUB_TERRA)
    const { toAct, view, version } = ada.known.get(table)!
    const actor = people[toAct[0]!]!
    const action = quietMove(actor, table)!
    await actor.ok({ type: 'act', table, action })
    await actor.ok({ type: 'undo', table })
    const back = await ada.until(table, known => known.log.some(({ backTo }) => backTo !== undefined))
    expect(back.view).toEqual(view)
    expect(back.version).toBe(version + 2)
    expect(back.log.at(-1)).toMatchObject({ backTo: version })
    expect(back.log.at(-1)).not.toHaveProperty('agreed')
    expect(reasonOf(await actor.say({ type: 'undo', table }))).toBe('nothingToUndo')
    for (const person of people) person.drop()
  })

  test('needs the others once something came out, and the same card returns', async () => {
    const people = await friends(server.address, 'Ada', 'Bo', 'Cy', 'Di')
    const [ada] = people as [Client]
    const table = await startGame(people, SUB_TERRA)
    const actor = people[ada.known.get(table)!.toAct[0]!]!
    const others = people.filter(person => person !== actor)
    const reveal = choicesOf(actor.known.get(table)!).find(({ type }) => type === 'reveal')!
    await actor.ok({ type: 'act', table, action: reveal })
    const drawn = (known: Known) => known.log.flatMap(({ events }) => events).filter(({ type }) => type === 'tileDrawn')
    const [first] = drawn(await ada.until(table, known => drawn(known).length === 1))
    await actor.ok({ type: 'undo', table })
    for (const other of others) await other.ok({ type: 'vote', table, about: 'undo', agree: true })
    const back = await ada.until(table, known => known.log.at(-1)?.backTo !== undefined)
    expect(back.log.at(-1)).toMatchObject({ agreed: true })
    await actor.ok({ type: 'act', table, action: reveal })
    const [second] = drawn(await ada.until(table, known => drawn(known).length === 1))
    expect(second).toEqual(first)
    for (const person of people) person.drop()
  })

  test('is as free after a restart as before', async () => {
    const first = await openServer()
    const people = await friends(first.address, 'Ada', 'Bo', 'Cy', 'Di')
    const table = await startGame(people, SUB_TERRA)
    const actor = people[people[0]!.known.get(table)!.toAct[0]!]!
    await actor.ok({ type: 'act', table, action: quietMove(actor, table)! })
    for (const person of people) person.drop()
    await first.close()
    const again = await openServer({ data: first.data })
    expect(await again.store.snapshot(table)).toBeDefined()
    const returned = await friends(again.address, 'Nobody')
    returned[0]!.cookie = actor.cookie
    returned[0]!.drop()
    await returned[0]!.connect()
    await returned[0]!.ok({ type: 'watch', table })
    await returned[0]!.ok({ type: 'undo', table })
    await returned[0]!.until(table, known => known.log.at(-1)?.backTo !== undefined)
    returned[0]!.drop()
    await again.remove()
  })

  test('is never possible for a secret choice, nor where the host said so', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const secret = await startGame([ada, bo], DIAMANT)
    await ada.ok(choose(secret))
    expect(reasonOf(await ada.say({ type: 'undo', table: secret }))).toBe('undoNever')
    const strict = await startGame([ada, bo], { ...DIAMANT, settings: { undo: 'none' } })
    await ada.ok(choose(strict))
    expect(reasonOf(await ada.say({ type: 'undo', table: strict }))).toBe('undoOff')
    for (const person of [ada, bo]) person.drop()
  })
})
