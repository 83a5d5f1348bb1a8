import { LIST } from '@grotto/catalog/list'
import { Command } from 'commander'
import { version } from '../../tools/setup/version.mjs'
import { addAnalyse } from './commands/analyse.ts'
import { addBots } from './commands/bots.ts'
import { addCheckTables } from './commands/check-tables.ts'
import { addCompare } from './commands/compare.ts'
import { addPerft } from './commands/perft.ts'
import { addPlay } from './commands/play.ts'
import { addRecord } from './commands/record.ts'
import { addReferee } from './commands/referee.ts'
import { addReplay } from './commands/replay.ts'
import { addReport } from './commands/report.ts'
import { addReportToFixture } from './commands/report-to-fixture.ts'
import { addRun } from './commands/run.ts'
import { addSimulate } from './commands/simulate.ts'
import { addTune } from './commands/tune.ts'
import { addVerify } from './commands/verify.ts'
import { addWork } from './commands/work.ts'

/** The whole command line. What is wrong with it is said by `command-error.ts`. */
export function grotto(): Command {
  const program = new Command('grotto')
    .version(version().text)
    .description(`Play, learn and study cave board games: ${titles()}`)
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError()
    .exitOverride()
  for (const add of COMMANDS) add(program)
  return program
}

const titles = (): string => new Intl.ListFormat('en').format(LIST.map(({ title }) => title))

const COMMANDS: readonly ((program: Command) => void)[] = [
  addPlay,
  addSimulate,
  addCompare,
  addRun,
  addWork,
  addTune,
  addReport,
  addBots,
  addRecord,
  addReplay,
  addAnalyse,
  addVerify,
  addPerft,
  addReferee,
  addReportToFixture,
  addCheckTables,
]
