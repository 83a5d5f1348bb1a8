import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Reader, SlowReaders } from './slow-readers.ts'

const MEGABYTE = 1_000_000

let readers: SlowReaders
beforeEach(() => {
  vi.useFakeTimers()
  readers = new SlowReaders()
  return () => readers.close()
})
afterEach(() => void vi.useRealTimers())

/** Somebody who leaves so many megabytes unread. */
function reader(address: string, megabytes: number): Reader & { readonly isCut: boolean } {
  const one = {
    person: 'somebody',
    address,
    unread: megabytes * MEGABYTE,
    isCut: false,
    cut() {
      one.isCut = true
    },
    lost() {},
  }
  readers.add(one)
  return one
}

const cutOf = (them: readonly { readonly isCut: boolean }[]) => them.map(({ isCut }) => isCut)

test('of an address that leaves too much unread those are cut off who wait for most, until the rest is bearable', () => {
  const hers = [1, 3.9, 2, 3.8, 3.7, 3.6].map(each => reader('here', each))
  const others = [3.9, 3.9, 3.9, 3.9].map(each => reader('there', each))
  vi.advanceTimersByTime(1_000)
  expect(cutOf(hers)).toEqual([false, true, false, false, false, false])
  expect(cutOf(others)).toEqual([false, false, false, false])
})

test('who has read everything is left alone', () => {
  const quick = reader('here', 0)
  const slow = Array.from({ length: 10 }, () => reader('here', 3.5))
  vi.advanceTimersByTime(1_000)
  expect(quick.isCut).toBe(false)
  expect(slow.filter(({ isCut }) => isCut).length).toBeGreaterThanOrEqual(6)
})
