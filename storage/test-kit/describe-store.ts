import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CodeTaken, type Entry, SequenceTaken, type Store, type TableRow } from '../src/store.ts'

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

      test('are found by a text in them, and rewritten together with what is appended, or not at all', async () => {
        const named = (sequence: number, name: string) => entry(sequence, { name })
        await store.write({ table: 'a', entries: [named(1, 'Ada'), named(2, 'Bo')], row: row('a') })
        await store.write({ table: 'b', entries: [named(1, 'Bo')] })
        await store.keepSnapshot({ table: 'a', sequence: 2, rulesVersion: 1, layoutVersion: 1, body: 'Ada' })
        expect(await store.mentioning(['a', 'b', 'c'], 'Ada')).toEqual(['a'])
        expect(await store.mentioning(['b'], 'Ada')).toEqual([])
        const late = store.rewrite({ table: 'a', rewritten: [named(1, '–')], entries: [entry(2)] })
        await expect(late).rejects.toThrow(SequenceTaken)
        expect(await store.mentioning(['a'], 'Ada')).toEqual(['a'])
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
        expect(ids(await store.listedTables(['lobby', 'playing'], 9))).toEqual(['c', 'a'])
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
      expect(await store.mentioning(['a', 'b'], 'ada')).toEqual(['a'])
      await store.rewrite({ table: 'a', rewritten: [entry(2)], entries: [entry(3)] })
      expect((await store.entries('a'))[1]).not.toHaveProperty('receipt')
      expect(await store.mentioning(['a', 'b'], 'ada')).toEqual([])
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

    describe('ways to reach people', () => {
      const push = (person: string, address: string, created: number) =>
        ({ person, kind: 'push', address, details: { auth: 'é' }, created }) as const
      const addresses = async (person: string) => (await store.channels.of(person)).map(({ address }) => address)

      test('are kept, each address once; the oldest of a kind make room', async () => {
        for (const [created, address] of ['p1', 'p2', 'p3'].entries())
          await store.channels.keep(push('ada', address, created), 2)
        await store.channels.keep({ ...push('ada', 'hook', 0), kind: 'webhook' }, 1)
        expect(await addresses('ada')).toEqual(['hook', 'p2', 'p3'])
        await store.channels.keep({ ...push('ada', 'p3', 9), details: 'new' }, 2)
        expect(await store.channels.of('ada')).toContainEqual({ ...push('ada', 'p3', 9), details: 'new' })
        expect(await addresses('ada')).toEqual(['hook', 'p2', 'p3'])
        await store.channels.forget('ada', 'p2')
        await store.channels.forget('bo', 'p3')
        expect(await addresses('ada')).toEqual(['hook', 'p3'])
      })

      test('a browser is its last user’s; a web address may be everybody’s', async () => {
        await store.channels.keep(push('ada', 'phone', 1), 5)
        await store.channels.keep({ ...push('ada', 'hook', 1), kind: 'webhook' }, 1)
        await store.channels.keep(push('bo', 'phone', 2), 5)
        await store.channels.keep({ ...push('bo', 'hook', 2), kind: 'webhook' }, 1)
        expect([await addresses('ada'), await addresses('bo')]).toEqual([['hook'], ['hook', 'phone']])
        expect(await store.channels.people()).toEqual(['ada', 'bo'])
      })

      test('a reminder of a question is claimed once, by one, and each new question anew', async () => {
        const claims = await Promise.all([1, 2, 3].map(() => store.channels.claim('t', 'ada', 500)))
        expect(claims.filter(Boolean)).toHaveLength(1)
        expect(await store.channels.claim('t', 'bo', 500)).toBe(true)
        expect(await store.channels.claim('u', 'ada', 500)).toBe(true)
        expect(await store.channels.claim('t', 'ada', 501)).toBe(true)
        expect(await store.channels.claim('t', 'ada', 500)).toBe(false)
      })

      test('go with the person, and what was said of a table with the table', async () => {
        await store.channels.keep(push('ada', 'phone', 1), 5)
        await store.channels.claim('t', 'ada', 5)
        await store.channels.claim('t', 'bo', 5)
        await store.forgetPerson('ada')
        expect(await store.channels.people()).toEqual([])
        expect(await store.channels.claim('t', 'ada', 5)).toBe(true)
        expect(await store.channels.claim('t', 'bo', 5)).toBe(false)
        await store.forgetTable('t')
        expect(await store.channels.claim('t', 'bo', 5)).toBe(true)
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
