import { beforeEach, describe, expect, test } from 'vitest'
import type { Result } from '../src/results.ts'
import type { Store } from '../src/store.ts'

const PARTY = ['medic', 'diver', 'scout', 'leader']

const result = (person: string, table: string, more: Partial<Result> = {}): Result => ({
  person,
  table,
  source: table,
  at: 1000,
  game: 'cave',
  seat: 0,
  seats: 4,
  people: 2,
  place: 1,
  score: null,
  result: 'gold',
  level: 'normal',
  party: PARTY,
  cameOut: PARTY.slice(1),
  local: false,
  daily: null,
  honour: null,
  bots: [{ bot: 'mcts', place: 2 }],
  ...more,
})
const scored = (person: string, table: string, place: number, score: number, more: Partial<Result> = {}): Result =>
  result(person, table, {
    game: 'rubies',
    result: 'victory',
    place,
    score,
    level: null,
    party: [],
    cameOut: [],
    ...more,
  })

/** What every store must do with the results of games. */
export function describeResults(store: () => Store): void {
  describe('results', () => {
    beforeEach(async () => {
      for (const id of ['ada', 'bo', 'cy']) await store().keepPerson(person(id))
    })
    const person = (id: string, seen = 1) => ({ id, name: id.toUpperCase(), language: null, created: 1, seen })
    const entry = (sequence: number) => ({ sequence, at: 1, body: sequence })
    const finish = (table: string, ...results: Result[]) => store().write({ table, entries: [entry(1)], results })
    const tables = async (of: string) => (await store().results.of(of, 9)).map(({ table }) => table)

    test('are written with the entry that ends the game, or not at all', async () => {
      await finish('a', result('ada', 'a'), result('bo', 'a', { seat: 1 }))
      expect(await store().results.of('ada', 9)).toEqual([result('ada', 'a')])
      await expect(finish('a', result('cy', 'a'))).rejects.toThrow()
      expect(await tables('cy')).toEqual([])
    })

    test('go in with others of the same moment', async () => {
      const begun = (table: string) => store().write({ table, entries: [entry(1)] })
      await Promise.all(['a', 'b', 'c'].map(begun))
      await Promise.all(
        ['a', 'b', 'c'].map(table =>
          store().write({ table, entries: [entry(2)], results: table === 'b' ? [] : [result('ada', table)] }),
        ),
      )
      expect((await tables('ada')).sort()).toEqual(['a', 'c'])
      expect(await store().entries('b')).toHaveLength(2)
    })

    test('come latest first, no more than asked for', async () => {
      await finish('a', result('ada', 'a', { at: 5 }))
      await finish('b', result('ada', 'b', { at: 7 }))
      await finish('c', result('ada', 'c', { at: 6 }))
      expect(await tables('ada')).toEqual(['b', 'c', 'a'])
      expect((await store().results.of('ada', 1)).map(({ table }) => table)).toEqual(['b'])
    })

    test('one game counts once, whichever way it came', async () => {
      await finish('a', result('ada', 'a', { source: 'same', local: true }))
      await finish('b', result('ada', 'b', { source: 'same', local: true }))
      expect(await tables('ada')).toEqual(['a'])
    })

    test('of somebody unknown, a pseudonym say, are not kept', async () => {
      await finish('a', result('nobody', 'a'))
      expect(await tables('nobody')).toEqual([])
    })

    test('are counted by what was reached, and local ones apart', async () => {
      await finish('a', result('ada', 'a'))
      await finish('b', result('ada', 'b', { party: PARTY.slice(1) }))
      await finish('c', result('ada', 'c'))
      await finish('d', result('ada', 'd', { local: true, source: 'x' }))
      await finish('e', result('ada', 'e', { result: 'defeat', place: 2, level: 'expert' }))
      await finish('f', scored('ada', 'f', 2, 17))
      await finish('g', scored('ada', 'g', 2, 30), scored('bo', 'g', 1, 31))
      const caves = { game: 'cave', local: false, level: 'normal', seats: 4, party: 4, result: 'gold', place: 1 }
      const none = { best: null, total: null }
      expect(await store().results.tallies('ada')).toEqual([
        { ...caves, level: 'expert', result: 'defeat', place: 2, count: 1, ...none },
        { ...caves, party: 3, count: 1, ...none },
        { ...caves, count: 2, ...none },
        { ...caves, local: true, count: 1, ...none },
        { ...caves, game: 'rubies', level: null, party: 0, result: 'victory', place: 2, count: 2, best: 30, total: 47 },
      ])
    })

    test('games won in a row are counted, the longest row and the one that goes on', async () => {
      const places = { cave: [1, 1, 2, 1, 1, 1, 2, 1], rubies: [3, 1, 2] }
      for (const [game, all] of Object.entries(places))
        for (const [index, place] of all.entries())
          await finish(`${game}${index}`, result('ada', `${game}${index}`, { game, place, at: index }))
      await finish('local', result('ada', 'local', { at: 99, local: true }))
      expect(await store().results.streaks('ada')).toEqual([
        { game: 'cave', longest: 3, current: 1 },
        { game: 'rubies', longest: 1, current: 0 },
      ])
      expect(await store().results.streaks('bo')).toEqual([])
    })

    test('say with whom somebody played, the latest first', async () => {
      await finish('a', result('ada', 'a', { at: 5 }), result('bo', 'a', { at: 5 }))
      await finish('b', result('ada', 'b', { at: 7 }), result('bo', 'b', { at: 7 }))
      await finish('c', result('ada', 'c', { at: 9 }), result('cy', 'c', { at: 9 }))
      const [bo, cy] = [
        { person: 'bo', name: 'BO', games: 2, last: 7 },
        { person: 'cy', name: 'CY', games: 1, last: 9 },
      ]
      expect(await store().results.companions('ada', 9)).toEqual([cy, bo])
      expect(await store().results.companions('ada', 1)).toEqual([cy])
      await store().forgetPerson('cy')
      expect(await store().results.companions('ada', 9)).toEqual([bo])
    })

    test('of a day are told apart: one’s own, how often what was reached, and the best', async () => {
      const day = '2026-11-17'
      await finish('a', result('ada', 'a', { daily: day, at: 9 }))
      await finish('b', result('bo', 'b', { daily: day, cameOut: PARTY, at: 10 }))
      await finish('c', result('cy', 'c', { daily: day, result: 'defeat', place: 2, cameOut: [] }))
      await finish('e', result('cy', 'e', { honour: day, local: true, cameOut: PARTY }))
      await finish('d', result('ada', 'd', { daily: '2026-11-16' }))
      expect(await store().results.dailyOf('ada', day, 'cave')).toEqual(result('ada', 'a', { daily: day, at: 9 }))
      expect(await store().results.dailyOf('ada', day, 'rubies')).toBeUndefined()
      const reached = (cameOut: number, more = {}) => ({ result: 'gold', place: 1, score: null, cameOut, ...more })
      const lost = reached(0, { result: 'defeat', place: 2 })
      expect(await store().results.dailyTally(day, 'cave')).toEqual(
        [reached(4), reached(3), lost].map(each => ({ ...each, count: 1 })),
      )
      expect(await store().results.dailyBest(day, 'cave', 2)).toEqual([
        { person: 'bo', name: 'BO', table: 'b', ...reached(4) },
        { person: 'ada', name: 'ADA', table: 'a', ...reached(3) },
      ])
      // What was played on honour is in a list of its own.
      expect((await store().results.dailyTally(day, 'cave', 'honour')).map(({ count }) => count)).toEqual([1])
      expect((await store().results.dailyBest(day, 'cave', 9, 'honour')).map(({ table }) => table)).toEqual(['e'])
      expect(await store().results.dailyOf('cy', day, 'cave', 'honour')).toMatchObject({ table: 'e', honour: day })
      expect(await store().results.dailyOf('ada', day, 'cave', 'honour')).toBeUndefined()
    })

    test('are made anew for a table, and gone with it', async () => {
      await finish('a', result('ada', 'a'), result('bo', 'a'))
      const anew = [result('ada', 'a', { result: 'silver' })]
      await store().results.replace('a', anew)
      expect(await store().results.of('ada', 9)).toEqual(anew)
      expect(await tables('bo')).toEqual([])
      await store().forgetTable('a')
      expect(await tables('ada')).toEqual([])
    })

    test('that were cleared away are not made anew; later ones are kept', async () => {
      await finish('a', result('ada', 'a', { at: 5 }))
      await store().results.clear('ada', 6)
      await store().results.replace('a', [result('ada', 'a', { at: 5 })])
      await finish('b', result('ada', 'b', { at: 7 }))
      expect(await tables('ada')).toEqual(['b'])
    })

    test('go with the person, and with somebody who was not seen for long', async () => {
      await finish('a', result('ada', 'a'), result('bo', 'a'))
      await store().keepPerson(person('bo', 50))
      await store().forgetUnseen(10)
      expect([await tables('ada'), await tables('bo')]).toEqual([[], ['a']])
      await store().forgetPerson('bo')
      expect(await tables('bo')).toEqual([])
    })
  })
}
