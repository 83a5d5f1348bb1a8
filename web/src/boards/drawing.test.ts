import { expect, test } from 'vitest'
import { keepingEqual, oncePerView } from './drawing.ts'

test('what is equal stays the same object, what is not does not', () => {
  const before = { tiles: [{ at: [0, 0] }, { at: [1, 0] }], cavers: [{ health: 3 }] }
  const now = { tiles: [{ at: [0, 0] }, { at: [1, 0] }], cavers: [{ health: 2 }] }
  const kept = keepingEqual(before, now)
  expect(kept).toEqual(now)
  expect(kept.tiles).toBe(before.tiles)
  expect(kept.cavers).not.toBe(before.cavers)
  expect(keepingEqual(before, structuredClone(before))).toBe(before)
})

test('a list that grew or shrank, and a field that came or went, is another one', () => {
  expect(keepingEqual([1, 2], [1, 2, 3])).toEqual([1, 2, 3])
  expect(keepingEqual([1, 2, 3], [1, 2])).toEqual([1, 2])
  expect(keepingEqual({ a: 1, b: 2 }, { a: 1 } as object)).toEqual({ a: 1 })
  expect(keepingEqual({ a: 1 }, { b: 1 } as object)).toEqual({ b: 1 })
  expect(keepingEqual([], {})).toEqual({})
})

test('a view is worked out once', () => {
  let asked = 0
  const draw = oncePerView(({ round }: { round: number }) => ({ round, asked: asked++ }))
  const view = { round: 1 }
  expect(draw(view)).toBe(draw(view))
  expect(draw({ round: 2 })).toEqual({ round: 2, asked: 1 })
})
