import { given } from '@grotto/kernel'
import type { Estimate } from '@grotto/trials'
import type { Command } from 'commander'
import { writeText } from '../files.ts'
import { json, type LabGame, type NamedOptions, positiveNumber } from '../games/lab-game.ts'
import type { Weights } from '../tune/cross-entropy.ts'
import { noteIn, readLog } from '../tune/log.ts'
import { type Generation, type Score, type Tuning, tune, type Verdict, verdict } from '../tune/tune.ts'
import { UsageError } from '../usage-error.ts'
import { teamCells } from './compare.ts'
import { forEachGame } from './each-game.ts'

interface Flags {
  readonly cells?: readonly NamedOptions[]
  readonly options?: object
  readonly generations: number
  readonly candidates: number
  readonly elite: number
  readonly games: number
  readonly stray: number
  readonly keep: number
  readonly halving?: true
  readonly begin?: Weights
  readonly seed: string
  readonly verdict: number
  readonly log?: string
  readonly chart?: string
  readonly cores?: number
}

/** `grotto tune GAME`: better weights for the rules of thumb, by the cross-entropy method. */
export function addTune(program: Command): void {
  const tuneCommand = program.command('tune').description('improve the weights of a bot by the cross-entropy method')
  forEachGame(tuneCommand, (command, labGame) => {
    if (labGame.cells) command.option('--cells <list>', labGame.cells.about, labGame.cells.read)
    command
      .option('--generations <n>', 'how many', positiveNumber, 8)
      .option('--candidates <n>', 'sets of weights in each', positiveNumber, 28)
      .option('--elite <n>', 'of which so many make the next', positiveNumber, 7)
      .option('--games <n>', 'deals of each cell for each candidate', positiveNumber, 240)
      .option('--stray <x>', 'how far the first stray from the start, as a logarithm', share, 0.4)
      .option('--keep <x>', 'how much of a generation stays in the next, 0 to 1', share, 0.2)
      .option('--halving', 'the worse half of the candidates stops early, again and again')
      .option('--begin <json>', 'weights to begin with, where not the own ones', weights)
      .option('--verdict <n>', 'deals of each cell, seen by no candidate, for the verdict', positiveNumber, 400)
      .option('--seed <text>', 'of cards, dice and candidates', '1')
      .option('--log <file>', 'note every generation there, and go on from the last one noted')
      .option('--chart <file>', 'draw every generation there (SVG)')
      .option('--cores <n>', 'threads to use; all by default', positiveNumber)
      .action((flags: Flags) => run(labGame, flags))
  })
}

function share(text: string): number {
  const number = Number(text)
  if (text === '' || !(number >= 0 && number <= 2)) throw new UsageError(`"${text}" is no number from 0 to 2`)
  return number
}

function weights(text: string): Weights {
  const found = json(text)
  const isWeight = (value: unknown) => typeof value === 'number' && value > 0
  if (typeof found === 'object' && found && Object.values(found).every(isWeight)) return found as Weights
  throw new UsageError('weights are an object of numbers above 0')
}

/** Draws every generation so far. What draws is loaded for a chart alone: no other command waits for it. */
async function chartIn(file: string): Promise<(told: readonly Generation[]) => void> {
  const { tuningChart } = await import('../tune/chart.ts')
  return told => writeText(file, tuningChart(told))
}

async function run(labGame: LabGame, flags: Flags): Promise<void> {
  if (!labGame.tuned) throw new UsageError(`no bot of ${labGame.game.id} has weights to tune`)
  const { generations, verdict: held, log, chart, cores, ...rest } = flags
  const tuning: Tuning = { ...rest, generations, cells: teamCells(labGame, flags) }
  if (tuning.elite > tuning.candidates) throw new UsageError('the elite is part of the candidates')
  const setting = { ...rest, cells: tuning.cells }
  const earlier = readLog(log, setting)
  console.log(HEAD)
  for (const generation of earlier) console.log(lineOf(generation))
  const note = noteIn(log, setting)
  const told = [...earlier]
  const draw = chart === undefined ? undefined : await chartIn(chart)
  const tell = (generation: Generation) => {
    note(generation)
    console.log(lineOf(generation))
    told.push(generation)
    draw?.(told)
  }
  draw?.(told)
  const known = await tune(labGame, tuning, earlier, tell, cores)
  tellVerdict(await verdict(labGame, tuning, given(known.at(-1), 'a generation').cloud, held, cores))
}

const HEAD = 'generation  middle    mean    best'
const figure = (value: number): string => value.toFixed(3).padStart(8)
const lineOf = ({ generation, middle, mean, best }: Generation): string =>
  `${String(generation).padStart(10)}${figure(middle)}${figure(mean)}${figure(best)}`

function tellVerdict({ weights: found, before, after, gain, start, games }: Verdict): void {
  const say = ({ mean, margin }: Estimate, digits: number) => `${mean.toFixed(digits)} ± ${margin.toFixed(digits)}`
  const percent = ({ mean, margin }: Estimate) => say({ mean: mean * 100, margin: margin * 100 }, 1)
  const line = (name: string, { worth, medals }: Score) =>
    console.log(`  ${name.padEnd(12)}${say(worth, 3).padEnd(18)}${percent(medals)}`)
  console.log(
    `on ${games} games that nothing was chosen by:\n${''.padEnd(14)}${'worth of a game'.padEnd(18)}% with a medal`,
  )
  if (start) line('start', start)
  line('own weights', before)
  line('found', after)
  line('difference', gain)
  if (Math.abs(gain.worth.mean) <= gain.worth.margin) console.log('The difference is too small to tell from luck.')
  console.log(JSON.stringify(found))
}
