import type { TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, Known } from '../../test-kit/client.ts'
import { choicesOf, friends, reasonOf, startGame, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

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
    expect(back.info.notes?.map(({ kind, name }) => [kind, name])).toEqual([
      ['left', 'Ada'],
      ['hosted', 'Bo'],
      ['botOut', 'Ada'],
    ])
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
    expect(after.info.notes?.map(({ kind, name }) => [kind, name])).toEqual([
      ['removed', 'Ada'],
      ['hosted', 'Bo'],
    ])
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
    const { info } = await bo.until(table, known => known.info.status === 'abandoned')
    expect(info.stopped).toEqual({ by: 1 })
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

describe('another game', () => {
  test('everybody has her seat again, also whoever a bot stood in for; absent people only get bots when the host says so', async () => {
    const [ada, bo, cy] = (await friends(server.address, 'Ada', 'Bo', 'Cy')) as [Client, Client, Client]
    const table = await startGame([ada, bo, cy], DIAMANT)
    await bo.ok({ type: 'standIn', table, bot: 'random' })
    await cy.ok({ type: 'leave', table })
    await ada.ok({ type: 'vote', table, about: 'abandon', agree: true })
    const { table: again } = (await ada.ok({ type: 'rematch', table })) as { table: string }
    await ada.ok({ type: 'watch', table: again })
    await bo.ok({ type: 'watch', table: again })
    const seats = () => ada.known.get(again)!.info.seats
    expect(seats()).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }])
    expect(seats().map(seat => 'standIn' in seat)).toEqual([false, false, false])
    await bo.ok({ type: 'ready', table: again, ready: true })
    expect(reasonOf(await ada.say({ type: 'start', table: again }))).toBe('notReady')
    expect(reasonOf(await bo.say({ type: 'start', table: again, anyway: true }))).toBe('hostOnly')
    await ada.ok({ type: 'start', table: again, anyway: true })
    await ada.until(again, ({ info }) => info.status === 'playing')
    expect(seats().map(seat => 'standIn' in seat)).toEqual([false, false, true])
    await ada.until(again, known => !known.toAct.includes(2))
    // She comes, and it is her seat.
    await cy.ok({ type: 'watch', table: again })
    expect(cy.known.get(again)!.you).toBe(2)
    await cy.ok({ type: 'standIn', table: again })
    await ada.until(again, () => !('standIn' in seats()[2]!))
    for (const person of [ada, bo, cy]) person.drop()
  })

  test('a start without those who are missing is refused where the game cannot be played so, and changes nothing', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    const { id: table } = (await ada.http('POST', '/api/tables', DIAMANT)) as TableMade
    await ada.ok({ type: 'watch', table })
    for (const seat of [1, 2]) await ada.ok({ type: 'invite', table, seat, invitation: `invitation-number-${seat}` })
    const { version } = ada.known.get(table)!
    expect(reasonOf(await ada.say({ type: 'start', table }))).toBe('stillInvited')
    expect(reasonOf(await ada.say({ type: 'start', table, anyway: true }))).toBe('openSeats')
    expect(ada.known.get(table)!.version).toBe(version)
    ada.drop()
  })
})

describe('the clock', () => {
  const standsIn = ({ info }: Known, seat: number) => 'standIn' in info.seats[seat]!
  const missed = ({ log }: Known, seat: number) => log.filter(step => step.by === 'clock' && step.seat === seat).length

  test('who is too slow loses that one decision, and keeps the seat', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { ...DIAMANT, settings: { clock: 60 } })
    await ada.ok(choose(table))
    const { due } = await bo.until(table, ({ toAct, due }) => toAct.length === 1 && due !== undefined)
    expect(due).toEqual([{ seat: 1, at: clock.now() + MINUTE }])
    clock.pass(MINUTE - 1)
    expect((await server.store.table(table))?.due).toBe(clock.now() + 1)
    clock.pass(1)
    const slept = await ada.until(table, known => missed(known, 1) === 1)
    expect([slept.info.status, standsIn(slept, 1), slept.info.notes]).toEqual(['playing', false, undefined])
    for (const person of [ada, bo]) person.drop()
  })

  test('after three in a row a bot has the seat, and says so until it is taken back', async () => {
    const [ada, bo, cy] = (await friends(server.address, 'Ada', 'Bo', 'Cy')) as [Client, Client, Client]
    const people = [ada, bo, cy]
    const table = await startGame(people, { game: 'sub-terra', options: { players: 3 }, settings: { clock: 60 } })
    const slow = ada.known.get(table)!.toAct[0]!
    const watching = people[(slow + 1) % 3]!
    /** Whoever is slow is slow; the others end their turns. */
    const misses = async (count: number) => {
      for (;;) {
        const known = watching.known.get(table)!
        if (missed(known, slow) >= count) return known
        const [acting] = known.toAct as [number]
        const { version } = known
        if (acting === slow) clock.pass(MINUTE)
        else
          await people[acting]!.ok({ type: 'act', table, action: choicesOf(people[acting]!.known.get(table)!).at(-1)! })
        for (const person of people) await person.until(table, now => now.version > version)
      }
    }
    expect(standsIn(await misses(2), slow)).toBe(false)
    await misses(3)
    const late = await watching.until(table, known => standsIn(known, slow))
    expect(late.info.notes).toMatchObject([{ kind: 'late', seat: slow, person: people[slow]!.id }])
    await people[slow]!.ok({ type: 'standIn', table })
    const back = await watching.until(table, known => !standsIn(known, slow))
    expect(back.info.notes?.map(({ kind }) => kind)).toEqual(['late', 'botOut'])
    // Who takes back has decided nothing yet: one more in a row is enough.
    await misses(4)
    await watching.until(table, known => standsIn(known, slow))
    for (const person of people) person.drop()
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

  test('a request ends after half a minute, with the next action, or when it is withdrawn', async () => {
    const people = await friends(server.address, 'Ada', 'Bo')
    const [ada, bo] = people as [Client, Client]
    const table = await startGame(people, { ...SUB_TERRA, settings: { undo: 'consent' } })
    const asked = (known: Known) => known.info.votes.length === 1
    const settled = (known: Known) => known.info.votes.length === 0
    const actor = await Promise.any(
      people.map(each => each.until(table, known => known.toAct[0] === known.you).then(() => each)),
    )
    const other = actor === ada ? bo : ada
    const exert = { type: 'act', table, action: quietMove(actor, table)! } as const
    await actor.ok(exert)
    await actor.ok({ type: 'undo', table })
    const { info } = await other.until(table, asked)
    expect(info.votes).toMatchObject([{ about: 'undo', until: clock.now() + 30_000 }])
    clock.pass(29_999)
    expect((await server.store.table(table))?.due).toBe(clock.now() + 1)
    clock.pass(1)
    await other.until(table, settled)
    expect(reasonOf(await other.say({ type: 'vote', table, about: 'undo', agree: true }))).toBe('noVote')

    await actor.ok({ type: 'undo', table })
    await other.until(table, asked)
    await actor.ok({ type: 'vote', table, about: 'undo', agree: false })
    await other.until(table, settled)

    await actor.ok({ type: 'undo', table })
    await other.until(table, asked)
    await actor.ok({ type: 'act', table, action: choicesOf(actor.known.get(table)!).at(-1)! })
    await Promise.all(people.map(each => each.until(table, settled)))
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
