import { fastChance } from '@grotto/kernel'
import type { TableMade } from '@grotto/protocol'
import { MemoryStore } from '@grotto/storage'
import { describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { type Deed, hiddenRound, type Round } from '../../test-kit/hidden-round.ts'
import { openServer } from '../../test-kit/open-server.ts'
import { TestClock } from '../../test-kit/test-clock.ts'

/**
 * Views only leave the server: the same evening is played twice, with other secrets, and everything that anybody else
 * hears must be the same to the byte. Bo's face-down choice is the secret; until it is revealed nobody may notice.
 */
async function evening(
  secret: 'goOn' | 'leave',
  options: object,
  otherCards = false,
): Promise<Record<string, string[]>> {
  const clock = new TestClock()
  const chance = fastChance('the same bytes each evening')
  let draws = 0
  // Four people arrive, then the table's five seals are drawn: all but the first may be others.
  const isLaterSeal = () => otherCards && draws > 5 && draws <= 9
  const bytes = (count: number) => {
    if (count === 32) draws += 1
    const flip = isLaterSeal() && count === 32 ? 0xff : 0
    return Uint8Array.from({ length: count }, () => chance('byte', 256) ^ flip)
  }
  const server = await openServer({ clock, bytes }, { store: new MemoryStore() })
  const people: Client[] = []
  for (const name of ['ada', 'bo', 'cy', 'watcher']) {
    const person = await Client.arrive(server.address, name, name)
    await person.connect()
    people.push(person)
  }
  const [ada, bo, cy, watcher] = people as [Client, Client, Client, Client]
  const heard: Record<string, string[]> = {}
  const body = { game: 'diamant', options: { players: 3, ...options } }
  const { id: table } = (await ada.http('POST', '/api/tables', body)) as TableMade
  for (const person of [ada, bo, cy]) {
    await person.ok({ type: 'sit', table })
    await person.ok({ type: 'ready', table, ready: true })
  }
  for (const person of people) await person.ok({ type: 'watch', table })
  await ada.ok({ type: 'start', table })
  for (const person of people) await person.until(table, known => known.info.status === 'playing')

  // The secret, a change of mind, and everything others could try to find it out; each has a time of its own.
  const act = async (person: Client, type: string) => {
    clock.pass(1_000)
    await person.ok({ type: 'act', table, action: { type } })
  }
  await act(bo, secret === 'leave' ? 'goOn' : 'leave')
  await act(bo, secret)
  await act(cy, 'goOn')
  for (const snoop of [cy, watcher]) {
    clock.pass(1_000)
    await snoop.say({ type: 'act', table, action: { type: 'nonsense' } })
    await snoop.say({ type: 'act', table, action: { type: 'goOn' }, version: 1 })
    await snoop.say({ type: 'undo', table })
    await snoop.ok({ type: 'watch', table })
    await snoop.ok({ type: 'watch', table, since: 3 })
    const { json: info } = await snoop.request('GET', `/api/tables/${table}`)
    const { json: log } = await snoop.request('GET', `/api/tables/${table}/log`)
    const { json: record } = await snoop.request('GET', `/api/tables/${table}/record`)
    const { json: mine } = await snoop.request('GET', '/api/my/tables')
    snoop.heard.push(JSON.stringify([info, log, record, mine]))
  }
  await allHeard(people, table)
  for (const [name, person] of Object.entries({ ada, cy, watcher, bo })) heard[name] = [...person.heard]

  // Once Ada chooses, everything comes out: now the evenings must differ, or this test proves nothing.
  await act(ada, 'goOn')
  await watcher.until(table, known => JSON.stringify(known.log).includes('choicesRevealed'))
  heard.revealed = [JSON.stringify(watcher.known.get(table)!.view)]
  for (const person of people) person.drop()
  await server.remove()
  return heard
}

/** A word that everybody hears, and before it whatever was on its way. */
async function allHeard(people: readonly Client[], table: string): Promise<void> {
  const marks = people.map(person => person.hear(message => JSON.stringify(message).includes('"phrase":"wait"')))
  await people[0]!.ok({ type: 'phrase', table, phrase: 'wait' })
  await Promise.all(marks)
}

test.each([{}, { hideChosen: true }])('nobody hears a secret before it is revealed (%j)', async options => {
  const [one, other] = [await evening('goOn', options), await evening('leave', options)]
  for (const name of ['ada', 'cy', 'watcher']) expect(one[name], name).toEqual(other[name])
  expect(one.bo).not.toEqual(other.bo)
  expect(one.revealed).not.toEqual(other.revealed)
})

test('who hides that she has chosen is not betrayed by the number of steps', async () => {
  const { ada } = await evening('leave', { hideChosen: true })
  const updates = ada!.map(text => JSON.parse(text)).filter(({ type, view }) => type === 'update' && view)
  const versions = new Set(updates.map(({ version }) => version))
  expect(versions.size).toBe(1)
})

test('nobody can tell which cards the later expeditions will bring', async () => {
  const [one, other] = [await evening('goOn', {}), await evening('goOn', {}, true)]
  const commitments = /"expedition-[2-5]":"[0-9a-f]{64}"/g
  const apart = (texts: string[] | undefined) => texts!.map(text => text.replace(commitments, ''))
  for (const name of ['ada', 'bo', 'cy', 'watcher']) expect(apart(one[name]), name).toEqual(apart(other[name]))
  // They do differ in what was committed to, or this test proves nothing.
  expect(one.watcher).not.toEqual(other.watcher)
})

/** Whether, when and what Bo chooses at a table that hides who has chosen. */
const choosing =
  (...types: string[]): Deed =>
  async (bo, table) => {
    for (const type of types) await bo.ok({ type: 'act', table, action: { type } })
  }
/** The same as a program does it, which has no socket for this. */
const calling =
  (type: string): Deed =>
  async (bo, table) => {
    const { json } = await bo.request('POST', '/api/commands', { id: 'call-1', type: 'act', table, action: { type } })
    expect(json).toMatchObject({ result: 'ok' })
  }
const CHOOSERS: Readonly<Record<string, Pick<Round, 'early' | 'late'>>> = {
  early: { early: choosing('leave') },
  late: { late: calling('goOn') },
  'early, and otherwise later': { early: choosing('goOn'), late: choosing('leave', 'goOn') },
}

const ROUNDS: Readonly<Record<string, Round>> = {
  'without a clock': { settings: {} },
  'with a clock, listed': { settings: { clock: 60, visibility: 'public' } },
  'with a clock and bots': { settings: { clock: 60, botPace: 5_000 }, bots: 2 },
  'with bots slower than the clock': { settings: { clock: 20, botPace: 30_000 }, bots: 1 },
  'where undo needs consent': { settings: { clock: 120, undo: 'consent', odds: false } },
  'where nothing is taken back': { settings: { undo: 'none', visibility: 'public' } },
  'without spectators': { settings: { clock: 45, spectators: false } },
  'over a restart': { settings: { clock: 60, visibility: 'public' }, restart: true },
  'during a vote': { settings: { clock: 60 }, vote: true },
  'during a vote, over a restart': { settings: {}, vote: true, restart: true },
}

describe.each(Object.keys(ROUNDS))('a table that hides who has chosen, %s', name => {
  test('tells nobody whether or when Bo chose', async () => {
    const round = ROUNDS[name]!
    const never = await hiddenRound(round)
    for (const [when, chooser] of Object.entries(CHOOSERS)) {
      const once = await hiddenRound({ ...round, ...chooser })
      for (const [who, heard] of Object.entries(never.heard)) expect(once.heard[who], `${who}: ${when}`).toEqual(heard)
      expect(once.votes).toBe(round.vote ? 1 : 0)
      // Who was late is seen when the cards are turned, and not before.
      expect(once.afterTheClock === '' || once.afterTheClock.includes('"choices":'), when).toBe(true)
    }
  })
})

test('who takes her seat back from a bot by choosing is seen to be back, not to have chosen', async () => {
  const away: Deed = (bo, table) => bo.ok({ type: 'standIn', table, bot: 'random' })
  const back: Deed = (bo, table) => bo.ok({ type: 'standIn', table })
  const round = { settings: { clock: 60, botPace: 20_000 }, early: away }
  const [came, chose] = [
    await hiddenRound({ ...round, late: back }),
    await hiddenRound({ ...round, late: choosing('leave') }),
  ]
  expect(chose.heard).toEqual(came.heard)
  expect(came.heard).not.toEqual((await hiddenRound(round)).heard)
})
