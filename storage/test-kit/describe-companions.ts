import { beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'

/** What every store must do for people who want each other at their tables, or do not. */
export function describeCompanions(store: () => Store): void {
  describe('companions', () => {
    beforeEach(async () => {
      for (const id of ['ada', 'bo', 'cy', 'di'])
        await store().keepPerson({ id, name: id.toUpperCase(), language: null, created: 1, seen: 1 })
    })
    const blocked = async (person: string) => (await store().companions.blockedBy(person)).map(each => each.person)
    const invited = async (person: string) => (await store().companions.invitations(person)).map(each => each.to)

    test('a block is one person’s against another, until it is taken back; the oldest make room', async () => {
      await store().companions.block('ada', 'bo', 5, 2)
      expect(await store().companions.blockedBy('ada')).toEqual([{ person: 'bo', name: 'BO', at: 5 }])
      expect(await store().companions.blocking('bo', ['ada', 'cy'])).toEqual(['ada'])
      expect(await store().companions.blocking('bo', ['cy'])).toEqual([])
      expect(await store().companions.blocking('ada', ['bo'])).toEqual([])
      await store().companions.block('ada', 'cy', 6, 2)
      await store().companions.block('ada', 'di', 7, 2)
      expect(await blocked('ada')).toEqual(['di', 'cy'])
      await store().companions.block('ada', 'cy', 8, 2)
      expect(await blocked('ada')).toEqual(['cy', 'di'])
      await store().companions.unblock('ada', 'cy')
      expect(await blocked('ada')).toEqual(['di'])
      await store().companions.block('ada', 'nobody', 9, 2)
      expect(await blocked('ada')).toEqual(['di'])
    })

    test('an invitation is kept once for each table, until it is declined; the oldest make room', async () => {
      const invite = (table: string, by: string, at: number) =>
        store().companions.invite({ person: 'ada', to: table, by, at }, 2)
      await invite('a', 'bo', 5)
      await invite('a', 'cy', 6)
      expect(await store().companions.invitations('ada')).toEqual([
        { to: 'a', person: 'ada', by: 'cy', at: 6, name: 'CY' },
      ])
      await invite('b', 'bo', 7)
      await invite('c', 'bo', 8)
      expect(await invited('ada')).toEqual(['c', 'b'])
      await store().companions.decline('ada', 'b')
      await store().forgetTable('c')
      expect(await invited('ada')).toEqual([])
    })

    test('everything goes with either of the two', async () => {
      await store().companions.block('ada', 'bo', 5, 9)
      await store().companions.block('cy', 'ada', 5, 9)
      await store().companions.invite({ person: 'di', to: 'a', by: 'ada', at: 5 }, 9)
      await store().companions.invite({ person: 'ada', to: 'b', by: 'di', at: 5 }, 9)
      await store().forgetPerson('ada')
      expect([await blocked('ada'), await blocked('cy')]).toEqual([[], []])
      expect([await invited('di'), await invited('ada')]).toEqual([[], []])
    })

    test('two have met who finished a game at one table', async () => {
      const result = (person: string, table: string) =>
        ({
          ...{ person, table, source: table, at: 1, game: 'cave', seat: 0, seats: 2, people: 2, place: 1, score: null },
          ...{ result: 'gold', level: null, party: [], cameOut: [], local: false, daily: null, honour: null, bots: [] },
        }) as const
      await store().results.replace('a', [result('ada', 'a'), result('bo', 'a')])
      const met = (one: string, other: string) => store().companions.haveMet(one, other)
      expect([await met('ada', 'bo'), await met('bo', 'ada'), await met('ada', 'cy')]).toEqual([true, true, false])
    })
  })
}
