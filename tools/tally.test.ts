import { expect, test } from 'vitest'
import { failedFiles, type Report, replaced, sum, tally } from './tally.ts'

const file = (status: string, ...tests: string[]): Report['testResults'][number] => ({
  name: 'some.test.ts',
  status,
  assertionResults: tests.map(result => ({ status: result })),
})
const report = (passed: number, failed: number, ...files: Report['testResults'][number][]): Report => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
})

test.each<[string, Report | undefined, boolean, number, number]>([
  ['all is well', report(2, 0, file('passed', 'passed', 'passed')), true, 2, 0],
  ['a test fails', report(1, 1, file('failed', 'passed', 'failed')), false, 1, 1],
  ['a file cannot be loaded', report(1, 0, file('passed', 'passed'), file('failed')), false, 1, 1],
  ['an error outside of any test', report(1, 0, file('passed', 'passed')), false, 1, 1],
  ['no report at all', undefined, false, 0, 1],
])('the tally when %s', (_, given, succeeded, passed, failed) => {
  expect(tally(given, succeeded)).toEqual({ passed, failed })
})

test('files that failed are counted by their second try, all others by their first', () => {
  const good = { ...file('passed', 'passed', 'passed', 'skipped'), name: 'good.test.ts' }
  const first = report(3, 1, good, file('failed', 'passed', 'failed'))
  expect(failedFiles(first)).toEqual(['some.test.ts'])
  expect(replaced(first, failedFiles(first), { passed: 2, failed: 0 })).toEqual({ passed: 4, failed: 0 })
  expect(replaced(first, failedFiles(first), { passed: 1, failed: 1 })).toEqual({ passed: 3, failed: 1 })
  expect(failedFiles(undefined)).toEqual([])
})

test('tallies add up', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 })
})
