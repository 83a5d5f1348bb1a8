// `npm test`: everything. With arguments only the tests they select (`npm test -- games/diamant`).
// Ends with a line `N passed, N failed`, which is what a continuous integration reads.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { passAll, passes, passesBeside, root, STATIC_STEPS, type Step } from './steps.ts'
import { type Report, sum, type Tally, tally } from './tally.ts'

/** Beside each other: the ones wait for clocks and databases, the others for a page, and none for long. */
const SUITES: readonly Step[] = [
  { name: 'unit', program: 'vitest', args: ['--project', 'unit', '--project', 'plugged', '--project', 'web'] },
  { name: 'browser', program: 'vitest', args: ['--project', 'e2e'] },
]

const chromium = await browser()
const selection = process.argv.slice(2)
const tallies =
  selection.length > 0
    ? [await tested({ name: 'selected', program: 'vitest', args: selection }, passes)]
    : await everything()

const { passed, failed } = sum(tallies)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function everything(): Promise<Tally[]> {
  const suites = SUITES.map(suite => tested(suite, passesBeside))
  return [...(await passAll(STATIC_STEPS)).map(counted), ...(await Promise.all(suites))]
}

function counted(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function tested({ name, program, args }: Step, run: typeof passes): Promise<Tally> {
  const file = join(root, 'node_modules', `.grotto-tests-${name}.json`)
  rmSync(file, { force: true })
  const reporting = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const succeeded = await run({ name, program, args: [...reporting, ...args] }, chromium)
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
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
