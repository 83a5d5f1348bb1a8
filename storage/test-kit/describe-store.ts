import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CodeTaken, type Entry, SequenceTaken, type Store, type TableRow } from '../src/store.ts'
import { describeChannels } from './describe-channels.ts'
import { describeClubs } from './describe-clubs.ts'
import { describeCompanions } from './describe-companions.ts'
import { describeDevices } from './describe-devices.ts'
import { describeModeration } from './describe-moderation.ts'
import { describePars } from './describe-pars.ts'
import { describePasskeys } from './describe-passkeys.ts'
import { describePuzzleTries } from './describe-puzzle-tries.ts'
import { describeRecoveries } from './describe-recoveries.ts'
import { describeResults } from './describe-results.ts'
import { describeTokens } from './describe-tokens.ts'
import { describeTournaments } from './describe-tournaments.ts'

const entry = (sequence: number, body: Entry['body'] = { n: sequence }): Entry => ({
  sequence,
  at: 1000 + sequence,
  body,
})

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  code: `C-${id}`,
  game: 'diamant',
  rulesVersion: 1,
  status: 'lobby',
  listed: false,
  created: 1,
  touched: 1,
  due: null,
  summary: { seats: [] },
  ...more,
})

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** What every store must do. `open` gives an empty one. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(`${name} store`, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    describe('entries', () => {
      test('come back in order, whole or from a number on', async () => {
        await store.write({ table: 'a', entries: [entry(1), entry(2)] })
        await store.write({ table: 'a', entries: [entry(3, { deep: [1, 'é', null, { x: true }] })] })
        expect(await store.entries('a')).toEqual([entry(1), entry(2), entry(3, { deep: [1, 'é', null, { x: true }] })])
        expect(await store.entries('a', 2)).toHaveLength(1)
        expect(await store.entries('nobody')).toEqual([])
        expect(await store.firstEntry('a')).toEqual(entry(1))
        expect(await store.firstEntry('nobody')).toBeUndefined()
      })

      test('of one table never mix with those of another', async () => {
        await store.write({ table: 'a', entries: [entry(1, 'a')] })
        await store.write({ table: 'b', entries: [entry(1, 'b')] })
        expect(await store.entries('b')).toEqual([entry(1, 'b')])
      })

      test('a number is written once, and the loser changes nothing at all', async () => {
        await store.write({ table: 'a', entries: [entry(1, 'first')], row: row('a') })
        const late = store.write({
          table: 'a',
          entries: [entry(1, 'second'), entry(2)],
          row: row('a', { status: 'playing' }),
          people: ['ada'],
        })
        await expect(late).rejects.toThrow(SequenceTaken)
        expect(await store.entries('a')).toEqual([entry(1, 'first')])
        expect(await store.table('a')).toMatchObject({ status: 'lobby' })
        expect(await store.tablesOf('ada', 9)).toEqual([])
      })

      test('of two writers in the same moment one wins, and others in it are not hurt', async () => {
        const written = await Promise.allSettled([
          store.write({ table: 'a', entries: [entry(1, 'x')] }),
          store.write({ table: 'a', entries: [entry(1, 'y')] }),
          store.write({ table: 'b', entries: [entry(1, 'z')] }),
        ])
        const [first, second, other] = written.map(({ status }) => status === 'fulfilled')
        expect([first !== second, other]).toEqual([true, true])
        expect(await store.entries('a')).toEqual([entry(1, first ? 'x' : 'y')])
        expect(await store.entries('b')).toEqual([entry(1, 'z')])
      })

      test('what cannot be written fails alone, whoever writes in the same moment', async () => {
        const noText = (): never => {
          throw new Error('no text')
        }
        const poison = { toJSON: noText } as unknown as Entry['body']
        const good = (table: string) => store.write({ table, entries: [entry(1)], row: row(table), people: ['ada'] })
        const written = await Promise.allSettled([
          good('a'),
          store.write({ table: 'x', entries: [entry(1, poison)] }),
          store.write({ table: 'y', row: row('y', { summary: poison }) }),
          good('b'),
          store.rewrite({ table: 'z', rewritten: [entry(1, poison)] }),
          store.keepSnapshot({ table: 'a', sequence: 1, rulesVersion: 1, layoutVersion: 1, body: poison }),
          good('c'),
        ])
        const kept = written.map(({ status }) => status === 'fulfilled')
        expect(kept).toEqual([true, false, false, true, false, false, true])
        for (const table of ['a', 'b', 'c']) expect(await store.entries(table)).toEqual([entry(1)])
        for (const table of ['x', 'y', 'z']) expect(await store.entries(table)).toEqual([])
      })

      test('are rewritten together with what is appended, or not at all', async () => {
        const named = (sequence: number, name: string) => entry(sequence, { name })
        await store.write({ table: 'a', entries: [named(1, 'Ada'), named(2, 'Bo')], row: row('a') })
        await store.write({ table: 'b', entries: [named(1, 'Bo')] })
        await store.keepSnapshot({ table: 'a', sequence: 2, rulesVersion: 1, layoutVersion: 1, body: 'Ada' })
        const late = store.rewrite({ table: 'a', rewritten: [named(1, '–')], entries: [entry(2)] })
        await expect(late).rejects.toThrow(SequenceTaken)
        expect(await store.entries('a')).toEqual([named(1, 'Ada'), named(2, 'Bo')])
        expect(await store.snapshot('a')).toBeDefined()
        await store.rewrite({
          table: 'a',
          rewritten: [named(1, '–')],
          entries: [entry(3)],
          row: row('a', { touched: 7 }),
        })
        expect(await store.entries('a')).toEqual([named(1, '–'), named(2, 'Bo'), entry(3)])
        expect(await store.snapshot('a')).toBeUndefined()
        expect(await store.table('a')).toMatchObject({ touched: 7 })
      })

      test('are found by whom they speak of', async () => {
        await store.write({ table: 'b', entries: [entry(1)], mentions: ['ada', 'bo'] })
        await store.write({ table: 'a', entries: [entry(1)], mentions: ['ada'] })
        await store.write({ table: 'a', entries: [entry(2)], mentions: ['ada', 'eve'] })
        await store.write({ table: 'a/talk', entries: [entry(1)], mentions: ['ada', 'ada'] })
        expect(await store.mentioning('ada')).toEqual(['a', 'a/talk', 'b'])
        expect(await store.mentioning('nobody')).toEqual([])
        const late = store.write({ table: 'b', entries: [entry(1)], mentions: ['eve'] })
        await expect(late).rejects.toThrow(SequenceTaken)
        expect(await store.mentioning('eve')).toEqual(['a'])
        await store.forgetTable('a')
        expect(await store.mentioning('ada')).toEqual(['a/talk', 'b'])
        // Until the last log is without her: who is forgotten must still be found.
        await store.forgetPerson('ada')
        expect(await store.mentioning('ada')).toEqual(['a/talk', 'b'])
        await store.forgetMentions('ada')
        expect(await store.mentioning('ada')).toEqual([])
        expect(await store.mentioning('bo')).toEqual(['b'])
      })

      test('are safe from those who hold them', async () => {
        const body = { list: [1] }
        await store.write({ table: 'a', entries: [entry(1, body)] })
        body.list.push(2)
        const [read] = await store.entries('a')
        ;(read!.body as { list: number[] }).list.push(3)
        expect(await store.entries('a')).toEqual([entry(1, { list: [1] })])
      })
    })

    describe('tables', () => {
      test('are found by id and by code', async () => {
        await store.write({ table: 'a', row: row('a', { summary: { host: 'Ada' } }) })
        expect(await store.table('a')).toEqual(row('a', { summary: { host: 'Ada' } }))
        expect(await store.tableByCode('C-a')).toEqual(row('a', { summary: { host: 'Ada' } }))
        expect(await store.table('b')).toBeUndefined()
        expect(await store.tableByCode('C-b')).toBeUndefined()
      })

      test('a code belongs to one table until it is given up', async () => {
        await store.write({ table: 'a', row: row('a', { code: 'SAME' }) })
        await expect(store.write({ table: 'b', row: row('b', { code: 'SAME' }) })).rejects.toThrow(CodeTaken)
        await store.write({ table: 'a', row: row('a', { code: null }) })
        await store.write({ table: 'b', row: row('b', { code: 'SAME' }) })
        expect((await store.tableByCode('SAME'))?.id).toBe('b')
      })

      test('of a person come latest first', async () => {
        await store.write({ table: 'a', row: row('a', { touched: 5 }), people: ['ada', 'bo'] })
        await store.write({ table: 'b', row: row('b', { touched: 9 }), people: ['ada'] })
        expect(ids(await store.tablesOf('ada', 9))).toEqual(['b', 'a'])
        expect(ids(await store.tablesOf('ada', 1))).toEqual(['b'])
        await store.write({ table: 'a', people: ['bo'] })
        expect(ids(await store.tablesOf('ada', 9))).toEqual(['b'])
        expect(ids(await store.tablesOf('bo', 9))).toEqual(['a'])
      })

      test('are listed only when they want to be', async () => {
        await store.write({ table: 'a', row: row('a', { listed: true, touched: 1 }) })
        await store.write({ table: 'b', row: row('b') })
        await store.write({ table: 'c', row: row('c', { listed: true, touched: 3, status: 'playing' }) })
        await store.write({ table: 'd', row: row('d', { listed: true, touched: 2, status: 'finished' }) })
        expect(ids(await store.listedTables({ statuses: ['lobby', 'playing'], limit: 9, ofHost: 3 }))).toEqual([
          'c',
          'a',
        ])
      })

      test('of one host fill no list, however many they are', async () => {
        const listed = (id: string, touched: number, host?: string) =>
          store.write({ table: id, row: row(id, { listed: true, touched, summary: host ? { host } : null }) })
        const flood = Array.from({ length: 230 }, (_, number) => `e${String(number).padStart(3, '0')}`)
        await Promise.all([listed('a', 1, 'ada'), listed('b', 2, 'bo'), listed('x', 3), listed('y', 4)])
        // Many in the same moment, and some after it.
        await Promise.all(flood.map((id, number) => listed(id, 10 + Math.floor(number / 150), 'eve')))
        const listing = { statuses: ['lobby'], limit: 9, ofHost: 3 }
        expect(ids(await store.listedTables(listing))).toEqual(['e150', 'e151', 'e152', 'y', 'x', 'b', 'a'])
        expect(ids(await store.listedTables({ ...listing, limit: 4 }))).toEqual(['e150', 'e151', 'e152', 'y'])
        expect(await store.listedTables({ ...listing, limit: 300, ofHost: 300 })).toHaveLength(234)
      })

      test('can be walked through in pages', async () => {
        for (const id of ['c', 'a', 'b']) await store.write({ table: id, row: row(id) })
        expect(ids(await store.allTables(undefined, 2))).toEqual(['a', 'b'])
        expect(ids(await store.allTables('b', 2))).toEqual(['c'])
      })

      test('are woken in order of urgency', async () => {
        await store.write({ table: 'a', row: row('a', { due: 300 }) })
        await store.write({ table: 'b', row: row('b', { due: 100 }) })
        await store.write({ table: 'c', row: row('c', { due: 900 }) })
        await store.write({ table: 'd', row: row('d') })
        expect(await store.dueTables(300, 9)).toEqual([
          { id: 'b', due: 100 },
          { id: 'a', due: 300 },
        ])
        expect(await store.nextDue()).toBe(100)
        await store.write({ table: 'b', row: row('b', { due: null }) })
        expect(await store.nextDue()).toBe(300)
        expect(await store.moveDue('a', 299, 50)).toBe(false)
        expect(await store.moveDue('a', 300, 400)).toBe(true)
        expect(await store.moveDue('d', null, 200)).toBe(true)
        expect(await store.moveDue('d', 200, null)).toBe(true)
        expect(await store.moveDue('nobody', null, 1)).toBe(false)
        expect(await store.nextDue()).toBe(400)
      })

      test('tell when something last happened at any of them', async () => {
        expect(await store.latestTime()).toBeUndefined()
        await store.write({ table: 'a', entries: [entry(1)], row: row('a', { due: 300 }) })
        await store.write({ table: 'a', entries: [{ ...entry(2), at: 70 }] })
        await store.write({ table: 'b', entries: [{ ...entry(1), at: 50 }], row: row('b', { due: 100 }) })
        await store.write({ table: 'c', entries: [{ ...entry(1), at: 90 }], row: row('c') })
        expect(await store.latestTime()).toBe(70)
        await store.write({ table: 'd', entries: [{ ...entry(1), at: 95 }], row: row('d', { touched: 95 }) })
        expect(await store.latestTime()).toBe(95)
      })

      test('can be forgotten whole', async () => {
        await store.write({ table: 'a', entries: [entry(1)], row: row('a'), people: ['ada'] })
        await store.keepSnapshot({ table: 'a', sequence: 1, rulesVersion: 1, layoutVersion: 1, body: null })
        await store.forgetTable('a')
        expect(await store.table('a')).toBeUndefined()
        expect(await store.entries('a')).toEqual([])
        expect(await store.snapshot('a')).toBeUndefined()
        expect(await store.tablesOf('ada', 9)).toEqual([])
      })
    })

    test('the answer to a command is kept with the entry it brought about, and taken out with it', async () => {
      const receipt = { person: 'ada', command: 'c-1_x', answer: '{"result":"ok", "seat": 2}' }
      await store.write({ table: 'a', entries: [entry(1), { ...entry(2), receipt }] })
      expect(await store.entries('a')).toEqual([entry(1), { ...entry(2), receipt }])
      await store.rewrite({ table: 'a', rewritten: [entry(2)], entries: [entry(3)] })
      expect((await store.entries('a'))[1]).not.toHaveProperty('receipt')
    })

    test('the newest snapshot stays; newer rules or layout replace it whatever its number', async () => {
      const snapshot = { table: 'a', sequence: 10, rulesVersion: 1, layoutVersion: 1, body: { at: 10 } }
      await store.keepSnapshot(snapshot)
      await store.keepSnapshot({ ...snapshot, sequence: 7 })
      expect(await store.snapshot('a')).toEqual(snapshot)
      await store.keepSnapshot({ ...snapshot, sequence: 8, layoutVersion: 2 })
      expect(await store.snapshot('a')).toMatchObject({ sequence: 8, layoutVersion: 2 })
      expect(await store.snapshot('b')).toBeUndefined()
    })

    describeChannels(() => store)
    describeTokens(() => store)
    describeRecoveries(() => store)
    describePasskeys(() => store)
    describeDevices(() => store)
    describeModeration(() => store)
    describeResults(() => store)
    describeCompanions(() => store)
    describeClubs(() => store)
    describeTournaments(() => store)
    describePars(() => store)
    describePuzzleTries(() => store)

    test('a key is what the first one offered', async () => {
      expect(await store.sharedKey('cookies', 'first')).toBe('first')
      expect(await store.sharedKey('cookies', 'second')).toBe('first')
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
        await store.keepPerson(ada)
        await store.channels.keep(phone, 5)
        await store.tokens.keep(key, 5)
        await store.recoveries.keep({ person: 'ada', hash: 'words', created: 1, used: null })
        await store.passkeys.keep(passkey, 5)
      }
      const left = async () => [
        await store.person('ada'),
        await store.channels.people(),
        await store.tokens.of('ada'),
        await store.tokens.find('t'),
        await store.recoveries.of('ada'),
        await store.recoveries.find('words'),
        await store.passkeys.of('ada'),
        await store.passkeys.find('c'),
      ]

      test('was forgotten: nothing is kept of her, and nothing will be', async () => {
        await arrive()
        await store.forgetPerson('ada')
        expect(await left()).toEqual(nothing)
        expect(await store.forgottenAmong(['bo', 'ada', 'cy'])).toEqual(['ada'])
        expect(await store.forgottenAmong([])).toEqual([])
        await arrive()
        expect(await left()).toEqual(nothing)
        await store.forgetPerson('ada')
      })

      test('was not seen for long: what reaches her goes, and comes back with her', async () => {
        await arrive()
        await store.keepPerson({ ...ada, id: 'bo', seen: 20 })
        await store.write({ table: 'a', row: row('a'), people: ['ada'] })
        expect(await store.forgetUnseen(10)).toBe(0)
        expect(await store.forgetUnseen(11)).toBe(1)
        expect(await left()).toEqual(nothing)
        expect(await store.person('bo')).toBeDefined()
        expect(ids(await store.tablesOf('ada', 9))).toEqual(['a'])
        expect(await store.forgottenAmong(['ada'])).toEqual([])
        await arrive()
        expect(await store.person('ada')).toEqual(ada)
      })
    })

    test('people are kept, changed and forgotten', async () => {
      const ada = { id: 'ada', name: 'Ada', language: null, created: 1, seen: 1 }
      await store.keepPerson(ada)
      await store.keepPerson({ ...ada, name: 'Ada L.', language: 'it', created: 99, seen: 2 })
      expect(await store.person('ada')).toEqual({ id: 'ada', name: 'Ada L.', language: 'it', created: 1, seen: 2 })
      await store.write({ table: 'a', row: row('a'), people: ['ada'] })
      await store.forgetPerson('ada')
      expect(await store.person('ada')).toBeUndefined()
      expect(await store.tablesOf('ada', 9)).toEqual([])
    })
  })
}
