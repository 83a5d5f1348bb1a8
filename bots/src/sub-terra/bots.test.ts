import { fastChance } from '@grotto/kernel'
import { CAVERS, type SubTerraTypes, subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { midGame, partyOf } from '../../test-kit/sub-terra-table.ts'
import type { Bot } from '../contract.ts'
import { botFor, botsOf, playMatch, REASONS, SUB_TERRA_REASONS } from '../index.ts'

const PARTIES = [
  ['leader', 'medic', 'scout', 'bodyguard'],
  ['diver', 'geologist', 'engineer', 'climber', 'medic'],
  ['bodyguard', 'leader', 'diver', 'climber', 'geologist', 'scout'],
]
const SPOKEN: ReadonlySet<string> = new Set([...REASONS, ...SUB_TERRA_REASONS])

/** The bot, but every action has to be legal and every reason one that can be put into words. */
function watched(bot: Bot<SubTerraTypes>): Bot<SubTerraTypes> {
  return {
    ...bot,
    decide(view, log, thinking) {
      const decision = bot.decide(view, log, thinking)
      const unknown = decision.reasons.find(({ reason }) => !SPOKEN.has(reason))
      if (unknown || decision.reasons.length === 0) throw new Error(`says ${unknown?.reason}`)
      const refusal = subTerra.refusal(view, thinking.seat, decision.action)
      if (refusal) throw new Error(JSON.stringify([decision, refusal]))
      return decision
    },
  }
}

describe.each([
  ['sub-terra-careful', 2, PARTIES],
  ['sub-terra-search', 1, PARTIES],
  ['sub-terra-strong', 1, PARTIES.slice(2)],
] as const)('%s', (id, games, parties) => {
  const bot = botFor(id, subTerra)

  test.each(parties)('finishes games, always by legal actions, as %s and others', (...cavers) => {
    for (let game = 0; game < games; game++) {
      const difficulty = ['normal', 'advanced', 'expert'][game]!
      const { outcome } = playMatch(subTerra, partyOf(cavers, { difficulty }), [watched(bot)], `${game}`, () => ({
        iterations: 1,
      }))
      expect(['gold', 'silver', 'bronze', 'defeat']).toContain(outcome.result)
    }
  })

  test('decides the same for the same view, luck and iterations', () => {
    for (let seed = 0; seed < 6; seed++) {
      const view = subTerra.view(midGame(seed, 40), 0)
      const thinking = () => ({ seat: 0, random: fastChance(seed), iterations: 20 })
      expect(bot.decide(view, [], thinking())).toEqual(bot.decide(view, [], thinking()))
    }
  })

  test('sees no secret: what lies in stack and deck changes nothing', () => {
    for (let seed = 0; seed < 6; seed++) {
      const state = midGame(seed, 30)
      const [first, last] = [state.stack[0]!, state.stack.at(-1)!]
      const one = { ...subTerra.copy(state), coming: { tiles: [first, last], hazards: [0, 2], dice: [1, 1, 1] } }
      const other = { ...subTerra.copy(state), coming: { tiles: [last, first], hazards: [8, 4], dice: [6, 6, 6] } }
      expect(subTerra.encode(one)).not.toEqual(subTerra.encode(other))
      const decide = (secret: typeof state) =>
        bot.decide(subTerra.view(secret, 0), [], { seat: 0, random: fastChance(1), iterations: 20 })
      expect(decide(one)).toEqual(decide(other))
    }
  })

  test('leaves the view as it was', () => {
    const view = subTerra.view(midGame(3, 50), 0)
    const before = JSON.stringify(subTerra.encode(view))
    bot.decide(view, [], { seat: 0, random: fastChance(1), iterations: 20 })
    expect(JSON.stringify(subTerra.encode(view))).toBe(before)
  })
})

test('one caver each among players who play at random', () => {
  const options = partyOf(['leader', 'medic', 'climber', 'bodyguard'], { players: 4 })
  const random = botFor('random', subTerra)
  const { outcome } = playMatch(
    subTerra,
    options,
    [watched(botFor('sub-terra-careful', subTerra)), random, random, random],
    5,
  )
  expect(outcome.places).toHaveLength(4)
})

describe.each(['sub-terra-search', 'sub-terra-strong'])('%s, which searches,', id => {
  const bot = botFor(id, subTerra)

  test('stops when the clock it was given says so', () => {
    let asked = 0
    const thinking = { seat: 0, random: fastChance(1), deadline: 3, now: () => ++asked }
    bot.decide(subTerra.view(midGame(1, 25), 0), [], thinking)
    expect(asked).toBeLessThanOrEqual(3)
    expect(asked).toBeGreaterThan(0)
  })

  test('hints at two or three actions, the best first, with a share of medals', () => {
    const view = subTerra.view(midGame(2, 0), 0)
    const hints = bot.hint!(view, [], { seat: 0, random: fastChance(1), iterations: 60 })
    expect(hints.length).toBeGreaterThanOrEqual(1)
    expect(hints.length).toBeLessThanOrEqual(3)
    for (const { action, winShare } of hints) {
      expect(subTerra.refusal(view, 0, action)).toBeUndefined()
      expect(winShare).toBeGreaterThanOrEqual(0)
      expect(winShare).toBeLessThanOrEqual(1)
    }
    const said = new Set(hints.flatMap(({ reasons }) => reasons.map(({ reason }) => reason)))
    expect([...said].some(reason => (SUB_TERRA_REASONS as readonly string[]).includes(reason))).toBe(true)
    expect(hints.map(({ winShare }) => winShare)).toEqual(
      hints.map(({ winShare }) => winShare).toSorted((a, b) => b - a),
    )
  })
})

test('rules of thumb get cavers out, which chance does not', () => {
  const medals = (id: string, games: number) => {
    let won = 0
    for (let game = 0; game < games; game++) {
      const options = partyOf(['leader', 'medic', 'scout', 'bodyguard'])
      const { outcome } = playMatch(subTerra, options, [botFor(id, subTerra)], `strength/${game}`)
      if (outcome.result !== 'defeat') won++
    }
    return won
  }
  expect(medals('random', 20)).toBe(0)
  expect(medals('sub-terra-careful', 20)).toBeGreaterThanOrEqual(4)
})

describe('the seer', () => {
  const seer = botFor('sub-terra-seer', subTerra)
  const thinking = () => ({ seat: 0, random: fastChance(1), iterations: 60 })
  const told = (seed: number, coming: NonNullable<ReturnType<typeof midGame>['coming']>) =>
    JSON.stringify(seer.decide({ ...midGame(seed, 20), coming }, [], thinking()))

  test('goes by what lies in stack and deck, and by no dice', () => {
    let moved = 0
    for (let seed = 0; seed < 4; seed++) {
      const { stack } = midGame(seed, 20)
      const one = { tiles: [...stack], hazards: [0, 2, 4], dice: [1, 1, 1, 1] }
      const other = { tiles: stack.toReversed(), hazards: [8, 6, 8], dice: [1, 1, 1, 1] }
      expect(told(seed, { ...one, dice: [6, 6, 6, 6] })).toBe(told(seed, one))
      if (told(seed, other) !== told(seed, one)) moved++
    }
    expect(moved).toBeGreaterThan(0)
  })
})

describe('the oracle', () => {
  const oracle = botFor('sub-terra-oracle', subTerra)

  test('is never offered at a table', () => {
    expect(botsOf('sub-terra').map(({ id }) => id)).toEqual([
      'random',
      'sub-terra-careful',
      'sub-terra-search',
      'sub-terra-strong',
    ])
  })

  test('decides legally with or without knowing what comes', () => {
    const state = midGame(4, 60)
    const legal = subTerra.legal(state, 0)
    for (const coming of [undefined, { tiles: [...state.stack], hazards: [0, 2, 4], dice: [] }]) {
      const { action } = oracle.decide({ ...state, coming }, [], { seat: 0, random: fastChance(1), iterations: 1 })
      expect(legal).toContainEqual(action)
    }
  })
})

test('all eight cavers are known to the tests', () => {
  expect(new Set(PARTIES.flat())).toEqual(new Set(CAVERS))
})
