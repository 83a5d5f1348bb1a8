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
  await expect.poll(() => done).toBe(100)
})

test('who goes on without a pause is served at a pace, and soon all of it; a pause makes up for it', async () => {
  let now = 0
  const turns = new Turns(10, () => now)
  let done = 0
  const send = (count: number) => {
    for (let i = 0; i < count; i++)
      void Promise.resolve(turns.take('here', CALL)).then(() => {
        done += 1
      })
  }
  const manyTurns = async () => {
    for (let i = 0; i < 50; i++) await turn()
  }
  send(30)
  await manyTurns()
  expect(done).toBe(10)
  expect(turns.take('there', CALL)).toBeUndefined()
  now += 25
  await expect.poll(() => done).toBe(15)
  // Who pauses for long has no more than that to make up for.
  now += 1_000
  await expect.poll(() => done).toBe(25)
  now += 25
  await expect.poll(() => done).toBe(30)
  now += 50
  send(10)
  await manyTurns()
  expect(done).toBe(40)
})

test('whose turns take long waits for longer, and whoever had a small share in them hardly', async () => {
  let now = 0
  const turns = new Turns(10, () => now)
  let done = 0
  for (let i = 0; i < 30; i++)
    void Promise.resolve(turns.take('here', CALL)).then(() => {
      done += 1
      now += 20
    })
  for (let i = 0; i < 20; i++) {
    void turns.take('there', 1)
    await turn()
  }
  // By the clock alone 20 ms make up for four turns.
  expect(done).toBeLessThan(5)
  expect(turns.take('there', 1)).toBeUndefined()
  now += 1_000
  await expect.poll(() => done).toBeGreaterThan(4)
})

test('of those who have paused long enough nothing is remembered', async () => {
  let now = 0
  const turns = new Turns(10, () => now)
  for (let i = 0; i < 1_000; i++) void turns.take(`address ${i}`, CALL)
  expect(turns.size).toBe(1_000)
  await turn()
  now += 5
  void turns.take('here', CALL)
  await turn()
  await turn()
  expect(turns.size).toBe(1)
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
