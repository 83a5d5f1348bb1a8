import { diamant } from '@grotto/diamant'
import type { Game } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { inOrder } from './in-order.ts'
import { measuresOf, playTrial, thoughtOf, trialGameOf } from './index.ts'

const GAMES: readonly (readonly [string, Game, readonly string[]])[] = [
  ['sub-terra', subTerra, ['sub-terra-careful']],
  ['diamant', diamant, ['hand:8', 'card-five', 'random', 'scales']],
]

function played(game: Game, bots: readonly string[], seed = 'trials', count = 8) {
  const parsed = game.parseOptions({ players: 4 })
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const table = { options: parsed.value, bots, seed }
  return Array.from({ length: count }, (_, number) => playTrial(game, trialGameOf(game.id), table, number))
}

describe.each(GAMES)('%s', (id, game, bots) => {
  const measures = measuresOf(trialGameOf(id))

  test('everything that is observed is a measure, and everything usual is observed', () => {
    const seen = new Set(played(game, bots).flatMap(each => Object.keys(each)))
    const measureOf = (name: string) =>
      measures.find(({ id: own, perSeat }) => (perSeat ? name.startsWith(`${own}/`) : own === name))
    expect([...seen].filter(name => !measureOf(name))).toEqual([])
    const told = new Set([...seen].map(name => measureOf(name)?.id))
    expect(measures.filter(({ usual, id: own }) => usual && !told.has(own))).toEqual([])
  })

  test('shares lie between 0 and 1', () => {
    for (const game_ of played(game, bots))
      for (const { id: own } of measures.filter(({ kind, perSeat }) => kind === 'share' && !perSeat)) {
        expect(game_[own] ?? 0, own).toBeGreaterThanOrEqual(0)
        expect(game_[own] ?? 0, own).toBeLessThanOrEqual(1)
      }
  })

  test('the game of a number is the same whenever it is played, and another seed has others', () => {
    expect(played(game, bots, 'x', 3)).toEqual(played(game, bots, 'x', 4).slice(0, 3))
    expect(played(game, bots, 'x', 3)).not.toEqual(played(game, bots, 'y', 3))
  })
})

test('victories of a game add up to one', () => {
  for (const seen of played(diamant, ['hand-ten', 'card-five'])) {
    const shares = [0, 1, 2, 3].map(seat => seen[`won/${seat}`] ?? Number.NaN)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
  }
})

test('cards are counted anew in every expedition', () => {
  const left = played(diamant, ['card-five']).map(seen =>
    Object.keys(seen).filter(name => name.startsWith('leftAfter/') && seen[name]! > 0),
  )
  expect(left.flat().length).toBeGreaterThan(4)
  for (const after of left) expect(['leftAfter/5', undefined]).toContain(after[0])
  for (const after of left) expect(after.length).toBeLessThan(2)
})

test('of those who win together each has a share', () => {
  for (const { shared, firstWins } of played(diamant, ['card-five'])) expect([shared, firstWins]).toEqual([1, 0.25])
})

test('who never exerts herself plays on without it', () => {
  const tried = (bot: string) => played(subTerra, [bot]).map(seen => seen['tried/exert'] ?? 0)
  expect(Math.max(...tried('never-exert'))).toBe(0)
  expect(Math.min(...tried('sub-terra-careful'))).toBeGreaterThan(0)
  expect(trialGameOf('sub-terra').habit?.('never-sleep')).toBeUndefined()
})

test('the exit lies some steps from the start, wherever it is found', () => {
  const found = played(subTerra, ['sub-terra-careful']).filter(seen => seen.found)
  expect(found.length).toBeGreaterThan(0)
  for (const { exitFromStart } of found) expect(exitFromStart).toBeGreaterThan(1)
})

test('a game without counts of its own is counted by places and scores', () => {
  const { observe, measures } = trialGameOf('a game of tomorrow')
  expect([measures, observe({}).ended({})]).toEqual([[], {}])
  expect(measuresOf(trialGameOf('a game of tomorrow')).map(({ id }) => id)).toEqual(['won', 'score', 'decisions'])
})

test('a bot with iterations, and one whose name has a colon of its own', () => {
  expect(thoughtOf('mcts:200')).toEqual({ bot: 'mcts', iterations: 200 })
  expect(thoughtOf('mcts')).toEqual({ bot: 'mcts' })
  expect(thoughtOf('mcts:0')).toEqual({ bot: 'mcts:0' })
})

test('results are handed on in order', () => {
  const taken: string[] = []
  const take = inOrder<string>((index, result) => taken.push(`${index}${result}`))
  take(1, 'b')
  take(2, 'c')
  expect(taken).toEqual([])
  take(0, 'a')
  take(3, 'd')
  expect(taken).toEqual(['0a', '1b', '2c', '3d'])
})
