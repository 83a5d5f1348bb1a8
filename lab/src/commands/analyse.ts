import { courseOf, playerOf, usualFutures } from '@grotto/bots/analysis'
import type { Language } from '@grotto/words'
import type { Command } from 'commander'
import { analyse } from '../analyse/analyse.ts'
import { tellAnalysis } from '../analyse/tell.ts'
import { positiveNumber } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import { narratorOf } from '../play/narrator.ts'
import { readRecord, replayed } from '../record-file.ts'
import { UsageError } from '../usage-error.ts'
import { languageOption, systemLanguage } from './language.ts'

interface Flags {
  readonly games?: number
  readonly seed: string
  readonly cores?: number
  readonly lang?: Language
  readonly json?: true
}

/** `grotto analyse FILE`: what of a finished game was luck, and what each decision gave or cost. */
export function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .description('tell luck from skill in a finished game')
    .argument('<file>', 'a record; - for standard input')
    .option('--games <n>', 'futures for each decision; by default as many as its length bears', positiveNumber)
    .option('--seed <text>', 'same seed, same figures', '1')
    .option('--cores <n>', 'threads to use; all by default', positiveNumber)
    .addOption(languageOption())
    .option('--json', 'one JSON object for programs')
    .action(run)
}

async function run(file: string, flags: Flags): Promise<void> {
  const record = await readRecord(file)
  const labGame = labGameOf(record.game)
  const play = replayed(file, record)
  const course = courseOf(labGame.game, record)
  if (!course.outcome) throw new UsageError(`${file} is not over: only a finished game can be analysed`)
  const closeness = { futures: flags.games ?? usualFutures(course), seed: flags.seed }
  const analysis = await analyse(course, record, closeness, flags.cores)
  if (flags.json)
    return console.log(JSON.stringify({ ...closeness, bot: playerOf(course), ...steps(course), ...analysis }))
  const narrator = await narratorOf(labGame, flags.lang ?? systemLanguage(), record.sitters)
  for (const line of tellAnalysis({ course, play, analysis, closeness, narrator })) console.log(line)
}

/** The entry with the last choice of each moment. */
const steps = ({ moments }: ReturnType<typeof courseOf>) => ({ steps: moments.map(({ last }) => last) })
