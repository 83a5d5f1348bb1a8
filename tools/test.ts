// `npm test`: everything. With arguments only the tests they select (`npm test -- games/diamant`).
// Ends with a line `N passed, N failed`, which is what a continuous integration reads.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { passes, root, STATIC_STEPS } from './steps.ts'
import { type Report, sum, type Tally, tally } from './tally.ts'

const REPORT = join(root, 'node_modules', '.grotto-tests.json')
const selection = process.argv.slice(2)

const statics = selection.length > 0 ? [] : STATIC_STEPS.map(step => counted(passes(step)))
const { passed, failed } = sum([...statics, await tests()])
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function counted(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function tests(): Promise<Tally> {
  rmSync(REPORT, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...selection]
  const succeeded = passes({ name: 'tests', program: 'vitest', args }, await browser())
  const report = existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Report) : undefined
  return tally(report, succeeded)
}

/** Finds or installs Chromium once, before many test files would look for it at the same time. */
async function browser(): Promise<Record<string, string>> {
  try {
    return { GROTTO_CHROMIUM: await findChromium() }
  } catch (error) {
    console.error(`grotto: ${(error as Error).message}`)
    return {}
  }
}
