import { expect, test } from 'vitest'
import { Slices } from './slices.ts'

const HERE = { person: 'ada', address: 'here' }
const THERE = { person: 'bo', address: 'there' }

test('in each turn of the event loop one slice is done; addresses take turns', async () => {
  const slices = new Slices()
  const done: string[] = []
  let turns = 0
  let over = false
  const count = () => {
    turns += 1
    if (!over) setImmediate(count)
  }
  const work = async (who: typeof HERE, many: number) => {
    for (let i = 0; i < many; i++) {
      await slices.next(who)
      done.push(who.person)
    }
  }
  setImmediate(count)
  await Promise.all([work(HERE, 6), work(HERE, 6), work(HERE, 6), work(THERE, 3)])
  over = true
  expect(done).toHaveLength(21)
  expect(done.lastIndexOf('bo')).toBeLessThanOrEqual(5)
  expect(turns).toBeGreaterThanOrEqual(20)
})
