import { describe, expect, test } from 'vitest'
import { TestClock } from '../../test-kit/friends.ts'
import { Buckets } from './buckets.ts'
import { Budgets } from './budgets.ts'
import { HEADS, RATES } from './limits.ts'

const ADA = { person: 'ada', address: '192.0.2.1' }

describe('a budget', () => {
  test('is so many at once, then so many a second, and says how long to wait', () => {
    const clock = new TestClock()
    const budgets = new Budgets(clock, 1)
    const { atOnce, perSecond } = RATES.commands.person
    for (let i = 0; i < atOnce; i++) expect(budgets.take('commands', ADA)).toBe(0)
    expect(budgets.take('commands', ADA)).toBeCloseTo(1000 / perSecond)
    clock.pass(1000)
    for (let i = 0; i < perSecond; i++) expect(budgets.take('commands', ADA)).toBe(0)
    expect(budgets.take('commands', ADA)).toBeGreaterThan(0)
    clock.pass(3_600_000)
    for (let i = 0; i < atOnce; i++) expect(budgets.take('commands', ADA)).toBe(0)
    expect(budgets.take('commands', ADA)).toBeGreaterThan(0)
  })

  test('binds an address however many identities it makes, and what is refused to it costs nobody anything', () => {
    const budgets = new Budgets(new TestClock(), 1)
    const from = (address: string) => (person: number) => ({ person: `guest${person}`, address })
    const taken = (visitors: ReturnType<typeof from>) =>
      Array.from({ length: 1000 }, (_, i) => budgets.take('commands', visitors(i))).filter(wait => wait === 0).length
    expect(taken(from('192.0.2.1'))).toBe(RATES.commands.address.atOnce)
    expect(budgets.left('commands', { person: 'guest999', address: '192.0.2.9' })).toBe(1)
    expect(taken(from('192.0.2.2'))).toBe(RATES.commands.address.atOnce)
  })

  test('grows and shrinks with the factor, and 0 switches it off', () => {
    const taken = (factor: number) => {
      const budgets = new Budgets(new TestClock(), factor)
      return Array.from({ length: 500 }, () => budgets.take('commands', ADA)).filter(wait => wait === 0).length
    }
    expect([taken(2), taken(0.1), taken(0.0001), taken(0)]).toEqual([160, 8, 1, 500])
  })

  test('may be overdrawn by what was used before anybody knew', () => {
    const clock = new TestClock()
    const budgets = new Budgets(clock, 1)
    budgets.spend('thinking', ADA, RATES.thinking.person.atOnce / 2)
    expect(budgets.left('thinking', ADA)).toBeCloseTo(0.5)
    budgets.spend('thinking', ADA, RATES.thinking.person.atOnce)
    expect(budgets.left('thinking', ADA)).toBe(0)
  })

  test('counts heads by person and by address, and each leaves once', () => {
    const budgets = new Budgets(new TestClock(), 1)
    const leaves = Array.from({ length: HEADS.sockets.person }, () => budgets.enter('sockets', ADA)!)
    expect(budgets.enter('sockets', ADA)).toBeUndefined()
    leaves[0]!()
    leaves[0]!()
    expect(budgets.enter('sockets', ADA)).toBeDefined()
    expect(budgets.enter('sockets', ADA)).toBeUndefined()
    const guests = Array.from({ length: 1000 }, (_, i) => ({ ...ADA, person: `guest${i}` }))
    const inside = guests.filter(guest => budgets.enter('sockets', guest)).length
    expect(inside).toBe(HEADS.sockets.address - HEADS.sockets.person)
  })

  test('of those who have all of it again nothing is remembered', () => {
    const clock = new TestClock()
    const buckets = new Buckets({ atOnce: 10, perSecond: 1 }, () => clock.monotonic())
    for (let i = 0; i < 200_000; i++) {
      buckets.take(`guest${i}`, 1)
      if (i % 1000 === 0) clock.pass(1000)
    }
    expect(buckets.size).toBeLessThan(5_000)
  })
})
