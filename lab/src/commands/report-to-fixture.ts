import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Differing, differing, digest, type ProblemReport, parseReport, toJson } from '@grotto/kernel'
import type { Command } from 'commander'
import { readJson, reason } from '../files.ts'
import { labGameOf } from '../games/lab-games.ts'
import { onOneLine } from '../one-line.ts'
import { UsageError } from '../usage-error.ts'

/** Every file in it is a test (lab/src/reports.test.ts). */
export const REPORTS = join(import.meta.dirname, '../../fixtures/reports')

const FOUND: Readonly<Record<Differing, string>> = {
  rules: 'it was seen by another version of the rules: nothing can be said of it',
  record: 'the record does not replay by these rules',
  view: 'these rules show something else',
  legal: 'these rules allow something else',
}

/** `grotto report-to-fixture FILE`: what somebody saw, seen again, and kept as a test. Exit code 1 where it differs. */
export function addReportToFixture(program: Command): void {
  program
    .command('report-to-fixture')
    .description('re-run a problem somebody reported from a board, and make a regression test of it')
    .argument('<file>', 'a report; - for standard input')
    .option('--folder <folder>', 'where the test is kept', REPORTS)
    .action(async (file: string, { folder }: { folder: string }) => {
      const report = await readReport(file)
      const why = differing(labGameOf(report.game).game, report)
      if (report.says) console.log(`says: ${onOneLine(report.says)}`)
      console.log(why ? `differs: ${FOUND[why]}` : 'the same is seen again')
      console.log(`kept: ${keep(report, folder)}`)
      if (why) process.exitCode = 1
    })
}

async function readReport(file: string): Promise<ProblemReport> {
  const json = await readJson(file)
  try {
    return parseReport(json)
  } catch (error) {
    throw new UsageError(`${file} is no report: ${reason(error)}`)
  }
}

/** The same report is kept once. */
function keep(report: ProblemReport, folder: string): string {
  const path = join(folder, `${report.game}-${digest(toJson(report))}.json`)
  if (existsSync(path)) return path
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, `${JSON.stringify(report)}\n`)
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${reason(error)}`)
  }
  return path
}
