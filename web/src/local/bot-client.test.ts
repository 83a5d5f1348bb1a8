import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rosterOf } from './bot-client.ts'

const ROSTER = [{ id: 'careful', name: 'Prudence', version: 1, level: 2 }]
let deaf = 0

/** A worker that answers at once, but for the first few, which never do. */
class SlowWorker {
  onmessage: ((message: { data: unknown }) => void) | undefined
  private readonly silent = deaf-- > 0
  postMessage({ id }: { id: number }): void {
    if (!this.silent) queueMicrotask(() => this.onmessage?.({ data: { id, answer: ROSTER } }))
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', SlowWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who plays is asked again where a worker did not answer in time, and once more by the next who wants to know', async () => {
  deaf = 2
  const first = rosterOf('diamant')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await first).toEqual([])
  expect(await rosterOf('diamant')).toEqual(ROSTER)
  deaf = 1
  const second = rosterOf('sub-terra')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await second).toEqual(ROSTER)
})
