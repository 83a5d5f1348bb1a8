import { describe, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'

/** What every store must do for puzzles. */
export function describePuzzleTries(store: () => Store): void {
  describe('tries of puzzles', () => {
    const tried = (person: string, puzzle: string, solved: boolean) => ({ person, puzzle, at: 5, solved })

    test('count once for each person: what is tried later changes nothing', async () => {
      const { puzzleTries } = store()
      expect(await puzzleTries.keep(tried('ada', 'p', false))).toBe(true)
      expect(await puzzleTries.keep(tried('ada', 'p', true))).toBe(false)
      expect(await puzzleTries.keep(tried('bo', 'p', true))).toBe(true)
      expect(await puzzleTries.keep(tried('ada', 'q', true))).toBe(true)
      expect(await puzzleTries.tallies(['q', 'p', 'r'])).toEqual([
        { puzzle: 'p', tried: 2, solved: 1 },
        { puzzle: 'q', tried: 1, solved: 1 },
      ])
      expect(await puzzleTries.tallies(['q'])).toEqual([{ puzzle: 'q', tried: 1, solved: 1 }])
      expect(await puzzleTries.of('ada', ['q', 'p'])).toEqual([tried('ada', 'p', false), tried('ada', 'q', true)])
      expect(await puzzleTries.of('bo', ['q'])).toEqual([])
    })

    test('two of the same person in the same moment are one', async () => {
      const both = await Promise.all([true, false].map(solved => store().puzzleTries.keep(tried('ada', 'p', solved))))
      expect(both.filter(Boolean)).toHaveLength(1)
      const [tally] = await store().puzzleTries.tallies(['p'])
      const [kept] = await store().puzzleTries.of('ada', ['p'])
      expect(tally).toEqual({ puzzle: 'p', tried: 1, solved: kept!.solved ? 1 : 0 })
    })

    test('go with who tried, forgotten or unseen; the tally names nobody and stays', async () => {
      const { puzzleTries } = store()
      for (const id of ['ada', 'bo', 'cy']) {
        await store().keepPerson({ id, name: id, language: null, created: 1, seen: id === 'bo' ? 5 : 20 })
        await puzzleTries.keep(tried(id, 'p', id === 'ada'))
      }
      await store().forgetPerson('ada')
      await store().forgetUnseen(10)
      const left = ['ada', 'bo', 'cy'].map(async id => (await puzzleTries.of(id, ['p'])).length)
      expect(await Promise.all(left)).toEqual([0, 0, 1])
      expect(await puzzleTries.keep(tried('ada', 'p', true))).toBe(false)
      expect(await puzzleTries.tallies(['p'])).toEqual([{ puzzle: 'p', tried: 3, solved: 1 }])
    })
  })
}
