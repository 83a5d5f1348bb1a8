import { describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'

/** What every store must do for people who lost every device. */
export function describeRecoveries(store: () => Store): void {
  describe('recovery phrases', () => {
    const phrase = (hash: string, more: object = {}) =>
      ({ person: 'ada', hash, created: 10, used: null, ...more }) as const

    test('one for each person, known by its hash; a new one ends the one before', async () => {
      await store().recoveries.keep(phrase('h1'))
      await store().recoveries.keep(phrase('h2', { person: 'bo' }))
      expect(await store().recoveries.find('h1')).toEqual(phrase('h1'))
      await store().recoveries.used('ada', 86_400_000)
      expect(await store().recoveries.of('ada')).toEqual(phrase('h1', { used: 86_400_000 }))
      await store().recoveries.keep(phrase('h3', { created: 11 }))
      expect(await store().recoveries.find('h1')).toBeUndefined()
      expect(await store().recoveries.of('ada')).toEqual(phrase('h3', { created: 11 }))
      expect(await store().recoveries.find('h2')).toEqual(phrase('h2', { person: 'bo' }))
    })

    test('end when their owner says so', async () => {
      await store().recoveries.keep(phrase('h1'))
      expect(await store().recoveries.remove('bo')).toBe(false)
      expect(await store().recoveries.remove('ada')).toBe(true)
      expect(await store().recoveries.of('ada')).toBeUndefined()
      expect(await store().recoveries.find('h1')).toBeUndefined()
    })
  })
}
