import { describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'
import { ids } from './samples.ts'

/** What every store must do with reports and measures. */
export function describeModeration(store: () => Store): void {
  describe('moderation', () => {
    const report = (id: string, more: object = {}) =>
      ({ id, at: 10, table: 'a', by: 'ada', about: 'bo', name: 'Bo', kind: 'name', said: 'é', ...more }) as const
    const measure = (id: string, more: object = {}) =>
      ({ id, kind: 'ban', target: 'bo', text: '', from: 10, until: 20, ...more }) as const

    test('a report is kept once, the oldest make room, and it is settled', async () => {
      await store().moderation.report(report('a'), 2)
      await store().moderation.report(report('b', { at: 11 }), 2)
      expect(await store().moderation.reports(9)).toEqual([report('b', { at: 11 })])
      await store().moderation.report(report('c', { at: 12, kind: 'message' }), 2)
      await store().moderation.report(report('d', { at: 13, by: 'cy' }), 2)
      expect(ids(await store().moderation.reports(9))).toEqual(['c', 'd'])
      expect([await store().moderation.settle('c'), await store().moderation.settle('c')]).toEqual([true, false])
      await store().moderation.forgetReports(14)
      expect(await store().moderation.reports(9)).toEqual([])
    })

    test('what was reported goes with either of the two', async () => {
      await store().moderation.report(report('a'), 9)
      await store().moderation.report(report('b', { by: 'bo', about: 'cy' }), 9)
      await store().moderation.report(report('c', { by: 'cy', about: 'di' }), 9)
      await store().forgetPerson('bo')
      expect(ids(await store().moderation.reports(9))).toEqual(['c'])
    })

    test('measures are in force for a time, or until they are lifted', async () => {
      await store().moderation.take(measure('m'))
      await store().moderation.take(measure('n', { from: 12, until: 99 }))
      const inForce = async (at: number) => ids(await store().moderation.inForce(at))
      expect([await inForce(9), await inForce(10), await inForce(12), await inForce(20)]).toEqual([
        [],
        ['m'],
        ['m', 'n'],
        ['n'],
      ])
      expect([await store().moderation.lift('n'), await store().moderation.lift('n')]).toEqual([true, false])
      expect(await store().moderation.inForce(15)).toEqual([measure('m')])
    })
  })
}
