import { describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'
import { ids } from './samples.ts'

/** What every store must do with keys that bring people back, and with what these sign. */
export function describePasskeys(store: () => Store): void {
  describe('passkeys', () => {
    const passkey = (id: string, more: object = {}) =>
      ({
        id,
        person: 'ada',
        credential: `c-${id}`,
        publicKey: 'pQEC',
        counter: 0,
        site: 'grotto.example',
        label: 'é',
        created: 10,
        used: null,
        ...more,
      }) as const
    const names = async (person: string) => ids(await store().passkeys.of(person))

    test('are kept while there is room, oldest first, and known by what their device calls them', async () => {
      expect(await store().passkeys.keep(passkey('b', { created: 9 }), 2)).toBe(true)
      expect(await store().passkeys.keep(passkey('a'), 2)).toBe(true)
      expect(await store().passkeys.keep(passkey('c'), 2)).toBe(false)
      expect(await store().passkeys.keep(passkey('d', { person: 'bo' }), 2)).toBe(true)
      expect([await names('ada'), await names('bo')]).toEqual([['b', 'a'], ['d']])
      expect(await store().passkeys.find('c-a')).toEqual(passkey('a'))
      expect([await store().passkeys.find('a'), await store().passkeys.find('c-c')]).toEqual([undefined, undefined])
    })

    test('what a device calls one is taken once: nobody puts a key of hers in its place', async () => {
      await store().passkeys.keep(passkey('a'), 2)
      expect(await store().passkeys.keep(passkey('x', { person: 'bo', credential: 'c-a' }), 2)).toBe(false)
      expect(await store().passkeys.find('c-a')).toEqual(passkey('a'))
      expect(await names('bo')).toEqual([])
    })

    test('count on, or do not count at all; never back, never twice at once', async () => {
      await store().passkeys.keep(passkey('a'), 2)
      expect([await store().passkeys.use('a', 0, 1), await store().passkeys.use('a', 0, 2)]).toEqual([true, true])
      expect(await store().passkeys.find('c-a')).toEqual(passkey('a', { used: 2 }))
      const both = await Promise.all([store().passkeys.use('a', 5, 3), store().passkeys.use('a', 5, 3)])
      expect(both.sort()).toEqual([false, true])
      const back = [await store().passkeys.use('a', 4, 4), await store().passkeys.use('a', 0, 4)]
      expect([...back, await store().passkeys.use('gone', 9, 4)]).toEqual([false, false, false])
      expect(await store().passkeys.use('a', 4_294_967_295, 4)).toBe(true)
      expect(await store().passkeys.find('c-a')).toEqual(passkey('a', { counter: 4_294_967_295, used: 4 }))
    })

    test('are removed by their owner only', async () => {
      await store().passkeys.keep(passkey('a'), 2)
      expect(await store().passkeys.remove('bo', 'a')).toBe(false)
      expect(await store().passkeys.remove('ada', 'a')).toBe(true)
      expect([await store().passkeys.find('c-a'), await names('ada')]).toEqual([undefined, []])
    })

    test('what was signed is spent once, until it has expired', async () => {
      const { passkeys } = store()
      const both = await Promise.all([1, 2].map(() => passkeys.spend({ hash: 'h', expires: 50 }, 10)))
      expect(both.sort()).toEqual([false, true])
      expect(await passkeys.spend({ hash: 'other', expires: 60 }, 49)).toBe(true)
      expect(await passkeys.spend({ hash: 'h', expires: 50 }, 49)).toBe(false)
      // Nobody takes it any more: it need not be remembered.
      expect(await passkeys.spend({ hash: 'later', expires: 99 }, 50)).toBe(true)
      expect(await passkeys.spend({ hash: 'h', expires: 99 }, 50)).toBe(true)
    })
  })
}
