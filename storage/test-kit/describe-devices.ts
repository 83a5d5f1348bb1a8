import { describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'

/** What every store must do for people who lost one of their devices. */
export function describeDevices(store: () => Store): void {
  describe('generations of devices', () => {
    const ada = { id: 'ada', name: 'Ada', language: null, created: 1, seen: 10 }
    const token = { id: 't', person: 'ada', hash: 'h', label: '', created: 1, expires: 99, used: null, generation: 2 }
    const phone = { person: 'ada', kind: 'push', address: 'phone', details: null, created: 1 } as const

    test('one more each time somebody signs out the others, and no two callers are given the same', async () => {
      expect(await store().devices.generation('ada')).toBe(0)
      expect(await store().devices.signOut('ada')).toBe(1)
      const both = await Promise.all([store().devices.signOut('ada'), store().devices.signOut('ada')])
      expect(both.sort()).toEqual([2, 3])
      expect(await store().devices.generation('ada')).toBe(3)
      expect(await store().devices.generations(['bo', 'ada'])).toEqual(new Map([['ada', 3]]))
    })

    test('what else stood for her goes, and nobody else’s', async () => {
      for (const person of ['ada', 'bo']) {
        await store().tokens.keep({ ...token, id: person, person }, 5)
        await store().channels.keep({ ...phone, person, address: person }, 5)
        await store().recoveries.keep({ person, hash: person, created: 1, used: null })
      }
      expect((await store().tokens.find('ada'))?.generation).toBe(2)
      await store().devices.signOut('ada')
      expect([await store().tokens.of('ada'), await store().channels.of('ada')]).toEqual([[], []])
      expect([await store().tokens.of('bo'), await store().channels.people()]).toMatchObject([[{ id: 'bo' }], ['bo']])
      expect(await store().recoveries.find('ada')).toBeDefined()
    })

    test('outlive somebody who was not seen for long, and not somebody who was forgotten', async () => {
      await store().keepPerson(ada)
      await store().devices.signOut('ada')
      await store().forgetUnseen(11)
      expect([await store().person('ada'), await store().devices.generation('ada')]).toEqual([undefined, 1])
      await store().forgetPerson('ada')
      expect(await store().devices.generation('ada')).toBe(0)
      expect(await store().devices.signOut('ada')).toBe(0)
      expect(await store().devices.generation('ada')).toBe(0)
    })
  })
}
