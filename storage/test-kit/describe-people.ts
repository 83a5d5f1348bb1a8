import { describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'
import { ids, row } from './samples.ts'

/** What every store must do with people, and with all it keeps for one of them. */
export function describePeople(store: () => Store): void {
  describe('people', () => {
    test('are kept, changed and forgotten', async () => {
      const ada = { id: 'ada', name: 'Ada', language: null, created: 1, seen: 1 }
      await store().keepPerson(ada)
      await store().keepPerson({ ...ada, name: 'Ada L.', language: 'it', created: 99, seen: 2 })
      expect(await store().person('ada')).toEqual({ id: 'ada', name: 'Ada L.', language: 'it', created: 1, seen: 2 })
      await store().write({ table: 'a', row: row('a'), people: ['ada'] })
      await store().forgetPerson('ada')
      expect(await store().person('ada')).toBeUndefined()
      expect(await store().tablesOf('ada', 9)).toEqual([])
    })
  })

  describe('somebody who is gone', () => {
    const ada = { id: 'ada', name: 'Ada', language: null, created: 1, seen: 10 }
    const phone = { person: 'ada', kind: 'push', address: 'phone', details: null, created: 1 } as const
    const key = { id: 't', person: 'ada', hash: 'h', label: '', created: 1, expires: 99, used: null, generation: 0 }
    const passkey = {
      id: 'k',
      person: 'ada',
      credential: 'c',
      publicKey: 'p',
      counter: 0,
      site: 'a.example',
      label: '',
      created: 1,
      used: null,
    }
    const nothing = [undefined, [], [], undefined, undefined, undefined, [], undefined]
    const arrive = async () => {
      await store().keepPerson(ada)
      await store().channels.keep(phone, 5)
      await store().tokens.keep(key, 5)
      await store().recoveries.keep({ person: 'ada', hash: 'words', created: 1, used: null })
      await store().passkeys.keep(passkey, 5)
    }
    const left = async () => [
      await store().person('ada'),
      await store().channels.people(),
      await store().tokens.of('ada'),
      await store().tokens.find('t'),
      await store().recoveries.of('ada'),
      await store().recoveries.find('words'),
      await store().passkeys.of('ada'),
      await store().passkeys.find('c'),
    ]

    test('was forgotten: nothing is kept of her, and nothing will be', async () => {
      await arrive()
      await store().forgetPerson('ada')
      expect(await left()).toEqual(nothing)
      expect(await store().forgottenAmong(['bo', 'ada', 'cy'])).toEqual(['ada'])
      expect(await store().forgottenAmong([])).toEqual([])
      await arrive()
      expect(await left()).toEqual(nothing)
      await store().forgetPerson('ada')
    })

    test('was not seen for long: what reaches her goes, and comes back with her', async () => {
      await arrive()
      await store().keepPerson({ ...ada, id: 'bo', seen: 20 })
      await store().write({ table: 'a', row: row('a'), people: ['ada'] })
      expect(await store().forgetUnseen(10)).toBe(0)
      expect(await store().forgetUnseen(11)).toBe(1)
      expect(await left()).toEqual(nothing)
      expect(await store().person('bo')).toBeDefined()
      expect(ids(await store().tablesOf('ada', 9))).toEqual(['a'])
      expect(await store().forgottenAmong(['ada'])).toEqual([])
      await arrive()
      expect(await store().person('ada')).toEqual(ada)
    })
  })
}
