import { expect, test } from 'vitest'
import { type Report, sum, tally } from './tally.ts'

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

test('tallies add up', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 })
})
