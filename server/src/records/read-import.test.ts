import { describe, expect, test } from 'vitest'
import { longRecord } from '../../test-kit/long-record.ts'
import { readImport } from './read-import.ts'

const RECORD = longRecord({ entries: 60, undos: 0 })
/** The record with these times, as a file. */
const timed = (at: (step: number) => number): string =>
  JSON.stringify({ ...RECORD, entries: RECORD.entries.map((entry, step) => ({ ...entry, at: at(step) })) })
const timesOf = (read: ReturnType<typeof readImport>): number[] => {
  if (!('record' in read)) throw new Error(JSON.stringify(read))
  return JSON.parse(read.record).entries.map(({ at }: { at: number }) => at)
}

describe('times in a file', () => {
  test.each([1e308, -1, 0.5, 253_402_300_800_000])('%d is none: the file is refused at that step', at => {
    expect(readImport(timed(step => (step === 7 ? at : step)))).toMatchObject({ step: 7 })
  })

  test('that go back, as when somebody set her clock, are kept as they could have been', () => {
    const times = timesOf(readImport(timed(step => (step < 10 ? 1_000 + step : step))))
    expect(times.slice(8, 13)).toEqual([1_008, 1_009, 1_009, 1_009, 1_009])
  })

  test('that go on stay as they are', () => {
    expect(timesOf(readImport(timed(step => step * 7)))).toEqual(RECORD.entries.map((_, step) => step * 7))
  })
})
