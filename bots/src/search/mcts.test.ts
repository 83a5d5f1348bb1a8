import { diamant } from '@grotto/diamant'
import { fastChance, type Game, type GameTypes } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { midway, table } from '../../test-kit/diamant-table.ts'
import { midGame } from '../../test-kit/sub-terra-table.ts'
import { matrixGame, pig, urn } from '../../test-kit/toy-games.ts'
import { botFor } from '../index.ts'
import { mctsBot } from './mcts.ts'
import { Node } from './tree.ts'

/** Scores up to so many count as shares of it. */
const scoreOf = (most: number) => ({
  worth: ({ scores = [] }: { scores?: readonly number[] }, seat: number) => scores[seat]! / most,
})

function searched<G extends GameTypes>(game: Game<G>, settings: object, view: G['view'], iterations: number, seed = 1) {
  const bot = mctsBot(game, { id: 'toy', version: 1, iterations, ...settings })
  const thinking = () => ({ seat: 0, random: fastChance(seed) })
  const hints = bot.hint!(view, [], thinking())
  const tried = Object.fromEntries(
    hints.map(({ action, reasons, winShare }) => [action.type, { times: Number(reasons[0]!.args!.times), winShare }]),
  )
  return { action: bot.decide(view, [], thinking()).action.type, tried }
}

describe('games small enough to be solved by hand', () => {
  test('what pays only against a mistake is given up once the mistake is', () => {
    const stepwise = matrixGame({
      high: { high: 2, low: 2, out: 5 },
      low: { high: 3, low: 3, out: 1 },
      out: { high: 0, low: 0, out: 0 },
    })
    expect(searched(stepwise, scoreOf(5), stepwise.setup({}, fastChance(1)), 3000).action).toBe('low')
  })

  test('matching pennies: neither side is preferred for long', () => {
    const pennies = matrixGame({ heads: { heads: 1, tails: 0 }, tails: { heads: 0, tails: 1 } })
    // Both want to match here, so any agreement is an equilibrium; the first seat of the mirrored game has none.
    const mirrored = {
      worth: ({ scores = [] }: { scores?: readonly number[] }, seat: number) =>
        seat === 0 ? scores[0]! : 1 - scores[0]!,
    }
    const { tried } = searched(pennies, mirrored, pennies.setup({}, fastChance(1)), 4000)
    for (const { times } of Object.values(tried)) expect(times / 4000).toBeCloseTo(0.5, 1)
    expect(tried.heads!.winShare).toBeCloseTo(0.5, 1)
  })

  test('two in the same position do not move in step: what one gains by doing other than both is found', () => {
    // Two doves do well, but a hawk among doves does best; two hawks get nothing.
    const standoff = matrixGame({ hawk: { hawk: 0, dove: 3 }, dove: { hawk: 1, dove: 2 } })
    const start = standoff.setup({}, fastChance(1))
    const found = [1, 2, 3, 4, 5, 6].map(seed => searched(standoff, scoreOf(3), start, 1000, seed))
    // In step both would be doves, and think it worth two thirds.
    for (const { action, tried } of found)
      action === 'hawk'
        ? expect(tried.hawk!.winShare).toBeGreaterThan(0.85)
        : expect(tried.dove!.winShare).toBeLessThan(0.45)
    expect(new Set(found.map(({ action }) => action))).toEqual(new Set(['hawk', 'dove']))
  })

  test.each([
    [8, 'roll'],
    [14, 'roll'],
    [28, 'stop'],
    [40, 'stop'],
  ])('Pig with %i so far: %s', (total, best) => {
    expect(searched(pig, scoreOf(80), { total, over: false }, 4000).action).toBe(best)
  })

  test('a hidden ball is imagined by the odds, and never seen', () => {
    const balls = urn(3, 1)
    for (const held of ['red', 'black'] as const) {
      const view = balls.view({ red: 3, black: 1, held, guess: '' }, 0)
      const { action, tried } = searched(balls, {}, view, 2000)
      expect(action).toBe('red')
      expect(tried.red!.winShare).toBeCloseTo(0.75, 1)
    }
  })
})

test('what chance seldom allows is not tried more often for that', () => {
  const node = new Node()
  const name = (action: string) => action
  for (let time = 0; time < 100; time++) {
    const offered = time % 25 === 0 ? ['often', 'seldom'] : ['often']
    const picked = node.pick(0, offered, name, 0.7)
    node.learn(0, picked, picked === 'often' ? 0.9 : 0)
  }
  expect(node.of(0, 'seldom')).toMatchObject({ offered: 4, visits: 1 })
})

describe('real games', () => {
  test('Diamant: one who can only lose by leaving stays', () => {
    const behind = table(`
      diamant expedition 5
      path: 15 ram lava snakes
      earlier: 9 30 9 / 0 0 0 / 0 0 0 / 0 0 0
      seat 0: in hand 5 chest 9 open
      seat 1: camp chest 35
      seat 2: camp chest 14
    `)
    expect(searched(diamant, {}, diamant.view(behind, 0), 600).action).toBe('goOn')
  })

  test('Diamant: the tree grows with the iterations, and both cards are tried', () => {
    const { state } = midway('leave')
    const bot = botFor('mcts', diamant)
    const hints = bot.hint!(diamant.view(state, 1), [], { seat: 1, random: fastChance(1), iterations: 300 })
    expect(hints.map(({ reasons }) => reasons[0]!.args!.times as number).reduce((a, b) => a + b)).toBe(300)
  })

  test('Sub Terra: any position and question, with rules of thumb in the playouts', () => {
    const bot = botFor('mcts', subTerra)
    for (const [seed, decisions] of [
      [1, 0],
      [2, 30],
      [3, 61],
    ] as const) {
      const view = subTerra.view(midGame(seed, decisions), 0)
      const decide = () => bot.decide(view, [], { seat: 0, random: fastChance(7), iterations: 3 })
      const decision = decide()
      expect(subTerra.refusal(view, 0, decision.action)).toBeUndefined()
      expect(decide()).toEqual(decision)
    }
  })
})
