import { gameById } from '@grotto/catalog'
import { fastChance, type Seat } from '@grotto/kernel'
import {
  Differs,
  type KnownTable,
  learnt,
  parseMessage,
  type TableMessage,
  type UpdateMessage,
  updated,
} from '@grotto/protocol'
import { describe, expect, test } from 'vitest'
import { type AppliedEntry, type FindGame, Table } from './table.ts'
import { catchUp, isToldAlike, newsOf, plainNews, tableMessage } from './table-messages.ts'

/** A table in the midst of a game. */
function begun(game: string, options: object): Table {
  const table = gathered(game, options)
  begin(table)
  return table
}

const begin = (table: Table): AppliedEntry =>
  table.apply(table.drawStart(table.options, table.seats, { entropies: table.seats.map(() => null) }, 0), 0)

/** A table before its game. */
function gathered(game: string, options: object): Table {
  const table = new Table('t'.repeat(16), gameById as FindGame)
  const parsed = gameById(game)!.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const seals = table.findGame(game)!.seals(parsed.value)
  const secrets = Object.fromEntries(seals.map(seal => [seal, '00'.repeat(32)]))
  const host = { host: 'h'.repeat(16), hostName: 'Ada', code: 'ABCDEF' }
  table.apply({ type: 'created', game, options: options as never, settings: table.settings, secrets, ...host }, 0)
  return table
}

const overTheWire = <T extends TableMessage | UpdateMessage>(message: T): T => {
  const heard = parseMessage(JSON.stringify(message))
  if (!heard) throw new Error(`not understood: ${JSON.stringify(message).slice(0, 300)}`)
  return heard as T
}

/** Plays at random, exchanged cards and steps back included. */
function step(table: Table, number: number, chance: ReturnType<typeof fastChance>): AppliedEntry {
  const { state, standing } = table.play!
  const back = standing.length > 3 && chance('back', 15) === 0 ? standing.at(-3)! : undefined
  if (back !== undefined)
    return table.apply({ type: 'played', by: 'human', entry: { type: 'undo', seat: 0, at: number, to: back } }, number)
  const able = [...table.seats.keys()].filter(seat => table.game.legal(state, seat).length > 0)
  const seat = able[chance('seat', able.length)]!
  const choices = table.game.legal(state, seat)
  const acted = table.act(seat, choices[chance('choice', choices.length)], number, 'human')
  if ('reason' in acted) throw new Error(acted.reason)
  return acted
}

interface Followed {
  readonly updates: number
  readonly bytes: number
}

/** Everybody at the table and a spectator follow it; each sees after every step what she would be shown afresh. */
function followAll(table: Table): Followed {
  const viewers: (Seat | null)[] = [...table.seats.keys(), null]
  const known = new Map(viewers.map(you => [you, learnt(table.game, overTheWire(tableMessage(table, you)))]))
  const chance = fastChance(7)
  let [updates, bytes] = [0, 0]
  for (let number = 1; number < 500 && table.status === 'playing'; number++) {
    const applied = [step(table, number, chance)]
    for (const you of viewers) {
      const news = newsOf(table, you, applied)
      if (!news) continue
      if (news.type === 'table') throw new Error('told afresh')
      const isBack = news.steps?.some(({ backTo }) => backTo !== undefined)
      updates += isBack ? 0 : 1
      bytes += isBack ? 0 : JSON.stringify(news).length
      known.set(you, updated(table.game, known.get(you)!, overTheWire(news)))
    }
    for (const you of viewers) expect(seenBy(table, known.get(you)!)).toEqual(shownTo(table, you))
  }
  return { updates, bytes }
}

/** The log of a `table` message is cut, so only its end is compared. */
const seenBy = (table: Table, { view, version, log }: KnownTable) => ({
  view: table.game.encode(view!),
  version,
  log: log.slice(-50),
})
const shownTo = (table: Table, you: Seat | null) => seenBy(table, learnt(table.game, tableMessage(table, you)))

const TABLES: readonly (readonly [string, object])[] = [
  ['diamant', { players: 4 }],
  ['diamant', { players: 4, hideChosen: true }],
  ['diamant', { players: 3, closedChests: true }],
  ['sub-terra', { players: 2, cavers: ['diver', 'scout', 'engineer', 'medic'] }],
]

describe.each(TABLES)('%s %j', (game, options) => {
  test('who follows the steps sees what she would be shown afresh, for less than 300 bytes a step', () => {
    const table = begun(game, options)
    const { updates, bytes } = followAll(table)
    expect(updates).toBeGreaterThan(100)
    expect(bytes / updates).toBeLessThan(300)
  })

  test('those who witness the same are told the same, and seldom is one told alone', () => {
    const table = begun(game, options)
    const chance = fastChance(11)
    let [told, worded] = [0, 0]
    for (let number = 1; number < 500 && table.status === 'playing'; number++) {
      const applied = [step(table, number, chance)]
      const texts = new Set<string>()
      const alike = isToldAlike(table, applied) ? JSON.stringify(newsOf(table, null, applied)) : undefined
      const plain = plainNews(table, applied)
      for (const you of [...table.seats.keys(), null]) {
        const text = alike ?? plain?.(you)
        if (text === undefined) continue
        expect(text).toBe(JSON.stringify(newsOf(table, you, applied)))
        texts.add(text)
        told += 1
      }
      worded += texts.size
    }
    if (table.game.alike) expect(worded).toBe(told / (table.seats.length + 1))
    if (!('hideChosen' in options)) expect(told).toBeGreaterThan(2 * worded)
  })

  test('who comes back after some steps follows on from where she was', () => {
    const table = begun(game, options)
    const chance = fastChance(3)
    const before = learnt(table.game, overTheWire(tableMessage(table, 0)))
    const act = () => step(table, 1, (label, n) => (label === 'back' ? 1 : chance(label, n)))
    for (let i = 0; i < 6; i++) act()
    const missed = catchUp(table, 0, before.version, false)!
    const events: object[] = []
    const after = updated(table.game, before, overTheWire(missed), (_version, event) => events.push(event))
    expect(seenBy(table, after)).toEqual(shownTo(table, 0))
    expect(events).toEqual(after.log.slice(before.log.length).flatMap(item => item.events))
    // What is heard once more, with the answer of a lost line say, changes nothing.
    const again: object[] = []
    expect(updated(table.game, after, overTheWire(missed), (_version, event) => again.push(event))).toEqual(after)
    expect(again).toEqual([])
  })

  test('who sees something else than the server says so', () => {
    const table = begun(game, options)
    const known = learnt(table.game, overTheWire(tableMessage(table, 0)))
    const digest: UpdateMessage = { type: 'update', table: table.id, version: 99, digest: 'other' }
    expect(() => updated(table.game, known, digest)).toThrow(Differs)
    const nonsense = {
      type: 'update',
      table: table.id,
      version: 99,
      steps: [{ version: 99, at: 0, by: 'human', entry: { seat: 0 } }],
    }
    expect(() => updated(table.game, known, nonsense as never)).toThrow(Differs)
  })

  test('now and then, and at the end, the server says what should be seen', () => {
    const table = begun(game, options)
    const chance = fastChance(5)
    const told = []
    for (let number = 1; number < 900 && table.status === 'playing'; number++) {
      const news = newsOf(table, null, [step(table, number, (label, n) => (label === 'back' ? 1 : chance(label, n)))])
      if (news?.type === 'update' && news.digest) told.push(news.version)
    }
    expect(told.length).toBeGreaterThan(1)
    expect(told.at(-1)).toBe(table.version)
  })
})

describe.each(TABLES)('what another node did before it could say so: %s %j', (game, options) => {
  const forward = (label: string, _n: number) => (label === 'back' ? 1 : 0)
  const hear = (table: Table, known: KnownTable, message: TableMessage | UpdateMessage | undefined) =>
    message?.type === 'update' ? updated(table.game, known, overTheWire(message)) : learnt(table.game, message!)

  test('the start with the first action, or a step back with the next one: everybody sees how it stands', () => {
    const table = gathered(game, options)
    const viewers: (Seat | null)[] = [...table.seats.keys(), null]
    const inLobby = viewers.map(you => learnt(table.game, overTheWire(tableMessage(table, you))))
    const start = [begin(table), step(table, 1, forward)]
    const begun = viewers.map((you, index) => hear(table, inLobby[index]!, newsOf(table, you, start)))
    for (const [index, you] of viewers.entries()) expect(seenBy(table, begun[index]!)).toEqual(shownTo(table, you))

    for (let number = 2; number < 6; number++) step(table, number, forward)
    const before = viewers.map(you => learnt(table.game, overTheWire(tableMessage(table, you))))
    const back = [step(table, 7, () => 0), step(table, 8, forward)]
    expect(isToldAlike(table, back)).toBe(false)
    for (const [index, you] of viewers.entries())
      expect(seenBy(table, hear(table, before[index]!, newsOf(table, you, back)))).toEqual(shownTo(table, you))
  })

  test('who was last here before the start is shown the table afresh', () => {
    const table = gathered(game, options)
    const { version } = table
    begin(table)
    expect(catchUp(table, 0, version, false)).toBeUndefined()
    expect(catchUp(table, 0, version, true)).toMatchObject({ view: table.view(0) })
  })
})

test('a step back brings the view, and who missed one is shown the table afresh', () => {
  const table = begun('sub-terra', { players: 1, cavers: ['diver', 'scout', 'engineer', 'medic'] })
  const since = table.version
  const forward = (label: string, _n: number) => (label === 'back' ? 1 : 0)
  for (let i = 0; i < 4; i++) step(table, i, forward)
  const back = step(table, 9, () => 0)
  const news = newsOf(table, 0, [back]) as UpdateMessage
  expect(news.view).toEqual(table.view(0))
  expect(news.steps).toMatchObject([{ backTo: expect.any(Number) }])
  expect(catchUp(table, 0, since, false)).toBeUndefined()
  expect(catchUp(table, 0, since, true)).toMatchObject({ log: expect.any(Array), view: table.view(0) })
})
