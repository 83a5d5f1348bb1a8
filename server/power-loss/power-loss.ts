import { parseArgs } from 'node:util'
import { whyNoFaults } from '@grotto/storage/test-kit/disk'
import { losePower, type PowerLossReport } from './run.ts'

/**
 * npm run power-loss -- --cuts 1000
 * Real servers on a folder whose every call to the disk is written down; then the power goes at moments spread over all
 * of it, and what might be left is opened and held against everything that was told.
 */
const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '1000' },
    /** Cuts of one run; each run plays anew. */
    each: { type: 'string', default: '125' },
    moves: { type: 'string', default: '150' },
    seed: { type: 'string', default: String(Date.now()) },
  },
})
const why = whyNoFaults()
if (why) {
  console.error(`no power can be cut here: ${why}`)
  process.exit(2)
}

const began = Date.now()
const reports: PowerLossReport[] = []
const sum = (part: 'cuts' | 'calls' | 'told') => reports.reduce((total, report) => total + report[part], 0)
while (sum('cuts') < Number(values.cuts)) {
  const cuts = Math.min(Number(values.each), Number(values.cuts) - sum('cuts'))
  const report = await losePower({ cuts, moves: Number(values.moves), seed: `${values.seed}/${reports.length}` })
  reports.push(report)
  for (const problem of report.problems) console.error(problem)
  console.error(`${sum('cuts')} cuts, ${sum('calls')} calls to the disk, ${sum('told')} things told`)
}
const problems = reports.reduce((total, report) => total + report.problems.length, 0)
const seconds = Math.round((Date.now() - began) / 1000)
console.log(JSON.stringify({ cuts: sum('cuts'), calls: sum('calls'), told: sum('told'), problems, seconds }))
process.exit(problems === 0 ? 0 : 1)
