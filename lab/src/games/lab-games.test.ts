import { GAMES } from '@grotto/catalog'
import { expect, test } from 'vitest'
import { LAB_GAMES, labGameOf } from './lab-games.ts'

test('every game of the catalog has its place in the laboratory', () => {
  expect(LAB_GAMES.map(({ game }) => game)).toEqual(GAMES)
})

test('what is no game is refused with a list of those there are', () => {
  expect(() => labGameOf('chess')).toThrow('there are sub-terra and diamant')
})
