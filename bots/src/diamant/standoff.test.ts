import { type DiamantTypes, diamant, GO_ON, LEAVE } from '@grotto/diamant'
import { describe, expect, test } from 'vitest'
import { type Bot, botFor, playMatch } from '../index.ts'
import { HABITS, KINDRED, PRIOR } from './habits.ts'
import type { CardPlan } from './plans.ts'
import { expected, leavingTogether, settle } from './standoff.ts'
import { watch } from './watching.ts'

/** A plan whose playouts brought these shares of the victory, by how many others left. */
const plan = (action: CardPlan['action'], ...shares: number[]): CardPlan => ({
  action,
  courage: 1,
  shares,
  scores: shares.map(() => 0),
  share: 0,
  score: 0,
})

describe('a standoff: relics for whoever walks out alone', () => {
  const worth = () => [plan(LEAVE, 0.6, 0.2), plan(GO_ON, 0.4, 0.3)]
  const once = [1, 1]

  test('against one like me: as likely to leave as makes both cards worth the same', () => {
    // 0.6 (1 − p) + 0.2 p = 0.4 (1 − p) + 0.3 p
    const plans = worth()
    expect(settle(plans, once, [{ kindred: 1, leaves: 0 }])).toBeCloseTo(2 / 3, 1)
    expect(plans[0]!.share).toBeCloseTo(plans[1]!.share, 1)
  })

  test('who is known to leave, or to stay, is answered without doubt', () => {
    expect(settle(worth(), once, [{ kindred: 0, leaves: 0.97 }])).toBeLessThan(0.01)
    expect(settle(worth(), once, [{ kindred: 0, leaves: 0.03 }])).toBeGreaterThan(0.99)
  })

  test('half like me, half sure to stay: those like me leave often enough to make up for it', () => {
    // The other leaves with p / 2, which cannot reach two thirds: leave.
    expect(settle(worth(), once, [{ kindred: 0.5, leaves: 0 }])).toBeGreaterThan(0.98)
    // The other leaves with 0.4 + p / 2, which reaches them at 0.53.
    expect(settle(worth(), once, [{ kindred: 0.5, leaves: 0.4 }])).toBeCloseTo(0.53, 1)
  })

  test('a number of leavers that never came up in the playouts counts for nothing', () => {
    expect(settle(worth(), [1, 0], [{ kindred: 1, leaves: 0 }])).toBeGreaterThan(0.99)
  })
})

test('how many leave together: every number has its chance', () => {
  const likely = leavingTogether(
    [
      { kindred: 1, leaves: 0 },
      { kindred: 0, leaves: 0.5 },
      { kindred: 0.5, leaves: 0.1 },
    ],
    0.2,
  )
  // 0.2, 0.5 and 0.2.
  expect(likely.map(chance => Number(chance.toFixed(4)))).toEqual([0.32, 0.48, 0.18, 0.02])
})

test('what is expected of one of whom nothing else is known', () => {
  const leaving = HABITS.map((_, habit) => (habit === KINDRED ? 0.9 : 0.25))
  const { kindred, leaves } = expected(
    HABITS.map(() => 1),
    leaving,
  )
  expect(kindred).toBeCloseTo(1 / HABITS.length)
  expect(leaves).toBeCloseTo(0.25 * (1 - kindred))
})

const PRIOR_BELIEF = PRIOR[KINDRED]! / PRIOR.reduce((sum, weight) => sum + weight)

describe('among four of the strong bot', () => {
  const parsed = diamant.parseOptions({ players: 4 })
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const four = Array.from({ length: 4 }, () => botFor('diamant-strong', diamant)) as Bot<DiamantTypes>[]
  const logs = Array.from(
    { length: 12 },
    (_, game) => playMatch(diamant, parsed.value, four, `kin ${game}`, () => ({ iterations: 40 })).log,
  )

  test('they seldom walk out together', () => {
    const steps = logs.flatMap(log => log.filter(event => event.type === 'choicesRevealed'))
    const leavers = steps.map(({ choices }) => choices.filter(({ choice }) => choice === 'leave').length)
    const together = leavers.reduce((sum, count) => sum + count * (count - 1), 0)
    const others = leavers.reduce((sum, count, step) => sum + count * (steps[step]!.choices.length - 1), 0)
    expect(others).toBeGreaterThan(100)
    expect(together / others).toBeLessThan(0.38)
  })

  test('they know each other for what they are', () => {
    const over = logs.map(log =>
      watch(
        diamant.setup(parsed.value, (_label, n) => n - 1),
        log,
      ),
    )
    const kindred = over.flatMap(beliefs => beliefs.map(belief => belief[KINDRED]!))
    expect(kindred.reduce((sum, belief) => sum + belief) / kindred.length).toBeGreaterThan(4 * PRIOR_BELIEF)
  })
})
