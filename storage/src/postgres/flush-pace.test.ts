import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FlushPace } from './flush-pace.ts'

let flushes: number[]
let sent: (() => void)[]
let pace: FlushPace
const now = () => Math.round(performance.now() - began)
let began = 0

beforeEach(() => {
  vi.useFakeTimers()
  began = performance.now()
  flushes = []
  sent = []
  pace = new FlushPace(() => {
    flushes.push(now())
    return new Promise<void>(done => sent.push(done))
  })
})
afterEach(() => vi.useRealTimers())

const arrive = (count: number) => sent.splice(0, count).forEach(done => void done())

test('the first is sent at once, what follows it waits for others', async () => {
  pace.soon()
  await vi.advanceTimersByTimeAsync(1)
  expect(flushes).toEqual([1])
  arrive(1)
  for (let times = 0; times < 5; times++) {
    pace.soon()
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.advanceTimersByTimeAsync(20)
  expect(flushes).toEqual([1, 9])
})

test('while the database is busy nothing is sent until it has taken what was before, but not for ever', async () => {
  pace.soon()
  await vi.advanceTimersByTimeAsync(1)
  pace.soon()
  await vi.advanceTimersByTimeAsync(29)
  expect(flushes).toEqual([1])
  arrive(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(flushes).toEqual([1, 31])
  pace.soon()
  await vi.advanceTimersByTimeAsync(60)
  expect(flushes).toEqual([1, 31, 81])
})

test('what is stopped sends nothing more', async () => {
  pace.soon()
  pace.stop()
  await vi.advanceTimersByTimeAsync(100)
  expect(flushes).toEqual([])
})
