import { diamant } from '@grotto/diamant'
import { describe, expect, test } from 'vitest'
import { midway, table } from '../../test-kit/diamant-table.ts'
import { botFor, playMatch } from '../index.ts'
import { HABITS } from './habits.ts'
import { prospects } from './prospects.ts'
import { watch } from './watching.ts'

const parsed = diamant.parseOptions({ players: 4 })
if (!parsed.ok) throw new Error(parsed.refusal.reason)
const options = parsed.value

const WATCHED = Array.from({ length: 12 }, (_, game) => {
  const bots = ['hand-ten', 'card-five', 'random', 'scales'].map(id => botFor(id, diamant))
  return watch(midway('goOn').state, playMatch(diamant, options, bots, `watched ${game}`).log)
})

/** The chance that a seat leaves here, as it is believed to be after a watched game: the mean of a dozen. */
function believedToLeave(seat: number, picture: string): number {
  const leaving = HABITS.map(habit => habit(table(picture)))
  const believed = WATCHED.map(beliefs =>
    beliefs[seat]!.reduce((sum, weight, habit) => sum + weight * leaving[habit]!, 0),
  )
  return believed.reduce((sum, chance) => sum + chance) / WATCHED.length
}

const RICH = `
  diamant expedition 1
  path: 17(1) 15(3) 13(1)
  seat 0: in hand 10 chest 0 open
  seat 1: in hand 10 chest 0 open
  seat 2: in hand 10 chest 0 open
  seat 3: in hand 10 chest 0 open
`
const LONG = `
  diamant expedition 1
  path: 4 relic relic relic 5(1)
  seat 0: in hand 2 chest 0 open
  seat 1: in hand 2 chest 0 open
  seat 2: in hand 2 chest 0 open
  seat 3: in hand 2 chest 0 open
`

describe('watching the others', () => {
  test('who left with ten in hand is believed to do it again', () => {
    expect(believedToLeave(0, RICH)).toBeGreaterThan(0.6)
    expect(believedToLeave(0, LONG)).toBeLessThan(0.1)
  })

  test('so is who left after the fifth card', () => {
    expect(believedToLeave(1, RICH)).toBeLessThan(0.1)
    expect(believedToLeave(1, LONG)).toBeGreaterThan(0.9)
  })

  test('a random player stays unpredictable', () => {
    expect(believedToLeave(2, RICH)).toBeGreaterThan(0.2)
    expect(believedToLeave(2, LONG)).toBeLessThan(0.8)
  })

  test('beliefs add up to one, with a log or without', () => {
    const { state, log } = midway('leave')
    for (const events of [log, []])
      for (const belief of watch(state, events)) expect(belief.reduce((a, b) => a + b)).toBeCloseTo(1, 1)
  })
})

describe('prospects', () => {
  const between = (chests: number[]) => {
    const seats = chests.map((chest, seat) => `seat ${seat}: in hand 0 chest ${chest} open`)
    return table(['diamant expedition 4', 'path: ram', ...seats].join('\n'))
  }

  test('the shares of all add up to the victory', () => {
    const view = between([20, 12, 12, 3])
    const shares = [0, 1, 2, 3].map(seat => prospects(view, seat))
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 1)
    expect(shares[0]).toBeGreaterThan(shares[1]!)
    expect(shares[1]).toBe(shares[2])
    expect(shares[2]).toBeGreaterThan(shares[3]!)
  })

  test('at the end they are the result', () => {
    const over = table(`
      diamant over
      seat 0: camp chest 13
      seat 1: camp chest 13
      seat 2: camp chest 5
    `)
    expect([0, 1, 2].map(seat => prospects(over, seat))).toEqual([0.5, 0.5, 0])
  })
})
