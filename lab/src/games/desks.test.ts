import { GAMES } from '@grotto/catalog'
import { expect, test } from 'vitest'
import { DESKS, deskOf } from './desks.ts'

test('every game of the catalog has a desk', () => {
  expect(DESKS.map(({ game }) => game)).toEqual(GAMES)
})

test('what is no game is refused with a list of those there are', () => {
  expect(() => deskOf('chess')).toThrow('there are sub-terra and diamant')
})
