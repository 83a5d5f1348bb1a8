import { describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'

/** What every store must do for people who lost one of their devices. */
export function describeDevices(store: () => Store): void {
  describe('generations of devices', () => {
    const ada = { id: 'ada', name: 'Ada', language: null, created: 1, seen: 10 }
    const token = { id: 't', person: 'ada', hash: 'h', label: '', created: 1, expires: 99, used: null, generation: 2 }
    const phone = { person: 'ada', kind: 'push', address: 'phone', details: null, created: 1 } as const
    const passkey = { publicKey: 'p', counter: 0, site: 'a.example', label: '', created: 1, used: null } as const
    const fill = async (): Promise<void> => {
      for (const person of ['ada', 'bo']) {
        await store().tokens.keep({ ...token, id: person, person }, 5)
        await store().channels.keep({ ...phone, person, address: person }, 5)
        await store().recoveries.keep({ person, hash: person, created: 1, used: null })
        await store().passkeys.keep({ ...passkey, id: person, person, credential: person }, 5)
      }
    }
    const left = async (person: string) => [
      (await store().tokens.of(person)).length,
      (await store().channels.of(person)).length,
      (await store().recoveries.of(person)) ? 1 : 0,
      (await store().passkeys.of(person)).length,
    ]

    test('each is offered once, and only the latest offered begins, once', async () => {
      const { devices } = store()
      expect([await devices.generation('ada'), await devices.begin('ada', 1)]).toEqual([0, false])
      const both = await Promise.all([devices.offer('ada'), devices.offer('ada')])
      expect(both.sort()).toEqual([1, 2])
      expect([await devices.generation('ada'), await devices.generations(['ada'])]).toEqual([0, new Map()])
      expect([await devices.begin('ada', 1), await devices.begin('ada', 3)]).toEqual([false, false])
      expect(await devices.generation('ada')).toBe(0)
      const begun = await Promise.all([devices.begin('ada', 2), devices.begin('ada', 2)])
      expect(begun.sort()).toEqual([false, true])
      expect(await devices.offer('ada')).toBe(3)
      expect(await devices.generations(['bo', 'ada'])).toEqual(new Map([['ada', 2]]))
    })

    test('what else stood for her goes when one begins, not when it does not, and nobody else’s', async () => {
      await fill()
      expect((await store().tokens.find('ada'))?.generation).toBe(2)
      const generation = await store().devices.offer('ada')
      await store().devices.begin('ada', generation + 1)
      expect(await left('ada')).toEqual([1, 1, 1, 1])
      await store().devices.begin('ada', generation)
      expect([await left('ada'), await left('bo')]).toEqual([
        [0, 0, 1, 1],
        [1, 1, 1, 1],
      ])
    })

    test('outlive somebody who was not seen for long, and not somebody who was forgotten', async () => {
      const { devices } = store()
      await store().keepPerson(ada)
      await devices.begin('ada', await devices.offer('ada'))
      await store().forgetUnseen(11)
      expect([await store().person('ada'), await devices.generation('ada')]).toEqual([undefined, 1])
      await store().forgetPerson('ada')
      expect(await devices.generation('ada')).toBe(0)
      expect([await devices.offer('ada'), await devices.begin('ada', 1)]).toEqual([0, false])
      expect(await devices.generation('ada')).toBe(0)
    })
  })
}
