import { beforeEach, describe, expect, test } from 'vitest'
import type { Club, ClubTally } from '../src/clubs.ts'
import type { Result } from '../src/results.ts'
import type { Store, TableRow } from '../src/store.ts'

const CLUB: Club = {
  ...{ id: 'club', code: 'code', name: 'Bats', founder: 'ada', created: 10 },
  ...{ evening: null, seasonFrom: null, seasonChanges: '[]' },
}
const CAPS = { clubs: 2, members: 3 }
const PEOPLE = ['ada', 'bo', 'cy', 'di']

/** What every store must do for clubs. */
export function describeClubs(store: () => Store): void {
  describe('clubs', () => {
    const clubs = () => store().clubs
    beforeEach(async () => {
      for (const id of PEOPLE)
        await store().keepPerson({ id, name: id.toUpperCase(), language: null, created: 1, seen: 1 })
      expect(await clubs().found(CLUB, 2)).toBe(true)
    })
    const join = (person: string, at: number, code = 'code') => clubs().join(code, person, at, CAPS)
    const members = async (club = 'club') => (await clubs().members(club)).map(each => each.person)
    const founder = async () => (await clubs().byCode('code'))?.founder

    test('one is founded with its founder in it, and joined by its code; only members know it', async () => {
      expect(await clubs().byCode('code')).toEqual({ ...CLUB, members: 1 })
      expect(await clubs().byCode('edoc')).toBeUndefined()
      expect(await join('bo', 20)).toBe(true)
      expect(await join('bo', 25)).toBe(true)
      expect(await join('cy', 20, 'edoc')).toBe(false)
      expect(await join('nobody', 20)).toBe(false)
      expect(await clubs().members('club')).toEqual([
        { person: 'ada', name: 'ADA', since: 10, seen: 10, rated: false },
        { person: 'bo', name: 'BO', since: 20, seen: 20, rated: false },
      ])
      expect(await clubs().club('club', 'bo')).toEqual(CLUB)
      expect(await clubs().club('club', 'cy')).toBeUndefined()
      expect(await clubs().of('bo')).toEqual([{ ...CLUB, members: 2 }])
      expect(await clubs().of('cy')).toEqual([])
    })

    test('neither people nor clubs are too many', async () => {
      expect(await clubs().found({ ...CLUB, id: 'b', code: 'b' }, 2)).toBe(true)
      expect(await clubs().found({ ...CLUB, id: 'c', code: 'c' }, 2)).toBe(false)
      expect(await clubs().found({ ...CLUB, id: 'd', code: 'd', founder: 'nobody' }, 2)).toBe(false)
      expect(await clubs().byCode('c')).toBeUndefined()
      expect([await join('bo', 1), await join('cy', 2), await join('di', 3)]).toEqual([true, true, false])
      expect(await clubs().found({ ...CLUB, id: 'e', code: 'e', founder: 'di' }, 2)).toBe(true)
      expect(await join('ada', 5, 'e')).toBe(false)
    })

    test('what only the founder may do, nobody else does', async () => {
      await join('bo', 20)
      await join('cy', 30)
      expect(await clubs().change('club', 'bo', { name: 'Owls' })).toBe(false)
      expect(await clubs().remove('club', 'bo', 'cy', 'new')).toBe(false)
      expect(await clubs().handOver('club', 'bo', 'bo')).toBe(false)
      expect(await clubs().dissolve('club', 'bo')).toBe(false)
      expect(await clubs().remove('club', 'ada', 'ada', 'new')).toBe(false)
      expect(await clubs().remove('club', 'ada', 'di', 'new')).toBe(false)
      expect(await clubs().handOver('club', 'ada', 'di')).toBe(false)
      expect(await clubs().byCode('code')).toEqual({ ...CLUB, members: 3 })
      expect(await clubs().change('club', 'ada', { name: 'Owls', evening: '{}', seasonFrom: 7 })).toBe(true)
      expect(await clubs().byCode('code')).toMatchObject({ name: 'Owls', evening: '{}', seasonFrom: 7 })
      expect(await clubs().change('club', 'ada', { evening: null, seasonFrom: null })).toBe(true)
      expect(await clubs().remove('club', 'ada', 'cy', 'new')).toBe(true)
      expect(await clubs().byCode('code')).toBeUndefined()
      expect(await join('cy', 40)).toBe(false)
      expect(await clubs().byCode('new')).toEqual({ ...CLUB, code: 'new', name: 'Owls', members: 2 })
      expect(await clubs().handOver('club', 'ada', 'bo')).toBe(true)
      expect(await clubs().handOver('club', 'ada', 'bo')).toBe(false)
      expect(await clubs().dissolve('club', 'bo')).toBe(true)
      expect([await clubs().byCode('new'), await members(), await clubs().of('ada')]).toEqual([undefined, [], []])
    })

    test('whichever way a founder goes, the longest standing follows; the last one takes the club along', async () => {
      await join('cy', 20)
      await join('bo', 30)
      await clubs().leave('club', 'ada')
      expect([await founder(), await members()]).toEqual(['cy', ['cy', 'bo']])
      await store().forgetPerson('cy')
      expect([await founder(), await members()]).toEqual(['bo', ['bo']])
      await clubs().addTable('club', 'a', 1)
      await store().keepPerson({ id: 'di', name: 'DI', language: null, created: 1, seen: 90 })
      await store().forgetUnseen(50)
      expect([await founder(), await members(), await clubs().ofTable('a')]).toEqual([undefined, [], undefined])
    })

    test('acts of the same moment leave a club with a founder who is in it', async () => {
      await join('bo', 20)
      await join('cy', 30)
      await Promise.allSettled([
        clubs().handOver('club', 'ada', 'bo'),
        clubs().remove('club', 'ada', 'bo', 'new'),
        clubs().handOver('club', 'ada', 'cy'),
        clubs().leave('club', 'ada'),
      ])
      const [left] = await clubs().of((await members())[0]!)
      expect(await members()).toContain(left!.founder)
      await Promise.allSettled([...PEOPLE.map(person => clubs().leave('club', person)), join('di', 40)])
      const after = await members()
      const found = (await clubs().byCode('code')) ?? (await clubs().byCode('new'))
      expect(after).toEqual(found ? [found.founder] : [])
    })

    test('a member’s wish for a rating and her last visit are noted', async () => {
      await clubs().note('club', 'ada', { rated: true })
      await clubs().note('club', 'ada', { seen: 99 })
      await clubs().note('club', 'bo', { rated: true })
      expect(await clubs().members('club')).toEqual([{ person: 'ada', name: 'ADA', since: 10, seen: 99, rated: true }])
    })

    const table = (id: string, status: string, touched: number): TableRow => ({
      ...{ id, code: null, game: 'cave', rulesVersion: 1, status, listed: false, created: 1, touched },
      ...{ due: null, summary: {} },
    })
    const tables = async () => {
      const of = async (id: string) => ((await clubs().ofTable(id)) === 'club' ? [id] : [])
      return (await Promise.all(['a', 'b', 'c', 'd'].map(of))).flat()
    }

    test('who goes takes her open tables along, and leaves the club what was finished there', async () => {
      await join('bo', 20)
      for (const row of [
        table('a', 'lobby', 5),
        table('b', 'playing', 9),
        table('c', 'finished', 9),
        table('d', 'lobby', 5),
      ])
        await store().write({ table: row.id, row })
      for (const id of ['a', 'b', 'c']) await clubs().addTable('club', id, 3, 'bo')
      await clubs().addTable('club', 'd', 3, 'ada')
      expect([await clubs().openTables('club', 'bo'), await clubs().openTables('club', 'ada')]).toEqual([2, 1])
      await clubs().remove('club', 'ada', 'bo', 'new')
      expect(await tables()).toEqual(['c', 'd'])
      expect(await clubs().openTables('club', 'bo')).toBe(0)
    })

    test('its founder takes a table off, and nobody else; what is finished stays', async () => {
      await join('bo', 20)
      for (const row of [table('a', 'lobby', 5), table('c', 'finished', 9)]) await store().write({ table: row.id, row })
      for (const id of ['a', 'c']) await clubs().addTable('club', id, 3, 'bo')
      expect(await clubs().removeTable('club', 'bo', 'a')).toBe(false)
      expect(await clubs().removeTable('club', 'ada', 'c')).toBe(false)
      expect(await clubs().removeTable('other', 'ada', 'a')).toBe(false)
      expect(await clubs().removeTable('club', 'ada', 'a')).toBe(true)
      expect(await tables()).toEqual(['c'])
    })

    test('its tables are found by how they stand, until they are forgotten', async () => {
      for (const row of [table('a', 'lobby', 5), table('b', 'playing', 9), table('c', 'finished', 9)])
        await store().write({ table: row.id, row })
      for (const id of ['a', 'b', 'c']) await clubs().addTable('club', id, 3)
      await clubs().addTable('nowhere', 'd', 3)
      const found = async () => (await clubs().tables('club', ['lobby', 'playing'], 9)).map(({ id }) => id)
      expect(await found()).toEqual(['b', 'a'])
      expect([await clubs().ofTable('a'), await clubs().ofTable('d')]).toEqual(['club', undefined])
      await store().forgetTable('b')
      expect(await found()).toEqual(['a'])
      expect(await clubs().ofTable('b')).toBeUndefined()
    })

    test('what its tables reached is counted', async () => {
      const result = (person: string, table: string, at: number, more: Partial<Result> = {}): Result => ({
        ...{ person, table, source: table, at, game: 'dig', seat: 0, seats: 3, people: 2, place: 1, score: 9 },
        ...{
          result: 'won',
          level: null,
          party: [],
          cameOut: [],
          local: false,
          daily: null,
          honour: null,
          bots: [],
          ...more,
        },
      })
      const bots = [{ bot: 'x:2', place: 3 }]
      await join('bo', 20)
      for (const table of ['a', 'b', 'c']) await clubs().addTable('club', table, 1)
      await store().results.replace('a', [
        result('ada', 'a', 5, { bots }),
        result('bo', 'a', 5, { place: 2, score: 4 }),
      ])
      await store().results.replace('b', [result('ada', 'b', 8, { score: 7 }), result('di', 'b', 8, { place: 3 })])
      const alone = { game: 'cave', result: 'gold', score: null, people: 1 }
      await store().results.replace('c', [result('ada', 'c', 9, alone)])
      await store().results.replace('elsewhere', [result('ada', 'elsewhere', 9)])
      const tally = { result: 'won', seats: 3 }
      expect(await clubs().tallies('club', 6)).toEqual([
        {
          person: 'ada',
          game: 'cave',
          result: 'gold',
          place: 1,
          seats: 3,
          count: 1,
          season: 0,
          best: null,
          total: null,
        },
        { ...tally, person: 'ada', game: 'dig', place: 1, count: 2, season: 1, best: 9, total: 16 },
        { ...tally, person: 'bo', game: 'dig', place: 2, count: 1, season: 0, best: 4, total: 4 },
        { ...tally, person: 'di', game: 'dig', place: 3, count: 1, season: 1, best: 9, total: 9 },
      ])
      expect(await clubs().reached('club')).toEqual([
        { game: 'cave', result: 'gold', count: 1 },
        { game: 'dig', result: 'won', count: 2 },
      ])
      const places = async (from: number, count: number) =>
        (await clubs().places('club', { from, count })).map(({ table, person, place, bots }) => [
          table,
          person,
          place,
          bots,
        ])
      expect(await clubs().placesCount('club')).toBe(4)
      expect(await places(0, 2)).toEqual([
        ['a', 'ada', 1, [{ bot: 'x:2', place: 3 }]],
        ['a', 'bo', 2, []],
      ])
      expect(await places(3, 9)).toEqual([['b', 'di', 3, []]])
      const told = (await clubs().games('club', 4)).map(({ table, person, place }) => [table, person, place])
      expect(told).toEqual([
        ['c', 'ada', 1],
        ['b', 'ada', 1],
        ['b', 'di', 3],
        ['a', 'ada', 1],
      ])
    })

    test('games with a box of one’s own are listed, and compared with nothing', async () => {
      const result = (person: string, table: string, level: string | null): Result => ({
        ...{ person, table, source: table, at: 8, game: 'dig', seat: 0, seats: 3, people: 2, place: 1, score: 9 },
        ...{ result: 'won', level, party: [], cameOut: [], local: false, daily: null, honour: null, bots: [] },
      })
      await join('bo', 20)
      for (const [table, level] of [
        ['a', null],
        ['b', 'hard'],
        ['c', 'own'],
        ['d', 'own'],
      ] as const) {
        await clubs().addTable('club', table, 1)
        await store().results.replace(
          table,
          ['ada', 'bo'].map(person => result(person, table, level)),
        )
      }
      const counted = (tallies: readonly ClubTally[]) =>
        tallies.map(({ count, season, total }) => [count, season, total])
      expect(counted(await clubs().tallies('club', 6))).toEqual([
        [2, 2, 18],
        [2, 2, 18],
      ])
      expect(counted(await clubs().talliesBetween('club', 6, 9))).toEqual([
        [2, 2, 18],
        [2, 2, 18],
      ])
      expect(await clubs().reached('club')).toEqual([{ game: 'dig', result: 'won', count: 2 }])
      expect(await clubs().placesCount('club')).toBe(4)
      const places = await clubs().places('club', { from: 0, count: 9 })
      expect(places.map(({ table }) => table)).toEqual(['a', 'a', 'b', 'b'])
      expect(await clubs().games('club', 9)).toHaveLength(8)
      const by = { game: 'dig', bot: 'x', version: 1 }
      expect(await store().pars.missing(by, 0, 9)).toEqual(['a', 'b'])
      for (const table of ['a', 'b', 'c'])
        await store().pars.keep({ table, bot: by.bot, version: by.version, result: 'lost' })
      expect((await store().pars.against('club', by)).map(({ person, count }) => [person, count])).toEqual([
        [null, 2],
        ['ada', 2],
        ['bo', 2],
      ])
    })
  })
}
