import { diamant } from '@grotto/diamant'
import { type Game, given } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { luckOf } from '../../test-kit/luck-sum.ts'
import { estimate } from '../estimate.ts'

test.each([
  { game: diamant as Game, input: { players: 3 }, games: 60, futures: 4 },
  { game: subTerra as Game, input: { players: 1 }, games: 6, futures: 1 },
])('over many games luck comes to nothing: $game.id', ({ game, input, games, futures }) => {
  const options = game.parseOptions({ ...game.newOptions, ...input })
  const table = given(options.ok ? options.value : undefined, 'options of a table')
  const lucks = Array.from({ length: games }, (_, number) => luckOf(game, table, `sample ${number}`, futures))
  const { mean, margin } = estimate(lucks)
  expect(Math.abs(mean)).toBeLessThan(1.5 * margin)
  expect(margin).toBeLessThan(game.alike ? 2 : 0.4)
})
