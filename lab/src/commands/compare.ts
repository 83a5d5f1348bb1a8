import { type Command, Option } from 'commander'
import { botEntry, type Thought } from '../bots.ts'
import type { Cell } from '../compare/cell.ts'
import { compare } from '../compare/compare.ts'
import { keptGames } from '../compare/kept.ts'
import { everyPool, poolCells } from '../compare/pools.ts'
import { FORMATS, type Format, report } from '../compare/report.ts'
import { rowsOf } from '../compare/rows.ts'
import { type Desk, gameOptions, type NamedOptions, positiveNumber, wholeNumber } from '../games/desk.ts'
import { Trouble } from '../trouble.ts'
import { forEachGame } from './each-game.ts'

interface Flags {
  readonly bots: readonly Thought[]
  readonly against?: readonly Pool[]
  readonly cells?: readonly NamedOptions[]
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
  forEachGame(compareCommand, (command, desk) => {
    command.requiredOption('--bots <list>', 'with commas; name:500 thinks 500 iterations', thoughts)
    if (desk.cells) command.option('--cells <list>', desk.cells.about, desk.cells.read)
    if (!desk.cooperative)
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
      .action((flags: Flags) => run(desk, flags))
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

async function run(desk: Desk, flags: Flags): Promise<void> {
  const entrants = flags.bots.map(({ bot, iterations = flags.iterations }) =>
    iterations === undefined ? { bot } : { bot, iterations },
  )
  const cells = desk.cooperative ? teamCells(desk, flags) : duelCells(desk, flags)
  for (const { bot } of [...entrants, ...cells.flatMap(({ pool = [] }) => pool)]) botEntry(desk.game, bot)
  const { games, searchGames, from, seed, keep, cores } = flags
  const comparison = { cells, entrants, games, from, seed, ...(searchGames && { searchGames }) }
  const played = await compare(desk, comparison, keptGames(keep), cores)
  for (const line of report(rowsOf(desk, played), flags.json ? 'json' : flags.format)) console.log(line)
}

function teamCells(desk: Desk, flags: Flags): Cell[] {
  if (!flags.cells) return [{ name: 'team', options: gameOptions(desk, { ...flags }) }]
  return flags.cells.map(({ name, options }) => ({
    name,
    options: gameOptions(desk, { players: 1, ...flags, ...options }),
  }))
}

function duelCells(desk: Desk, flags: Flags): Cell[] {
  if (!flags.against) throw new Trouble('--against names who has the other seats')
  const options = gameOptions(desk, { ...flags })
  const others = desk.game.seatCount(options) - 1
  const named = flags.against.flatMap((pool): readonly (readonly Thought[])[] =>
    pool === 'every' ? everyPool(desk.partners ?? [], others) : [pool],
  )
  return poolCells(desk, options, named)
}
