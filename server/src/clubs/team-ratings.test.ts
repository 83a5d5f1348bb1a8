import { expect, test } from 'vitest'
import { againstPar } from './team-ratings.ts'

const WORTH = { gold: 3, silver: 2, bronze: 1 }
const played = (result: string, par: string, count: number) => ({ person: null, result, par, count })

test('medals are counted against those of the bot in the same caves', () => {
  const counted = [played('gold', 'defeat', 30), played('bronze', 'silver', 40), played('defeat', 'gold', 10)]
  const { games, medals, par, from, to } = againstPar([...counted, played('defeat', 'defeat', 20)], WORTH)
  expect([games, medals, par]).toEqual([100, 0.7, 0.5])
  // 31 and 11 of 102: the difference is 0.196 and its standard error 0.0605.
  expect([from, to]).toEqual([0.078, 0.315])
})

test('where little was played, much is possible', () => {
  expect(againstPar([], WORTH)).toMatchObject({ games: 0, medals: 0, par: 0 })
  const { from, to } = againstPar([played('gold', 'defeat', 1)], WORTH)
  expect(from).toBeLessThan(-0.5)
  expect(to).toBe(1)
})
