/** The part of vitest's JSON report that we count. */
export interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

export interface Tally {
  readonly passed: number
  readonly failed: number
}

/**
 * Counts tests, and what vitest does not count as one: a file that could not even be loaded, and a run that failed
 * although every test passed (an error outside of any test) or that left no report.
 */
export function tally(report: Report | undefined, succeeded: boolean): Tally {
  if (!report) return { passed: 0, failed: 1 }
  const unloadable = report.testResults.filter(isUnloadable).length
  const failed = report.numFailedTests + unloadable
  return { passed: report.numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed }
}

function isUnloadable(file: Report['testResults'][number]): boolean {
  return file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed')
}

/** Files in which something failed. */
export const failedFiles = (report: Report | undefined): string[] =>
  (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name)

/** A report's tally once these files of it have been tried again. */
export function replaced(report: Report | undefined, files: readonly string[], again: Tally): Tally {
  const others = (report?.testResults ?? []).filter(({ name }) => !files.includes(name))
  const passed = others.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed')
  return { passed: passed.length + again.passed, failed: again.failed }
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }))
}
