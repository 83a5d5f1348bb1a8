import { describe, expect, test } from 'vitest'
import { type Entry, SequenceTaken, type Store } from '../src/store.ts'
import { entry, row } from './samples.ts'

/** What every store must do with the entries of a log, their receipts and their snapshot. */
export function describeEntries(store: () => Store): void {
  describe('entries', () => {
    test('come back in order, whole or from a number on', async () => {
      await store().write({ table: 'a', entries: [entry(1), entry(2)] })
      await store().write({ table: 'a', entries: [entry(3, { deep: [1, 'é', null, { x: true }] })] })
      expect(await store().entries('a')).toEqual([entry(1), entry(2), entry(3, { deep: [1, 'é', null, { x: true }] })])
      expect(await store().entries('a', 2)).toHaveLength(1)
      expect(await store().entries('nobody')).toEqual([])
      expect(await store().firstEntry('a')).toEqual(entry(1))
      expect(await store().firstEntry('nobody')).toBeUndefined()
    })

    test('of one table never mix with those of another', async () => {
      await store().write({ table: 'a', entries: [entry(1, 'a')] })
      await store().write({ table: 'b', entries: [entry(1, 'b')] })
      expect(await store().entries('b')).toEqual([entry(1, 'b')])
    })

    test('a number is written once, and the loser changes nothing at all', async () => {
      await store().write({ table: 'a', entries: [entry(1, 'first')], row: row('a') })
      const late = store().write({
        table: 'a',
        entries: [entry(1, 'second'), entry(2)],
        row: row('a', { status: 'playing' }),
        people: ['ada'],
      })
      await expect(late).rejects.toThrow(SequenceTaken)
      expect(await store().entries('a')).toEqual([entry(1, 'first')])
      expect(await store().table('a')).toMatchObject({ status: 'lobby' })
      expect(await store().tablesOf('ada', 9)).toEqual([])
    })

    test('of two writers in the same moment one wins, and others in it are not hurt', async () => {
      const written = await Promise.allSettled([
        store().write({ table: 'a', entries: [entry(1, 'x')] }),
        store().write({ table: 'a', entries: [entry(1, 'y')] }),
        store().write({ table: 'b', entries: [entry(1, 'z')] }),
      ])
      const [first, second, other] = written.map(({ status }) => status === 'fulfilled')
      expect([first !== second, other]).toEqual([true, true])
      expect(await store().entries('a')).toEqual([entry(1, first ? 'x' : 'y')])
      expect(await store().entries('b')).toEqual([entry(1, 'z')])
    })

    test('what cannot be written fails alone, whoever writes in the same moment', async () => {
      const noText = (): never => {
        throw new Error('no text')
      }
      const poison = { toJSON: noText } as unknown as Entry['body']
      const good = (table: string) => store().write({ table, entries: [entry(1)], row: row(table), people: ['ada'] })
      const written = await Promise.allSettled([
        good('a'),
        store().write({ table: 'x', entries: [entry(1, poison)] }),
        store().write({ table: 'y', row: row('y', { summary: poison }) }),
        good('b'),
        store().rewrite({ table: 'z', rewritten: [entry(1, poison)] }),
        store().keepSnapshot({ table: 'a', sequence: 1, rulesVersion: 1, layoutVersion: 1, body: poison }),
        good('c'),
      ])
      const kept = written.map(({ status }) => status === 'fulfilled')
      expect(kept).toEqual([true, false, false, true, false, false, true])
      for (const table of ['a', 'b', 'c']) expect(await store().entries(table)).toEqual([entry(1)])
      for (const table of ['x', 'y', 'z']) expect(await store().entries(table)).toEqual([])
    })

    test('are rewritten together with what is appended, or not at all', async () => {
      const named = (sequence: number, name: string) => entry(sequence, { name })
      await store().write({ table: 'a', entries: [named(1, 'Ada'), named(2, 'Bo')], row: row('a') })
      await store().write({ table: 'b', entries: [named(1, 'Bo')] })
      await store().keepSnapshot({ table: 'a', sequence: 2, rulesVersion: 1, layoutVersion: 1, body: 'Ada' })
      const late = store().rewrite({ table: 'a', rewritten: [named(1, '–')], entries: [entry(2)] })
      await expect(late).rejects.toThrow(SequenceTaken)
      expect(await store().entries('a')).toEqual([named(1, 'Ada'), named(2, 'Bo')])
      expect(await store().snapshot('a')).toBeDefined()
      await store().rewrite({
        table: 'a',
        rewritten: [named(1, '–')],
        entries: [entry(3)],
        row: row('a', { touched: 7 }),
      })
      expect(await store().entries('a')).toEqual([named(1, '–'), named(2, 'Bo'), entry(3)])
      expect(await store().snapshot('a')).toBeUndefined()
      expect(await store().table('a')).toMatchObject({ touched: 7 })
    })

    test('are found by whom they speak of', async () => {
      await store().write({ table: 'b', entries: [entry(1)], mentions: ['ada', 'bo'] })
      await store().write({ table: 'a', entries: [entry(1)], mentions: ['ada'] })
      await store().write({ table: 'a', entries: [entry(2)], mentions: ['ada', 'eve'] })
      await store().write({ table: 'a/talk', entries: [entry(1)], mentions: ['ada', 'ada'] })
      expect(await store().mentioning('ada')).toEqual(['a', 'a/talk', 'b'])
      expect(await store().mentioning('nobody')).toEqual([])
      const late = store().write({ table: 'b', entries: [entry(1)], mentions: ['eve'] })
      await expect(late).rejects.toThrow(SequenceTaken)
      expect(await store().mentioning('eve')).toEqual(['a'])
      await store().forgetTable('a')
      expect(await store().mentioning('ada')).toEqual(['a/talk', 'b'])
      // Until the last log is without her: who is forgotten must still be found.
      await store().forgetPerson('ada')
      expect(await store().mentioning('ada')).toEqual(['a/talk', 'b'])
      await store().forgetMentions('ada')
      expect(await store().mentioning('ada')).toEqual([])
      expect(await store().mentioning('bo')).toEqual(['b'])
    })

    test('are safe from those who hold them', async () => {
      const body = { list: [1] }
      await store().write({ table: 'a', entries: [entry(1, body)] })
      body.list.push(2)
      const [read] = await store().entries('a')
      ;(read!.body as { list: number[] }).list.push(3)
      expect(await store().entries('a')).toEqual([entry(1, { list: [1] })])
    })

    test('keep the answer to the command that brought them about, and lose it when rewritten', async () => {
      const receipt = { person: 'ada', command: 'c-1_x', answer: '{"result":"ok", "seat": 2}' }
      await store().write({ table: 'a', entries: [entry(1), { ...entry(2), receipt }] })
      expect(await store().entries('a')).toEqual([entry(1), { ...entry(2), receipt }])
      await store().rewrite({ table: 'a', rewritten: [entry(2)], entries: [entry(3)] })
      expect((await store().entries('a'))[1]).not.toHaveProperty('receipt')
    })

    test('the newest snapshot stays; newer rules or layout replace it whatever its number', async () => {
      const snapshot = { table: 'a', sequence: 10, rulesVersion: 1, layoutVersion: 1, body: { at: 10 } }
      await store().keepSnapshot(snapshot)
      await store().keepSnapshot({ ...snapshot, sequence: 7 })
      expect(await store().snapshot('a')).toEqual(snapshot)
      await store().keepSnapshot({ ...snapshot, sequence: 8, layoutVersion: 2 })
      expect(await store().snapshot('a')).toMatchObject({ sequence: 8, layoutVersion: 2 })
      expect(await store().snapshot('b')).toBeUndefined()
    })
  })
}
