import { canonical } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { verify } from '../record-file.ts'
import { Referee } from './referee.ts'

type Fields = Record<string, unknown>

/** A referee that is spoken to in objects. */
function referee() {
  const it = new Referee()
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  return (request: Fields | string): any => it.answer(typeof request === 'string' ? request : JSON.stringify(request))
}

const CARDS = [
  { kind: 'treasure', value: 7 },
  { kind: 'relic' },
  { kind: 'trap', trap: 'snakes' },
  { kind: 'trap', trap: 'snakes' },
]
const choose = (seat: number, type: string): Fields => ({ do: 'act', seat, action: { type } })

describe('bad lines get an error and change nothing', () => {
  test.each([
    ['not JSON', 'the line is not JSON'],
    ['[]', 'not a JSON object'],
    ['{"do":"dance"}', '"do" must be one of new, load, legal'],
    ['{"do":"__proto__"}', '"do" must be one of'],
    ['{"do":"new"}', 'there is no game ""'],
    ['{"do":"new","game":"diamant","sed":"1"}', 'has no field "sed"'],
    ['{"do":"new","game":"diamant","seed":1}', '"seed" must be a text'],
    ['{"do":"new","game":"diamant","options":{"players":12}}', 'D-1: playerCount'],
    ['{"do":"load","game":"diamant"}', '"position" is missing'],
    ['{"do":"load","game":"diamant","position":{"round":9}}', 'D-'],
    ['{"do":"legal"}', '"seat" must be a number from 0 to 3'],
    ['{"do":"legal","seat":4}', '"seat" must be a number'],
    ['{"do":"view","seat":"all"}', '"seat" must be a number'],
    ['{"do":"act","seat":0}', '"action" is missing'],
    ['{"do":"act","seat":0,"action":{"type":"fly"}}', 'D-'],
    ['{"do":"act","seat":0,"action":"fly"}', 'D-'],
    ['{"do":"undo"}', 'nothing to take back'],
    ['{"do":"undo","to":5}', 'must be an entry in force'],
  ])('%s', (line, says) => {
    const ask = referee()
    ask({ do: 'new', game: 'diamant', options: { players: 4 }, seed: 'bad' })
    const before = ask({ do: 'record' })
    const answer = ask(line)
    expect(answer).toMatchObject({ ok: false, error: expect.stringContaining(says) })
    expect(ask({ do: 'record' })).toEqual(before)
  })

  test('nothing can be asked before a game has begun', () => {
    expect(referee()({ do: 'position', id: 'a' })).toEqual({
      id: 'a',
      ok: false,
      error: 'there is no game yet; begin with "new" or "load"',
    })
  })
})

test('a new game from a seed is the same game every time', () => {
  const [one, two] = [referee(), referee()]
  const begin = { do: 'new', game: 'diamant', options: { players: 3 }, seed: 'again' }
  expect(one(begin)).toEqual(two(begin))
  expect(one({ do: 'position' })).toEqual(two({ do: 'position' }))
  expect(one(begin)).toMatchObject({ ok: true, game: 'diamant', rules: 1, seats: 3, entry: 0, toAct: [0, 1, 2] })
})

test('a new game with a given order draws just that, and says so when it runs out', () => {
  const ask = referee()
  const begun = ask({ do: 'new', game: 'diamant', options: { players: 3 }, coming: CARDS })
  expect(begun).toMatchObject({ ok: true, toAct: [0, 1, 2] })
  expect(ask({ do: 'position' }).position).toMatchObject({ path: [{ card: CARDS[0] }], coming: CARDS.slice(1) })
  ask(choose(0, 'goOn'))
  ask(choose(1, 'goOn'))
  expect(ask(choose(2, 'leave')).events).toContainEqual({ type: 'revealed', index: 1, card: CARDS[1], cardsLeft: 33 })
  ask(choose(0, 'goOn'))
  expect(ask(choose(1, 'goOn'))).toMatchObject({ revealed: true })
  ask(choose(0, 'goOn'))
  const before = ask({ do: 'position' })
  expect(ask(choose(1, 'goOn'))).toMatchObject({ ok: false, error: expect.stringContaining('order has run out') })
  expect(ask({ do: 'position' })).toEqual(before)
  expect(ask({ do: 'record' }).record.fairness).toEqual({ kind: 'scripted' })
})

test('an order that the deck cannot give is refused', () => {
  const begin = (coming: unknown) => referee()({ do: 'new', game: 'diamant', coming })
  expect(begin('cards')).toMatchObject({ ok: false, refusal: { rule: 'D-61' } })
  expect(begin([{ kind: 'treasure', value: 6 }])).toMatchObject({ ok: false, refusal: { rule: 'D-61' } })
  expect(begin([CARDS[0], { kind: 'treasure', value: 6 }])).toMatchObject({ ok: false })
})

test('a position is loaded from JSON and from notation, with all that is to come', () => {
  const ask = referee()
  ask({ do: 'new', game: 'diamant', options: { players: 3 }, coming: CARDS })
  ask(choose(1, 'leave'))
  const { position, text } = ask({ do: 'position' })
  for (const given of [position, text]) {
    expect(ask({ do: 'load', game: 'diamant', position: given })).toMatchObject({ ok: true, toAct: [0, 2] })
    expect(canonical(ask({ do: 'position' }).position)).toBe(canonical(position))
  }
})

test('views keep the secrets that the position shows', () => {
  const ask = referee()
  ask({ do: 'new', game: 'diamant', options: { players: 3 }, coming: CARDS })
  ask(choose(1, 'leave'))
  expect(ask({ do: 'view', seat: 1 }).view.seats[1].slot).toBe('leave')
  expect(ask({ do: 'view', seat: 0 }).view.seats[1].slot).toBe('chosen')
  expect(ask({ do: 'view', seat: 'spectator' }).view).not.toHaveProperty('coming')
  expect(ask({ do: 'odds', seat: 0 })).toMatchObject({ ok: true, odds: expect.any(Object) })
})

test('undo takes back the last entry or goes back to a given one, and the same card returns', () => {
  const ask = referee()
  ask({ do: 'new', game: 'diamant', options: { players: 2 }, seed: 'undo' })
  ask(choose(0, 'goOn'))
  const { events } = ask(choose(1, 'goOn'))
  expect(ask({ do: 'undo' })).toMatchObject({ ok: true, entry: 3, toAct: [1] })
  expect(ask(choose(1, 'goOn')).events).toEqual(events)
  expect(ask({ do: 'undo', to: 0 })).toMatchObject({ ok: true, toAct: [0, 1] })
  expect(verify(ask({ do: 'record' }).record).chance).toBe('recomputed')
})

test('a game is played to its end and its record holds', () => {
  const ask = referee()
  let { toAct } = ask({ do: 'new', game: 'diamant', options: { players: 2 }, seed: 'end' })
  expect(ask({ do: 'outcome' })).toEqual({ ok: true, outcome: null })
  while (toAct.length > 0) {
    const { actions } = ask({ do: 'legal', seat: toAct[0] })
    toAct = ask({ do: 'act', seat: toAct[0], action: actions.at(-1) }).toAct
  }
  expect(ask({ do: 'outcome' }).outcome).toMatchObject({ places: expect.any(Array), scores: expect.any(Array) })
  expect(verify(ask({ do: 'record' }).record).chance).toBe('recomputed')
})
