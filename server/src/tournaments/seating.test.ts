import { fastChance } from '@grotto/kernel'
import { expect, test } from 'vitest'
import { type Seating, seatingOf } from './seating.ts'

const seated = (people: number, deals: number, seats: number, apart: [number, number][] = [], seed = 'a'): Seating => {
  const chance = fastChance(seed)
  const isApart = (a: number, b: number) => apart.some(pair => pair.includes(a) && pair.includes(b))
  const random = (n: number) => chance('seat', n)
  return seatingOf([...Array(people).keys()], { deals, seats, apart: isApart, random })
}
const together = (seating: Seating, a: number, b: number): number =>
  seating.flat().filter(table => table.includes(a) && table.includes(b)).length

test.each([
  [2, 1, 3],
  [7, 3, 4],
  [16, 4, 4],
  [60, 6, 8],
  [5, 6, 1],
])('%i people at %i deals: each sits once at each, at tables as full as each other', (people, deals, seats) => {
  const seating = seated(people, deals, seats)
  expect(seating).toHaveLength(deals)
  for (const tables of seating) {
    expect(tables.flat().toSorted((a, b) => a - b)).toEqual([...Array(people).keys()])
    const sizes = tables.map(table => table.length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(seats)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  }
})

test('people meet others: of nine in threes, nobody meets anybody thrice, and hardly twice', () => {
  const seating = seated(9, 4, 3)
  const met = [...Array(9).keys()].flatMap(a => [...Array(a).keys()].map(b => together(seating, a, b)))
  expect(met.filter(times => times === 0).length).toBeLessThanOrEqual(6)
  expect(Math.max(...met)).toBeLessThanOrEqual(2)
})

test('chance seats them: another draw, another seating', () => {
  expect(seated(9, 2, 3, [], 'a')).not.toEqual(seated(9, 2, 3, [], 'b'))
})

test('who must stay apart never sits at one table', () => {
  const apart: [number, number][] = [
    [0, 1],
    [2, 3],
    [0, 7],
  ]
  for (const seed of ['a', 'b', 'c']) {
    const seating = seated(8, 6, 4, apart, seed)
    for (const [a, b] of apart) expect(together(seating, a, b)).toBe(0)
  }
})

test('where one table would do, there are more for those who must stay apart', () => {
  expect(seated(3, 1, 4, [[0, 1]])[0]).toHaveLength(2)
  const all: [number, number][] = [
    [0, 1],
    [0, 2],
    [1, 2],
  ]
  expect(seated(3, 2, 4, all).map(tables => tables.length)).toEqual([3, 3])
})
