import type { Thought } from '@grotto/trials'
import { type Command, Option } from 'commander'
import { botEntry } from '../bots.ts'
import type { Cell } from '../compare/cell.ts'
import { compare } from '../compare/compare.ts'
import { keptGames } from '../compare/kept.ts'
import { everyPool, poolCells } from '../compare/pools.ts'
import { FORMATS, type Format, report } from '../compare/report.ts'
import { rowsOf } from '../compare/rows.ts'
import { gameOptions, type LabGame, type NamedOptions, positiveNumber, wholeNumber } from '../games/lab-game.ts'
import { UsageError } from '../usage-error.ts'
import { forEachGame } from './each-game.ts'

interface Flags {
  readonly bots: readonly Thought[]
  readonly against?: readonly Pool[]
  readonly cells?: readonly NamedOptions[]
  readonly options?: object
  readonly games: number
  readonly searchGames?: number
  readonly iterations?: number
  readonly from: number
  readonly seed: string
  readonly keep?: string
  readonly cores?: number
  readonly format: Format
  readonly json?: true
}

type Pool = readonly Thought[] | 'every'

/** `grotto compare GAME`: who plays better, with 95 % intervals; the same cards for everybody. */
export function addCompare(program: Command): void {
  const compareCommand = program.command('compare').description('measure bots on the same cards and dice')
  forEachGame(compareCommand, (command, labGame) => {
    command.requiredOption('--bots <list>', 'with commas; name:500 thinks 500 iterations', thoughts)
    if (labGame.cells) command.option('--cells <list>', labGame.cells.about, labGame.cells.read)
    if (!labGame.cooperative)
      command.option('--against <list>', 'who has the other seats; again for more pools, or every', pools)
    command
      .option('--games <n>', 'for each bot and cell', positiveNumber, 1000)
      .option('--search-games <n>', 'the same where others, or the team, search; else as --games', positiveNumber)
      .option('--iterations <n>', 'for the bots compared, where their name says none', positiveNumber)
      .option('--seed <text>', 'of the cards and dice', '1')
      .option('--from <n>', 'number of the first deal of the seed', wholeNumber, 0)
      .option('--keep <file>', 'keep every game there, and play none that it has')
      .option('--cores <n>', 'threads to use; all by default', positiveNumber)
      .addOption(new Option('--format <form>', 'of the table').choices(FORMATS).default('text'))
      .option('--json', 'the same as --format json')
      .action((flags: Flags) => run(labGame, flags))
  })
}

/** `mcts:200,random` */
function thoughts(text: string): Thought[] {
  return text.split(',').map(item => {
    const [bot = '', iterations] = item.split(':')
    return iterations === undefined ? { bot } : { bot, iterations: positiveNumber(iterations) }
  })
}

const pools = (text: string, earlier: readonly Pool[] = []): Pool[] => [
  ...earlier,
  text === 'every' ? text : thoughts(text),
]

async function run(labGame: LabGame, flags: Flags): Promise<void> {
  const entrants = flags.bots.map(({ bot, iterations = flags.iterations }) =>
    iterations === undefined ? { bot } : { bot, iterations },
  )
  const cells = labGame.cooperative ? teamCells(labGame, flags) : duelCells(labGame, flags)
  for (const { bot } of [...entrants, ...cells.flatMap(({ pool = [] }) => pool)]) botEntry(labGame.game, bot)
  const { games, searchGames, from, seed, keep, cores } = flags
  const comparison = { cells, entrants, games, from, seed, ...(searchGames && { searchGames }) }
  const played = await compare(labGame, comparison, keptGames(keep), cores)
  for (const line of report(rowsOf(labGame, played), flags.json ? 'json' : flags.format)) console.log(line)
}

export function teamCells(labGame: LabGame, flags: Pick<Flags, 'cells' | 'options'>): Cell[] {
  if (!flags.cells) return [{ name: 'team', options: gameOptions(labGame, { ...flags }) }]
  return flags.cells.map(({ name, options }) => ({
    name,
    // A cell may set what no flag sets: the cards of the ladder.
    options: gameOptions(labGame, { players: 1, ...flags, ...options, options: { ...flags.options, ...options } }),
  }))
}

function duelCells(labGame: LabGame, flags: Flags): Cell[] {
  if (!flags.against) throw new UsageError('--against names who has the other seats')
  const options = gameOptions(labGame, { ...flags })
  const others = labGame.game.seatCount(options) - 1
  const named = flags.against.flatMap((pool): readonly (readonly Thought[])[] =>
    pool === 'every' ? everyPool(labGame.partners ?? [], others) : [pool],
  )
  return poolCells(labGame, options, named)
}
