import type { KnownTable, LogItem } from '@grotto/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOlder, withOlder } from './look-back.ts'

const steps = (...versions: number[]): LogItem[] =>
  versions.map(version => ({ version, at: 0, by: 'human', events: [] }))
const known = (...versions: number[]) => ({ log: steps(...versions) }) as unknown as KnownTable
const versions = (table: KnownTable | undefined) => table?.log.map(({ version }) => version)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('older steps come before those that are known, each once', () => {
  expect(versions(withOlder(known(4, 5), 4, steps(1, 2, 3)))).toEqual([1, 2, 3, 4, 5])
  expect(versions(withOlder(known(4, 5), 4, steps(2, 3, 4)))).toEqual([2, 3, 4, 5])
})

test('what was asked for a table that came afresh meanwhile leaves no hole in the journal', () => {
  expect(withOlder(known(7, 8), 4, steps(1, 2, 3))).toBeUndefined()
  expect(withOlder(known(1, 2, 3, 4), 4, steps(1, 2, 3))).toBeUndefined()
})

test('a server that does not answer at once is asked again', async () => {
  let calls = 0
  const fetched = async () => {
    if (++calls < 4) throw new Error('away')
    return { log: steps(1), more: false }
  }
  const older = fetchOlder('t', 2, fetched)
  await vi.advanceTimersByTimeAsync(8_000)
  expect([(await older).log, calls]).toEqual([steps(1), 4])
})
