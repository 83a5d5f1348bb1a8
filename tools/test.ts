// `npm test`: everything. With arguments only the tests they select (`npm test -- games/diamant`).
// Ends with a line `N passed, N failed`, which is what a continuous integration reads.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { passAll, passes, root, STATIC_STEPS, type Step } from './steps.ts'
import { type Report, sum, type Tally, tally } from './tally.ts'

const REPORT = join(root, 'node_modules', '.grotto-tests.json')

/** The browser gets the machine to itself: what waits for a page must not wait for other tests too. */
const SUITES: readonly Step[] = [
  { name: 'unit tests', program: 'vitest', args: ['--project', 'unit', '--project', 'plugged', '--project', 'web'] },
  { name: 'tests in the browser', program: 'vitest', args: ['--project', 'e2e'] },
]

const selection = process.argv.slice(2)
const tallies =
  selection.length > 0
    ? [await tested({ name: 'selected tests', program: 'vitest', args: selection })]
    : [...(await passAll(STATIC_STEPS)).map(counted), ...(await allTested())]

const { passed, failed } = sum(tallies)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function allTested(): Promise<Tally[]> {
  const results: Tally[] = []
  for (const suite of SUITES) results.push(await tested(suite))
  return results
}

function counted(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function tested({ name, program, args }: Step): Promise<Tally> {
  rmSync(REPORT, { force: true })
  const reporting = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const succeeded = await passes({ name, program, args: [...reporting, ...args] }, await browser())
  const report = existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Report) : undefined
  return tally(report, succeeded)
}

/** Finds or installs Chromium once, before test files would look for it. */
async function browser(): Promise<Record<string, string>> {
  try {
    return { GROTTO_CHROMIUM: await findChromium() }
  } catch (error) {
    console.error(`grotto: ${(error as Error).message}`)
    return {}
  }
}
