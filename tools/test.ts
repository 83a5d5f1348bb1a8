// `npm test`: everything. With arguments only the tests they select (`npm test -- games/diamant`).
// `npm run test:long`: all of what `npm test` tries a sample of (tools/samples.ts).
// Ends with a line `N passed, N failed`, which is what a continuous integration reads.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { compiledIn, compileOnce } from './compiled.ts'
import { memoryFolder } from './memory-folder.ts'
import { LONGER_TESTS } from './samples.ts'
import { passAll, passes, passesBeside, root, STATIC_STEPS, type Step } from './steps.ts'
import { failedFiles, type Report, replaced, sum, type Tally, tally } from './tally.ts'

/** Beside each other: the ones wait for clocks and databases, the others for a page, and none for long. */
const UNIT: Step = {
  name: 'unit',
  program: 'vitest',
  args: ['--project', 'unit', '--project', 'plugged', '--project', 'web'],
}
const BROWSER: Step = { name: 'browser', program: 'vitest', args: ['--project', 'e2e'] }

/** As many files may fail for a reason that goes away by itself; where more do, something is broken. */
const FEW = 4

const folder = memoryFolder()
const environment: Record<string, string> = folder ? { TMPDIR: folder, ...compiledIn(folder) } : {}
const isLong = process.argv[2] === '--long'
if (isLong) environment.LONG_TESTS = 'yes'
const selection = isLong ? LONGER_TESTS : process.argv.slice(2)
const tallies =
  selection.length > 0
    ? [(await inBrowser({ name: 'selected', program: 'vitest', args: selection }, passes)).tally]
    : await everything()

const { passed, failed } = sum(tallies)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function everything(): Promise<Tally[]> {
  const compiled = folder ? compileOnce(environment) : undefined
  const suites = Promise.all([tested(UNIT, passesBeside), inBrowser(BROWSER, passesBeside)])
  const checks = (await passAll(STATIC_STEPS, { behind: true })).map(counted)
  await compiled
  const [unit, browser] = await suites
  return [...checks, await settled(UNIT, unit), await settled(BROWSER, browser)]
}

function counted(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

interface Tested {
  readonly report: Report | undefined
  readonly tally: Tally
}

/**
 * Where nobody watches, what failed is tried once more, alone: the files that failed, or all of a suite that ended by an
 * error outside of any test, which no retry of a test mends. It is said, so that whoever reads it can look for the cause.
 */
async function settled(suite: Step, first: Tested): Promise<Tally> {
  const files = failedFiles(first.report)
  if (!process.env.CI || first.tally.failed === 0 || files.length > FEW) return first.tally
  console.log(`\n${suite.name}: tried once more: ${files.length > 0 ? files.join(', ') : 'all of it'}`)
  const again = await tested({ ...suite, name: `${suite.name} again`, args: [...suite.args, ...files] }, passesBeside)
  return files.length > 0 ? replaced(first.report, files, again.tally) : again.tally
}

async function tested({ name, program, args }: Step, run: typeof passes): Promise<Tested> {
  const file = join(root, 'node_modules', `.grotto-tests-${name.replaceAll(' ', '-')}.json`)
  rmSync(file, { force: true })
  const reporting = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const succeeded = await run({ name, program, args: [...reporting, ...args] }, environment)
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
  return { report, tally: tally(report, succeeded) }
}

/** Finds or installs Chromium once, before test files would look for it. */
async function inBrowser(step: Step, run: typeof passes): Promise<Tested> {
  try {
    environment.GROTTO_CHROMIUM = await findChromium()
  } catch (error) {
    console.error(`grotto: ${(error as Error).message}`)
  }
  return tested(step, run)
}
