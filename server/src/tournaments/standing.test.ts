import { expect, test } from 'vitest'
import type { Reached } from './reached.ts'
import { standingOf } from './standing.ts'

const card = (...deals: Record<number, Partial<Reached>>[]) =>
  new Map(
    deals.map((slots, deal) => [
      deal,
      new Map(Object.entries(slots).map(([slot, reached]) => [Number(slot), { at: 1, ...reached }])),
    ]),
  )
const scored = (score: number) => ({ result: 'scored', score, place: 1 })
const reached = (result: string, spare: number) => ({ result, spare, place: 1, score: null })
const said = (lines: ReturnType<typeof standingOf>) => lines.map(({ place, slot, points }) => [place, slot, points])

test('a score counts against the mean of the others with the same deal', () => {
  const played = card({ 0: scored(20), 1: scored(10), 2: scored(30) }, { 0: scored(5), 1: scored(9) })
  const lines = standingOf([0, 1, 2], [0, 1], played, undefined)
  expect(said(lines)).toEqual([
    [1, 2, 15],
    [2, 0, -4],
    [3, 1, -11],
  ])
  expect(lines[0]).toMatchObject({ played: 1, deals: [15, null] })
})

test('who lets a deal pass has brought nothing home: it never pays to give up', () => {
  const bad = card({ 0: scored(1), 1: scored(10), 2: scored(20) })
  const none = card({ 0: {}, 1: scored(10), 2: scored(20) })
  const points = (which: typeof bad) => standingOf([0, 1, 2], [0], which, undefined).find(({ slot }) => slot === 0)
  expect([points(bad)?.points, points(none)?.points]).toEqual([-14, -15])
  expect(points(none)?.played).toBe(0)
  // Those whom nobody counts against are no better for it.
  expect(standingOf([0, 1], [0], card({ 0: {}, 1: scored(10) }), undefined).map(({ points }) => points)).toEqual([
    0, -10,
  ])
})

test('what is reached together counts by what it is worth, then by what was left', () => {
  const worth = { gold: 3, silver: 2 }
  const played = card({ 0: reached('gold', 2), 1: reached('gold', 4), 2: reached('defeat', 7), 3: {} })
  expect(said(standingOf([0, 1, 2, 3], [0], played, worth))).toEqual([
    [1, 1, 3],
    [2, 0, 3],
    [3, 2, 0],
    [3, 3, 0],
  ])
})

test('only the deals that are asked for are in it', () => {
  const played = card({ 0: scored(20), 1: scored(10) }, { 0: scored(1), 1: scored(100) })
  expect(said(standingOf([0, 1], [0], played, undefined))).toEqual([
    [1, 0, 10],
    [2, 1, -10],
  ])
})
