import { readFileSync } from 'node:fs'
import { diamant } from '@grotto/diamant'
import type { Game, Puzzle } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { solve } from './index.ts'

const read = (id: string): readonly Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../../web/public/puzzles/${id}.json`, import.meta.url), 'utf8'))

function posed(game: Game, { position, seat }: Puzzle): object {
  const state = game.notation.parsePosition(position)
  if (!state.ok) throw new Error(JSON.stringify(state.refusal))
  return game.view(state.value, seat)
}

describe.each([diamant as Game, subTerra as Game])('the puzzles of $id', game => {
  const puzzles = read(game.id)

  test('each is a position in which all that is legal is weighed, and one action leads', () => {
    for (const puzzle of puzzles) {
      const view = posed(game, puzzle)
      const legal = game.legal(view, puzzle.seat).map(action => game.notation.makeAction(view, action))
      expect(puzzle.actions.map(([action]) => action).toSorted()).toEqual(legal.toSorted())
      const [[, best] = ['', 0], [, next] = ['', 1]] = puzzle.actions
      expect(best - next).toBeGreaterThan(0.05)
    }
  })

  test('none comes twice', () => {
    expect(new Set(puzzles.map(({ position, seat }) => `${seat} ${position}`)).size).toBe(puzzles.length)
  })

  test('futures nobody has seen say the same of a sample', () => {
    for (const puzzle of puzzles.slice(0, 3)) {
      const view = posed(game, puzzle)
      const [best] = solve(game, view, puzzle.seat, { futures: 60, seed: 'sample' }).actions
      expect(game.notation.makeAction(view, best!.action)).toBe(puzzle.actions[0]![0])
    }
  })
})
