import { expect, test } from 'vitest'
import { GAMES, gameById } from './index.ts'
import { LIST } from './list.ts'

test('every game is found by its id, and nothing else is', () => {
  expect(GAMES.map(game => game.id)).toEqual(LIST.map(({ id }) => id))
  for (const game of GAMES) expect(gameById(game.id)).toBe(game)
  expect(gameById('chess')).toBeUndefined()
})

test('a game plays though its types are forgotten', () => {
  for (const game of GAMES) {
    const options = game.parseOptions({})
    if (!options.ok) throw new Error(options.refusal.reason)
    const state = game.setup(options.value, (_, n) => n - 1)
    const [seat] = game.toAct(state)
    expect(game.legal(state, seat!).length).toBeGreaterThan(1)
  }
})
