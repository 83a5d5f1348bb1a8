import { describe, expect, test } from 'vitest'
import { CodeTaken, type Store } from '../src/store.ts'
import { entry, ids, row } from './samples.ts'

/** What every store must do with the rows of tables. */
export function describeTables(store: () => Store): void {
  describe('tables', () => {
    test('are found by id and by code', async () => {
      await store().write({ table: 'a', row: row('a', { summary: { host: 'Ada' } }) })
      expect(await store().table('a')).toEqual(row('a', { summary: { host: 'Ada' } }))
      expect(await store().tableByCode('C-a')).toEqual(row('a', { summary: { host: 'Ada' } }))
      expect(await store().table('b')).toBeUndefined()
      expect(await store().tableByCode('C-b')).toBeUndefined()
    })

    test('a code belongs to one table until it is given up', async () => {
      await store().write({ table: 'a', row: row('a', { code: 'SAME' }) })
      await expect(store().write({ table: 'b', row: row('b', { code: 'SAME' }) })).rejects.toThrow(CodeTaken)
      await store().write({ table: 'a', row: row('a', { code: null }) })
      await store().write({ table: 'b', row: row('b', { code: 'SAME' }) })
      expect((await store().tableByCode('SAME'))?.id).toBe('b')
    })

    test('of a person come latest first', async () => {
      await store().write({ table: 'a', row: row('a', { touched: 5 }), people: ['ada', 'bo'] })
      await store().write({ table: 'b', row: row('b', { touched: 9 }), people: ['ada'] })
      expect(ids(await store().tablesOf('ada', 9))).toEqual(['b', 'a'])
      expect(ids(await store().tablesOf('ada', 1))).toEqual(['b'])
      await store().write({ table: 'a', people: ['bo'] })
      expect(ids(await store().tablesOf('ada', 9))).toEqual(['b'])
      expect(ids(await store().tablesOf('bo', 9))).toEqual(['a'])
    })

    test('are listed only when they want to be', async () => {
      await store().write({ table: 'a', row: row('a', { listed: true, touched: 1 }) })
      await store().write({ table: 'b', row: row('b') })
      await store().write({ table: 'c', row: row('c', { listed: true, touched: 3, status: 'playing' }) })
      await store().write({ table: 'd', row: row('d', { listed: true, touched: 2, status: 'finished' }) })
      expect(ids(await store().listedTables({ statuses: ['lobby', 'playing'], limit: 9, ofHost: 3 }))).toEqual([
        'c',
        'a',
      ])
    })

    test('of one host fill no list, however many they are', async () => {
      const listed = (id: string, touched: number, host?: string) =>
        store().write({ table: id, row: row(id, { listed: true, touched, summary: host ? { host } : null }) })
      const flood = Array.from({ length: 230 }, (_, number) => `e${String(number).padStart(3, '0')}`)
      await Promise.all([listed('a', 1, 'ada'), listed('b', 2, 'bo'), listed('x', 3), listed('y', 4)])
      // Many in the same moment, and some after it.
      await Promise.all(flood.map((id, number) => listed(id, 10 + Math.floor(number / 150), 'eve')))
      const listing = { statuses: ['lobby'], limit: 9, ofHost: 3 }
      expect(ids(await store().listedTables(listing))).toEqual(['e150', 'e151', 'e152', 'y', 'x', 'b', 'a'])
      expect(ids(await store().listedTables({ ...listing, limit: 4 }))).toEqual(['e150', 'e151', 'e152', 'y'])
      expect(await store().listedTables({ ...listing, limit: 300, ofHost: 300 })).toHaveLength(234)
    })

    test('can be walked through in pages', async () => {
      for (const id of ['c', 'a', 'b']) await store().write({ table: id, row: row(id) })
      expect(ids(await store().allTables(undefined, 2))).toEqual(['a', 'b'])
      expect(ids(await store().allTables('b', 2))).toEqual(['c'])
    })

    test('are woken in order of urgency', async () => {
      await store().write({ table: 'a', row: row('a', { due: 300 }) })
      await store().write({ table: 'b', row: row('b', { due: 100 }) })
      await store().write({ table: 'c', row: row('c', { due: 900 }) })
      await store().write({ table: 'd', row: row('d') })
      expect(await store().dueTables(300, 9)).toEqual([
        { id: 'b', due: 100 },
        { id: 'a', due: 300 },
      ])
      expect(await store().nextDue()).toBe(100)
      await store().write({ table: 'b', row: row('b', { due: null }) })
      expect(await store().nextDue()).toBe(300)
      expect(await store().moveDue('a', 299, 50)).toBe(false)
      expect(await store().moveDue('a', 300, 400)).toBe(true)
      expect(await store().moveDue('d', null, 200)).toBe(true)
      expect(await store().moveDue('d', 200, null)).toBe(true)
      expect(await store().moveDue('nobody', null, 1)).toBe(false)
      expect(await store().nextDue()).toBe(400)
    })

    test('tell when something last happened at any of them', async () => {
      expect(await store().latestTime()).toBeUndefined()
      await store().write({ table: 'a', entries: [entry(1)], row: row('a', { due: 300 }) })
      await store().write({ table: 'a', entries: [{ ...entry(2), at: 70 }] })
      await store().write({ table: 'b', entries: [{ ...entry(1), at: 50 }], row: row('b', { due: 100 }) })
      await store().write({ table: 'c', entries: [{ ...entry(1), at: 90 }], row: row('c') })
      expect(await store().latestTime()).toBe(70)
      await store().write({ table: 'd', entries: [{ ...entry(1), at: 95 }], row: row('d', { touched: 95 }) })
      expect(await store().latestTime()).toBe(95)
    })

    test('can be forgotten whole', async () => {
      await store().write({ table: 'a', entries: [entry(1)], row: row('a'), people: ['ada'] })
      await store().keepSnapshot({ table: 'a', sequence: 1, rulesVersion: 1, layoutVersion: 1, body: null })
      await store().forgetTable('a')
      expect(await store().table('a')).toBeUndefined()
      expect(await store().entries('a')).toEqual([])
      expect(await store().snapshot('a')).toBeUndefined()
      expect(await store().tablesOf('ada', 9)).toEqual([])
    })
  })
}
