import { expect, test } from 'vitest'
import { hear, type Overheard, SILENCE } from './talk.ts'

const heard = (...words: Overheard[]) => words.reduce((talk, word) => hear(talk, word, 7), SILENCE)

test('a new plan replaces the old one of the same seat, and nothing takes it back', () => {
  const plan = (type: string, seat = 0): Overheard => ({ type: 'intend', seat, plan: { type } })
  const { plans } = heard(plan('go'), plan('heal', 1), plan('explore'))
  expect(plans.map(each => [each.seat, each.plan.type, each.since])).toEqual([
    [1, 'heal', 7],
    [0, 'explore', 7],
  ])
  expect(heard(plan('go'), { type: 'intend', seat: 0, plan: null }).plans).toEqual([])
})

test('what is said in passing is numbered, and only the newest is kept', () => {
  const points = Array.from({ length: 20 }, (_, x): Overheard => ({ type: 'point', seat: 2, spot: { x, y: 0 } }))
  const { passing } = heard(...points)
  expect(passing.at(-1)).toMatchObject({ seat: 2, type: 'point', spot: { x: 19 } })
  expect(passing.length).toBeLessThan(20)
  expect(new Set(passing.map(({ number }) => number)).size).toBe(passing.length)
})
