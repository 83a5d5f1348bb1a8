import { expect, test } from 'vitest'
import { gameOptions } from './games/lab-game.ts'
import { labGameOf } from './games/lab-games.ts'
import { perft } from './perft.ts'

/** Any change in what may be done from the start shows in these numbers. */
test.each([
  ['diamant', { players: 3 }, [2, 4, 8, 16, 32]],
  ['sub-terra', {}, [11, 82, 500]],
])('lines of play of %s', (id, flags, counts) => {
  const labGame = labGameOf(id)
  expect(perft(labGame.game, gameOptions(labGame, flags), '1', counts.length)).toEqual(counts)
})

test('the same seed draws the same in every line, another seed may not', () => {
  const labGame = labGameOf('sub-terra')
  const count = (seed: string) => perft(labGame.game, gameOptions(labGame, {}), seed, 3)
  expect(count('1')).toEqual(count('1'))
  expect(count('2')).not.toEqual(count('1'))
})
