import { beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'
import type { Tournament } from '../src/tournaments.ts'

const CUP: Tournament = {
  ...{ id: 'cup', club: 'club', organiser: 'ada', game: 'diamant', setUp: '{}', created: 100, closes: 900 },
  ...{ begun: null, settled: null, secrets: '[]', seating: null },
}
const CAPS = { ofClub: 2, ofMember: 1, kept: 2 }
const PEOPLE = ['ada', 'bo', 'cy', 'di']

/** What every store must do for the tournaments of clubs. */
export function describeTournaments(store: () => Store): void {
  describe('tournaments', () => {
    const cups = () => store().tournaments
    beforeEach(async () => {
      for (const id of PEOPLE) await store().keepPerson({ id, name: id, language: null, created: 1, seen: 1 })
      const club = { id: 'club', code: 'code', name: 'Bats', founder: 'ada', created: 10 }
      await store().clubs.found({ ...club, evening: null, seasonFrom: null, seasonChanges: '[]' }, 9)
      for (const person of ['bo', 'cy']) await store().clubs.join('code', person, 20, { clubs: 9, members: 9 })
    })
    const who = async () => (await cups().entrants('cup')).map(({ slot, person, gone }) => [slot, person, gone])
    const enter = (person: string, at = 200, most = 9) => cups().enter('cup', person, at, most)

    test('members set them up, and not too many at a time', async () => {
      expect(await cups().create(CUP, CAPS)).toBe(true)
      expect(await cups().tournament('cup')).toEqual(CUP)
      expect(await cups().create({ ...CUP, id: 'b' }, CAPS)).toBe(false)
      expect(await cups().create({ ...CUP, id: 'b', organiser: 'di' }, CAPS)).toBe(false)
      expect(await cups().create({ ...CUP, id: 'b', organiser: 'bo', created: 110 }, CAPS)).toBe(true)
      expect(await cups().create({ ...CUP, id: 'c', organiser: 'cy' }, CAPS)).toBe(false)
      expect((await cups().ofClub('club')).map(({ id }) => id)).toEqual(['b', 'cup'])
      await cups().settle('b', 300)
      expect(await cups().create({ ...CUP, id: 'c', organiser: 'cy', created: 310 }, CAPS)).toBe(true)
      expect(await cups().create({ ...CUP, id: 'd', created: 950, closes: 990 }, CAPS)).toBe(true)
      // The latest two had stayed, and whatever is open.
      expect((await cups().ofClub('club')).map(({ id }) => id)).toEqual(['d', 'c', 'b'])
    })

    test('members enter until it begins or is full; each once', async () => {
      await cups().create(CUP, CAPS)
      expect([await enter('bo'), await enter('bo'), await enter('di'), await enter('nobody')]).toEqual([
        ...[true, true, false, false],
      ])
      expect(await enter('cy', 900)).toBe(false)
      expect(await enter('cy', 200, 1)).toBe(false)
      expect(await Promise.all([enter('ada'), enter('cy')])).toEqual([true, true])
      expect((await who()).map(([, person]) => person).sort()).toEqual(['ada', 'bo', 'cy'])
      await cups().withdraw('cup', 'bo')
      expect((await who()).map(([, person]) => person).sort()).toEqual(['ada', 'cy'])
      expect(await cups().begin('cup', 300, 3, '[1]')).toBe(false)
      expect(await cups().begin('cup', 300, 2, '[1]')).toBe(true)
      expect(await cups().begin('cup', 310, 2, '[2]')).toBe(false)
      expect(await enter('bo')).toBe(false)
      expect(await cups().tournament('cup')).toEqual({ ...CUP, begun: 300, seating: '[1]' })
    })

    test('it is called off before it begins, and not afterwards', async () => {
      await cups().create(CUP, CAPS)
      await enter('bo')
      await cups().create({ ...CUP, id: 'b', organiser: 'bo' }, CAPS)
      expect(await cups().callOff('b')).toBe(true)
      expect(await cups().tournament('b')).toBeUndefined()
      await cups().begin('cup', 300, 1, '[]')
      expect(await cups().callOff('cup')).toBe(false)
    })

    test('who comes is noted, and what was reached, once for each deal and slot', async () => {
      await cups().create(CUP, CAPS)
      await enter('bo')
      await cups().come('cup', 'bo', 333.4)
      expect(await cups().entrants('cup')).toEqual([{ slot: 0, person: 'bo', gone: false, came: 333 }])
      await cups().keepResults('cup', [])
      await cups().keepResults('cup', [
        { deal: 1, slot: 0, reached: 'b' },
        { deal: 0, slot: 0, reached: 'a' },
      ])
      await cups().keepResults('cup', [{ deal: 1, slot: 0, reached: 'c' }])
      await cups().keepResults('none', [{ deal: 1, slot: 0, reached: 'c' }])
      expect(await cups().results('cup')).toEqual([
        { deal: 0, slot: 0, reached: 'a' },
        { deal: 1, slot: 0, reached: 'c' },
      ])
      expect(await cups().results('none')).toEqual([])
      await cups().settle('cup', 500)
      await cups().settle('cup', 600)
      expect((await cups().tournament('cup'))?.settled).toBe(500)
    })

    test('who leaves the club before it begins was never in it; afterwards her slot stays', async () => {
      await cups().create(CUP, CAPS)
      for (const person of ['ada', 'bo', 'cy']) await enter(person)
      await store().clubs.leave('club', 'bo')
      expect(await who()).toEqual([
        [0, 'ada', false],
        [2, 'cy', false],
      ])
      await cups().begin('cup', 300, 2, '[]')
      await store().clubs.remove('club', 'ada', 'cy', 'new')
      await cups().withdraw('cup', 'ada')
      expect(await who()).toEqual([
        [0, 'ada', true],
        [2, 'cy', true],
      ])
    })

    test('who is forgotten, or not seen for long, leaves a slot without a name', async () => {
      await cups().create(CUP, CAPS)
      for (const person of ['ada', 'bo', 'cy']) await enter(person)
      await store().forgetPerson('cy')
      expect((await who()).map(([, person]) => person)).toEqual(['ada', 'bo'])
      await cups().begin('cup', 300, 2, '[]')
      await cups().keepResults('cup', [{ deal: 0, slot: 0, reached: 'a' }])
      await store().keepPerson({ id: 'bo', name: 'bo', language: null, created: 1, seen: 90 })
      await store().forgetUnseen(50)
      expect(await who()).toEqual([
        [0, null, true],
        [1, 'bo', false],
      ])
      expect((await cups().tournament('cup'))?.organiser).toBeNull()
      expect(await cups().results('cup')).toHaveLength(1)
      await store().forgetPerson('bo')
      expect(await cups().tournament('cup')).toBeUndefined()
    })

    test('a club that is dissolved takes them along', async () => {
      await cups().create(CUP, CAPS)
      await enter('ada')
      await cups().keepResults('cup', [{ deal: 0, slot: 0, reached: 'a' }])
      await store().clubs.dissolve('club', 'ada')
      expect([await cups().tournament('cup'), await cups().entrants('cup'), await cups().results('cup')]).toEqual([
        ...[undefined, [], []],
      ])
    })
  })
}
