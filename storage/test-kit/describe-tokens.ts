import { describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'
import { ids } from './samples.ts'

/** What every store must do with the tokens of programs. */
export function describeTokens(store: () => Store): void {
  describe('tokens of programs', () => {
    const token = (id: string, more: object = {}) =>
      ({
        id,
        person: 'ada',
        hash: `h-${id}`,
        label: 'é',
        created: 10,
        expires: 90,
        used: null,
        generation: 0,
        ...more,
      }) as const
    const names = async (person: string) => ids(await store().tokens.of(person))

    test('are kept while there is room; what has expired makes room', async () => {
      expect(await store().tokens.keep(token('b', { expires: 20 }), 2)).toBe(true)
      expect(await store().tokens.keep(token('a'), 2)).toBe(true)
      expect(await store().tokens.keep(token('c'), 2)).toBe(false)
      expect(await store().tokens.keep(token('d', { person: 'bo' }), 2)).toBe(true)
      expect(await names('ada')).toEqual(['a', 'b'])
      expect(await store().tokens.keep(token('e', { created: 20 }), 2)).toBe(true)
      expect(await names('ada')).toEqual(['a', 'e'])
      expect(await store().tokens.find('a')).toEqual(token('a'))
    })

    test('know the day they were used, and are revoked by their owner only', async () => {
      await store().tokens.keep(token('a'), 2)
      await store().tokens.used('a', 86_400_000)
      expect(await store().tokens.find('a')).toEqual(token('a', { used: 86_400_000 }))
      expect(await store().tokens.revoke('bo', 'a')).toBe(false)
      expect(await store().tokens.revoke('ada', 'a')).toBe(true)
      expect(await store().tokens.find('a')).toBeUndefined()
    })
  })
}
