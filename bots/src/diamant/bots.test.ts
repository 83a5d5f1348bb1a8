import { type DiamantView, diamant } from '@grotto/diamant'
import { fastChance } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { midway, table } from '../../test-kit/diamant-table.ts'
import { botFor, botsOf, measure, playMatch, REASONS } from '../index.ts'

const ITERATIONS = 40
const ids = botsOf('diamant', true).map(({ id }) => id)
const options = (players: number) => {
  const parsed = diamant.parseOptions({ players })
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.value
}

describe.each(ids)('%s', id => {
  const bot = botFor(id, diamant)
  const thinking = (seed: number) => ({ seat: 1, random: fastChance(seed), iterations: ITERATIONS })

  test('decides legally on every seat of whole games, and gives reasons that words know', () => {
    for (const players of [2, 3, 5, 8]) {
      const watched = {
        ...bot,
        decide: (view: DiamantView, log: never, thoughts: never) => {
          const decision = bot.decide(view, log, thoughts)
          const { seat } = thoughts as { seat: number }
          expect(diamant.refusal(view, seat, decision.action)).toBeUndefined()
          for (const { reason } of decision.reasons) expect(REASONS).toContain(reason)
          expect(decision.reasons.length).toBeGreaterThan(0)
          return decision
        },
      }
      const bots = Array.from({ length: players }, () => watched as typeof bot)
      const { outcome } = playMatch(diamant, options(players), bots, `${id} ${players}`, () => ({ iterations: 3 }))
      expect(outcome.scores).toHaveLength(players)
    }
  })

  test('decides the same for the same view, luck and iterations', () => {
    const { state, log } = midway('leave')
    for (let seed = 0; seed < 5; seed++) {
      const view = diamant.view(state, 1)
      expect(bot.decide(view, log, thinking(seed))).toEqual(bot.decide(view, log, thinking(seed)))
    }
  })

  test('sees no secret: what another seat laid face down changes nothing', () => {
    const leaving = midway('leave')
    const staying = midway('goOn')
    expect(diamant.encode(leaving.state)).not.toEqual(diamant.encode(staying.state))
    for (let seed = 0; seed < 5; seed++)
      expect(bot.decide(diamant.view(leaving.state, 1), leaving.log, thinking(seed))).toEqual(
        bot.decide(diamant.view(staying.state, 1), staying.log, thinking(seed)),
      )
  })

  test('decides without a log too', () => {
    const { state } = midway('leave')
    const { action } = bot.decide(diamant.view(state, 1), [], thinking(1))
    expect(diamant.refusal(state, 1, action)).toBeUndefined()
  })
})

const WON = `
  diamant expedition 5
  path: 15 ram lava snakes
  earlier: 30 9 9 / 0 0 0 / 0 0 0 / 0 0 0
  seat 0: in hand 5 chest 30 open
  seat 1: in hand 5 chest 9 open
  seat 2: in hand 5 chest 9 open
`
const BEHIND = `
  diamant expedition 5
  path: 15 ram lava snakes
  earlier: 30 9 9 / 0 0 0 / 0 0 0 / 0 0 0
  seat 0: camp chest 35
  seat 1: in hand 5 chest 9 open
  seat 2: camp chest 14
`

describe.each(['diamant-careful', 'diamant-strong'])('%s', id => {
  const bot = botFor(id, diamant)
  const choiceOf = (picture: string, seat: number) => {
    const thinking = { seat, random: fastChance(3), iterations: 400 }
    return bot.decide(diamant.view(table(picture), seat), [], thinking).action.type
  }

  test('stays where leaving has lost for sure', () => {
    expect(choiceOf(BEHIND, 1)).toBe('goOn')
  })

  test('stays while no trap can spring and something is to be had', () => {
    const picture = `
      diamant expedition 1
      path: 4
      seat 0: in hand 1 chest 0 open
      seat 1: in hand 1 chest 0 open
      seat 2: in hand 1 chest 0 open
      seat 3: in hand 1 chest 0 open
    `
    expect(choiceOf(picture, 0)).toBe('goOn')
  })
})

test('the careful bot brings a won game home', () => {
  const thinking = { seat: 0, random: fastChance(1) }
  const { action, reasons } = botFor('diamant-careful', diamant).decide(diamant.view(table(WON), 0), [], thinking)
  expect(action).toEqual({ type: 'leave' })
  expect(reasons).toEqual([{ reason: 'winsNow', args: { ahead: 16 } }])
})

test('a hint to leave says what it brings with all the others, and how much more alone', () => {
  const seats = [0, 1].map(seat => `seat ${seat}: in hand 10 chest 0 open`)
  const view = diamant.view(table(['diamant expedition 1', 'path: 17(1) 4', ...seats].join('\n')), 0)
  const hints = botFor('diamant-strong', diamant).hint?.(view, [], { seat: 0, random: fastChance(1), iterations: 20 })
  const leave = hints?.find(({ action }) => action.type === 'leave')
  expect(leave?.reasons.slice(1)).toEqual([
    { reason: 'bringsHome', args: { rubies: 10 } },
    { reason: 'moreAlone', args: { more: 1 } },
  ])
})

describe('sparring partners', () => {
  const says = (id: string, path: string, hand: number) => {
    const seats = [0, 1].map(seat => `seat ${seat}: in hand ${hand} chest 0 open`)
    const state = table(['diamant expedition 1', `path: ${path}`, ...seats].join('\n'))
    return botFor(id, diamant).decide(diamant.view(state, 0), [], { seat: 0, random: fastChance(1) }).action.type
  }

  test('Tenner leaves with ten in hand', () => {
    expect(says('hand-ten', '17(1) 2', 9)).toBe('goOn')
    expect(says('hand-ten', '17(1) 4', 10)).toBe('leave')
  })

  test('Fiver leaves after the fifth card', () => {
    expect(says('card-five', '4 ram lava snakes', 2)).toBe('goOn')
    expect(says('card-five', '4 ram lava snakes boulder', 2)).toBe('leave')
  })

  test('Scales leaves when one more card costs more than it brings', () => {
    expect(says('scales', '4 ram', 2)).toBe('goOn')
    expect(says('scales', '17(1) 14 ram lava', 15)).toBe('leave')
  })
})

describe('strength, on small fixed samples', () => {
  test('rules of thumb beat random play', () => {
    const pool = ['random', 'random', 'random'].map(id => botFor(id, diamant))
    const plan = { games: 400, seed: 'thumbs' }
    expect(measure(diamant, options(4), botFor('diamant-careful', diamant), pool, plan).share).toBeGreaterThan(0.85)
  })

  test('the strong bot wins more than its part against the one-line rules', () => {
    const pool = ['hand-ten', 'card-five', 'scales'].map(id => botFor(id, diamant))
    const plan = { games: 80, seed: 'strong', thinking: { iterations: 60 } }
    expect(measure(diamant, options(4), botFor('diamant-strong', diamant), pool, plan).share).toBeGreaterThan(0.3)
  })
})

describe('hints', () => {
  test.each(['mcts', 'diamant-strong'])('%s gives both actions with what they promise', id => {
    const bot = botFor(id, diamant)
    const { state, log } = midway('leave')
    const hints = bot.hint!(diamant.view(state, 1), log, { seat: 1, random: fastChance(1), iterations: 200 })
    expect(hints.map(({ action }) => action.type).sort()).toEqual(['goOn', 'leave'])
    for (const { winShare } of hints) expect(winShare).toBeGreaterThan(0)
    for (const { winShare } of hints) expect(winShare).toBeLessThan(1)
  })

  test('who is in camp gets none', () => {
    const bot = botFor('diamant-strong', diamant)
    expect(bot.hint!(diamant.view(table(BEHIND), 0), [], { seat: 0, random: fastChance(1) })).toEqual([])
  })

  test('a choice already laid can still be weighed', () => {
    const { state, log } = midway('leave')
    const bot = botFor('diamant-strong', diamant)
    const [best, other] = bot.hint!(diamant.view(state, 0), log, { seat: 0, random: fastChance(1), iterations: 100 })
    expect(best!.winShare).toBeGreaterThan(other!.winShare)
  })
})
