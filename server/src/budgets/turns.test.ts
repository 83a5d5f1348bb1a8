import { expect, test } from 'vitest'
import { CALL, Turns } from './turns.ts'

const turn = () => new Promise(setImmediate)

test('of a burst from one address a little is done in each turn, and others are served at once', async () => {
  const turns = new Turns()
  let done = 0
  for (let i = 0; i < 100; i++)
    void Promise.resolve(turns.take('here', 1)).then(() => {
      done += 1
    })
  await Promise.resolve()
  await Promise.resolve()
  expect(done).toBe(4)
  expect(turns.take('there', 1)).toBeUndefined()
  await turn()
  expect(done).toBeLessThan(15)
  for (let i = 0; i < 40; i++) await turn()
  expect(done).toBe(100)
})

test('a call takes the whole turn; the next turn is another', async () => {
  const turns = new Turns()
  expect(turns.take('here', CALL)).toBeUndefined()
  const second = turns.take('here', CALL)
  expect(second).toBeDefined()
  await second
  await turn()
  await turn()
  expect(turns.take('here', 1)).toBeUndefined()
})
