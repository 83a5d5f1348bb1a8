import { beforeEach, describe, expect, test } from 'vitest'
import type { Result } from '../src/results.ts'
import type { Store } from '../src/store.ts'

const BY = { game: 'sub-terra', bot: 'strong', version: 4 }
const PAR = { bot: 'strong', version: 4 }

/** What every store must do to measure games of clubs by a bot. */
export function describePars(store: () => Store): void {
  describe('pars', () => {
    beforeEach(async () => {
      for (const id of ['ada', 'bo']) await store().keepPerson({ id, name: id, language: null, created: 1, seen: 1 })
      const club = { id: 'club', code: 'code', name: 'Bats', founder: 'ada', created: 10 }
      await store().clubs.found({ ...club, evening: null, seasonFrom: null, seasonChanges: '[]' }, 9)
      for (const [at, table, game] of [
        [100, 'a', 'sub-terra'],
        [200, 'b', 'sub-terra'],
        [300, 'c', 'diamant'],
      ] as const) {
        await store().clubs.addTable('club', table, at)
        await store().results.replace(table, [played(table, game, at, 'ada'), played(table, game, at, 'bo')])
      }
      await store().results.replace('elsewhere', [played('elsewhere', 'sub-terra', 400, 'ada')])
    })

    test('games of clubs that were not measured, or otherwise, are found', async () => {
      expect(await store().pars.missing(BY, 0, 9)).toEqual(['b', 'a'])
      expect(await store().pars.missing(BY, 0, 1)).toEqual(['b'])
      expect(await store().pars.missing(BY, 150, 9)).toEqual(['b'])
      await store().pars.keep({ ...PAR, table: 'b', result: 'gold' })
      expect(await store().pars.missing(BY, 0, 9)).toEqual(['a'])
      expect(await store().pars.missing({ ...BY, version: 5 }, 0, 9)).toEqual(['b', 'a'])
    })

    test('what people reached is told against what the bot did: by person, and by table', async () => {
      await store().pars.keep({ ...PAR, table: 'a', result: 'silver' })
      await store().pars.keep({ ...PAR, table: 'a', result: 'defeat' })
      await store().pars.keep({ ...PAR, table: 'b', result: '' })
      expect(await store().pars.against('club', BY)).toEqual([
        { person: null, result: 'gold', par: 'defeat', count: 1 },
        { person: 'ada', result: 'gold', par: 'defeat', count: 1 },
        { person: 'bo', result: 'gold', par: 'defeat', count: 1 },
      ])
      expect(await store().pars.against('other', BY)).toEqual([])
      expect(await store().pars.against('club', { ...BY, bot: 'weak' })).toEqual([])
      await store().forgetTable('a')
      expect(await store().pars.against('club', BY)).toEqual([])
    })
  })
}

const played = (table: string, game: string, at: number, person: string): Result => ({
  ...{ person, table, source: table, at, game, seat: 0, seats: 4, people: 2, place: 1, score: null, bots: [] },
  ...{ result: 'gold', level: null, party: [], cameOut: [], local: false, daily: null, honour: null },
})
