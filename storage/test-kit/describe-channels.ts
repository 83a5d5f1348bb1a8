import { describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'

/** What every store must do with browsers and web addresses by which people are reminded. */
export function describeChannels(store: () => Store): void {
  describe('ways to reach people', () => {
    const push = (person: string, address: string, created: number) =>
      ({ person, kind: 'push', address, details: { auth: 'é' }, created }) as const
    const addresses = async (person: string) => (await store().channels.of(person)).map(({ address }) => address)

    test('are kept, each address once; the oldest of a kind make room', async () => {
      for (const [created, address] of ['p1', 'p2', 'p3'].entries())
        await store().channels.keep(push('ada', address, created), 2)
      await store().channels.keep({ ...push('ada', 'hook', 0), kind: 'webhook' }, 1)
      expect(await addresses('ada')).toEqual(['hook', 'p2', 'p3'])
      await store().channels.keep({ ...push('ada', 'p3', 9), details: 'new' }, 2)
      expect(await store().channels.of('ada')).toContainEqual({ ...push('ada', 'p3', 9), details: 'new' })
      expect(await addresses('ada')).toEqual(['hook', 'p2', 'p3'])
      await store().channels.forget('ada', 'p2')
      await store().channels.forget('bo', 'p3')
      expect(await addresses('ada')).toEqual(['hook', 'p3'])
    })

    test('a browser is its last user’s; a web address may be everybody’s', async () => {
      await store().channels.keep(push('ada', 'phone', 1), 5)
      await store().channels.keep({ ...push('ada', 'hook', 1), kind: 'webhook' }, 1)
      await store().channels.keep(push('bo', 'phone', 2), 5)
      await store().channels.keep({ ...push('bo', 'hook', 2), kind: 'webhook' }, 1)
      expect([await addresses('ada'), await addresses('bo')]).toEqual([['hook'], ['hook', 'phone']])
      expect(await store().channels.people()).toEqual(['ada', 'bo'])
    })

    test('a reminder of a question is claimed once, by one, and each new question anew', async () => {
      const claims = await Promise.all([1, 2, 3].map(() => store().channels.claim('t', 'ada', 500)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      expect(await store().channels.claim('t', 'bo', 500)).toBe(true)
      expect(await store().channels.claim('u', 'ada', 500)).toBe(true)
      expect(await store().channels.claim('t', 'ada', 501)).toBe(true)
      expect(await store().channels.claim('t', 'ada', 500)).toBe(false)
    })

    test('go with the person, and what was said of a table with the table', async () => {
      await store().channels.keep(push('ada', 'phone', 1), 5)
      await store().channels.claim('t', 'ada', 5)
      await store().channels.claim('t', 'bo', 5)
      await store().forgetPerson('ada')
      expect(await store().channels.people()).toEqual([])
      expect(await store().channels.claim('t', 'ada', 5)).toBe(true)
      expect(await store().channels.claim('t', 'bo', 5)).toBe(false)
      await store().forgetTable('t')
      expect(await store().channels.claim('t', 'bo', 5)).toBe(true)
    })
  })
}
