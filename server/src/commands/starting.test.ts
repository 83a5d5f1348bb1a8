import { gameById } from '@grotto/catalog'
import { entropyBehind, entropyCommitment, firstCommitment, type GameRecord, verifyRecord } from '@grotto/kernel'
import type { Answer, TableInfo, TableMade } from '@grotto/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, reasonOf, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { playOn } from '../../test-kit/several-nodes.ts'

let server: TestServer
let clock: TestClock
beforeEach(async () => {
  clock = new TestClock()
  server = await openServer({ clock })
  return () => server.remove()
})

const DICE: Record<string, string> = { Ada: 'a1'.repeat(32), Bo: 'b2'.repeat(32), Cy: 'c3'.repeat(32) }

/** Three at a table, their devices committed to their dice; Ada hosts. */
async function party(): Promise<{ people: Record<string, Client>; table: string }> {
  const [ada, bo, cy] = (await friends(server.address, 'Ada', 'Bo', 'Cy')) as [Client, Client, Client]
  const made = (await ada.http('POST', '/api/tables', { game: 'diamant', options: { players: 3 } })) as TableMade
  const people = { Ada: ada, Bo: bo, Cy: cy }
  for (const [name, person] of Object.entries(people)) {
    await person.ok({ type: 'watch', table: made.id })
    await person.ok({ type: 'sit', table: made.id })
    await commit(person, made.id, DICE[name]!)
  }
  return { people, table: made.id }
}

const commit = (person: Client, table: string, dice: string): Promise<Answer> =>
  person.ok({ type: 'ready', table, ready: true, commitment: firstCommitment(dice) })

const infoOf = (person: Client, table: string): TableInfo => person.known.get(table)!.info

/** What this device says: the entropy behind the commitment that the table shows for its seat. */
function speak(person: Client, table: string, dice: string): Promise<Answer> {
  const { info, you } = person.known.get(table)!
  const entropy = entropyBehind(dice, info.fairness.entropyCommitments![you!]!)!
  return person.say({ type: 'reveal', table, entropy })
}

/** Until this person's page knows of the round in which devices speak. */
const inRound = (person: Client, table: string, round: number) =>
  person.until(table, ({ info }) => info.start?.round === round)

async function playOut(people: Record<string, Client>, table: string): Promise<GameRecord> {
  await Promise.all(Object.values(people).map(person => playOn(person, table)))
  return (await people.Ada!.http('GET', `/api/tables/${table}/record`)) as GameRecord
}

describe('a game whose devices committed to their entropy', () => {
  test('begins when all have spoken; until then nobody hears what anybody said', async () => {
    const { people, table } = await party()
    const { Ada: ada, Bo: bo, Cy: cy } = people as { Ada: Client; Bo: Client; Cy: Client }
    await ada.ok({ type: 'start', table })
    for (const person of [ada, bo, cy]) await inRound(person, table, 1)
    const announced = infoOf(ada, table).fairness
    expect(infoOf(bo, table)).toMatchObject({ status: 'lobby', start: { waiting: [0, 1, 2] } })
    expect(infoOf(bo, table).fairness.entropyCommitments).toEqual(Object.values(DICE).map(firstCommitment))

    expect(reasonOf(await speak(cy, table, DICE.Cy!))).toBe('ok')
    expect(reasonOf(await speak(ada, table, DICE.Ada!))).toBe('ok')
    const { info } = await bo.until(table, ({ info }) => info.start?.waiting.length === 1)
    expect(info.start?.waiting).toEqual([1])
    const said = entropyBehind(DICE.Cy!, firstCommitment(DICE.Cy!))!
    expect([ada, bo].some(person => person.heard.join().includes(said))).toBe(false)
    // Sent again it is nothing new; the game goes on only with the last one.
    expect(reasonOf(await cy.say({ type: 'reveal', table, entropy: said }))).toBe('ok')
    expect(infoOf(bo, table).status).toBe('lobby')
    await speak(bo, table, DICE.Bo!)
    await bo.until(table, ({ info }) => info.status === 'playing')
    const { fairness } = infoOf(bo, table)
    expect(fairness.entropies?.map(entropy => entropyCommitment(entropy!))).toEqual(announced.entropyCommitments)
    expect(fairness.commitments).toEqual(announced.commitments)

    const record = await playOut(people, table)
    const { commitments, entropyCommitments } = announced
    const known = { commitments, entropyCommitments: entropyCommitments! }
    expect(verifyRecord(gameById('diamant')!, record, known).chance).toBe('recomputed')
    for (const person of [ada, bo, cy]) person.drop()
  })

  test('who says something else, or at another time, is refused', async () => {
    const { people, table } = await party()
    const { Ada: ada, Bo: bo } = people as { Ada: Client; Bo: Client }
    const entropy = 'ee'.repeat(32)
    expect(reasonOf(await bo.say({ type: 'reveal', table, entropy }))).toBe('notStarting')
    await ada.ok({ type: 'start', table })
    await inRound(bo, table, 1)
    expect(reasonOf(await bo.say({ type: 'reveal', table, entropy }))).toBe('otherEntropy')
    expect(reasonOf(await bo.say({ type: 'reveal', table, entropy: DICE.Bo! }))).toBe('otherEntropy')
    expect(infoOf(bo, table).start?.waiting).toEqual([0, 1, 2])
    for (const person of Object.values(people)) person.drop()
  })

  test('who does not speak in time is left out, and what the others said before counts for nothing', async () => {
    const { people, table } = await party()
    const { Ada: ada, Bo: bo, Cy: cy } = people as { Ada: Client; Bo: Client; Cy: Client }
    await ada.ok({ type: 'start', table })
    for (const person of [ada, cy]) await inRound(person, table, 1)
    const first = entropyBehind(DICE.Ada!, firstCommitment(DICE.Ada!))!
    await speak(ada, table, DICE.Ada!)
    await speak(cy, table, DICE.Cy!)
    clock.pass(10_001)
    for (const person of [ada, bo, cy]) await inRound(person, table, 2)
    expect(infoOf(ada, table)).toMatchObject({ status: 'lobby', start: { waiting: [0, 2] } })
    // What was said in vain commits to what is said now.
    expect(infoOf(ada, table).fairness.entropyCommitments?.[0]).toBe(first)
    const late = entropyBehind(DICE.Bo!, firstCommitment(DICE.Bo!))!
    expect(reasonOf(await bo.say({ type: 'reveal', table, entropy: late }))).toBe('otherEntropy')
    await speak(ada, table, DICE.Ada!)
    await speak(cy, table, DICE.Cy!)
    const { info } = await ada.until(table, ({ info }) => info.status === 'playing')
    expect(info.fairness).toMatchObject({ leftOut: [1], entropies: [expect.any(String), null, expect.any(String)] })
    expect(info.fairness.entropies![0]).not.toBe(first)
    const record = await playOut(people, table)
    expect(record.fairness).toMatchObject({ leftOut: [1] })
    expect(verifyRecord(gameById('diamant')!, record).chance).toBe('recomputed')
    for (const person of [ada, bo, cy]) person.drop()
  })

  test('nobody is waited for who is not here, and with nobody left it begins without', async () => {
    const { people, table } = await party()
    const { Ada: ada, Bo: bo, Cy: cy } = people as { Ada: Client; Bo: Client; Cy: Client }
    for (const person of [bo, cy]) await person.ok({ type: 'unwatch', table })
    await ada.ok({ type: 'start', table })
    await ada.until(table, ({ info }) => info.start !== undefined)
    expect(infoOf(ada, table).start?.waiting).toEqual([0])
    clock.pass(10_001)
    const { info } = await ada.until(table, ({ info }) => info.status === 'playing')
    expect(info.fairness).toMatchObject({ leftOut: [0, 1, 2], entropies: [null, null, null] })
    for (const person of [ada, bo, cy]) person.drop()
  })

  test('a start is called off when somebody leaves or sits down, and begins anew with the same dice', async () => {
    const { people, table } = await party()
    const { Ada: ada, Bo: bo, Cy: cy } = people as { Ada: Client; Bo: Client; Cy: Client }
    await ada.ok({ type: 'start', table })
    await inRound(ada, table, 1)
    await speak(ada, table, DICE.Ada!)
    await cy.ok({ type: 'ready', table, ready: false })
    await ada.until(table, ({ info }) => info.start === undefined)
    expect(reasonOf(await ada.say({ type: 'start', table }))).toBe('notReady')
    await commit(cy, table, DICE.Cy!)
    await ada.ok({ type: 'start', table })
    for (const person of [ada, bo, cy]) await inRound(person, table, 1)
    for (const [name, person] of Object.entries(people)) await speak(person, table, DICE[name]!)
    await ada.until(table, ({ info }) => info.status === 'playing')
    const once = entropyBehind(DICE.Ada!, firstCommitment(DICE.Ada!))!
    expect(infoOf(ada, table).fairness.entropies?.[0]).toBe(entropyBehind(DICE.Ada!, once))
    for (const person of [ada, bo, cy]) person.drop()
  })

  test('what was given as it is counts as said before anybody else spoke', async () => {
    const { people, table } = await party()
    const { Ada: ada, Bo: bo, Cy: cy } = people as { Ada: Client; Bo: Client; Cy: Client }
    const given = '99'.repeat(32)
    await bo.ok({ type: 'ready', table, ready: true, entropy: given })
    await cy.ok({ type: 'ready', table, ready: true })
    await ada.ok({ type: 'start', table })
    const { info } = await ada.until(table, ({ info }) => info.start !== undefined)
    expect(info.start?.waiting).toEqual([0])
    expect(info.fairness.entropyCommitments).toEqual([firstCommitment(DICE.Ada!), entropyCommitment(given), null])
    await speak(ada, table, DICE.Ada!)
    const { info: begun } = await ada.until(table, ({ info }) => info.status === 'playing')
    expect(begun.fairness.entropies).toEqual([expect.any(String), given, null])
    expect(begun.fairness).not.toHaveProperty('leftOut')
    for (const person of [ada, bo, cy]) person.drop()
  })

  test('a server that starts again in between goes on with it', async () => {
    const { people, table } = await party()
    const { Ada: ada, Bo: bo } = people as { Ada: Client; Bo: Client }
    await ada.ok({ type: 'start', table })
    await inRound(ada, table, 1)
    await speak(ada, table, DICE.Ada!)
    for (const person of Object.values(people)) person.drop()
    await server.close()
    const again = await openServer({ clock, data: server.data })
    server = again
    bo.address = again.address
    await bo.connect()
    await bo.ok({ type: 'watch', table })
    expect(infoOf(bo, table).start).toMatchObject({ round: 1, waiting: [1, 2] })
    clock.pass(10_001)
    await bo.until(table, ({ info }) => info.start?.round === 2 && info.start.waiting.length === 1)
    clock.pass(10_001)
    await bo.until(table, ({ info }) => info.status === 'playing')
    bo.drop()
  })
})

describe('with bots only', () => {
  test('entropy that comes before the secrets are drawn is refused; a table that waits begins when its host is ready', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    const entropy = 'ab'.repeat(32)
    const early = await ada.request('POST', '/api/play-now', { game: 'diamant', bots: 'random', entropy })
    expect([early.status, early.json]).toEqual([422, { error: 'entropyTooEarly' }])
    const wish = { game: 'diamant', options: { players: 3 }, bots: 'random', wait: true }
    const { id: table, commitments } = (await ada.http('POST', '/api/play-now', wish)) as TableMade
    await ada.ok({ type: 'watch', table })
    expect(infoOf(ada, table)).toMatchObject({ status: 'lobby', atOnce: true, fairness: { commitments } })
    await ada.ok({ type: 'ready', table, ready: true, entropy })
    const { info } = await ada.until(table, ({ info }) => info.status === 'playing')
    expect(info.fairness).toMatchObject({ commitments, entropies: [entropy, null, null] })
    ada.drop()
  })

  test('a rematch waits for its host’s device too', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    const { id: table } = (await ada.http('POST', '/api/play-now', { game: 'diamant', bots: 'random' })) as TableMade
    await ada.ok({ type: 'vote', table, about: 'abandon', agree: true })
    const { table: next } = (await ada.ok({ type: 'rematch', table })) as { table: string }
    await ada.ok({ type: 'watch', table: next })
    expect(infoOf(ada, next)).toMatchObject({ status: 'lobby', atOnce: true })
    await commit(ada, next, DICE.Ada!)
    await inRound(ada, next, 1)
    await speak(ada, next, DICE.Ada!)
    await ada.until(next, ({ info }) => info.status === 'playing')
    ada.drop()
  })
})
