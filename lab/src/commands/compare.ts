import type { Command } from 'commander'
import { botEntry, type Thought } from '../bots.ts'
import { type Comparison, duel, teams } from '../compare/compare.ts'
import type { Estimate } from '../compare/estimate.ts'
import { type Desk, gameOptions, positiveNumber } from '../games/desk.ts'
import { Trouble } from '../trouble.ts'
import { forEachGame } from './each-game.ts'

interface Flags {
  readonly bots: readonly Thought[]
  readonly against?: readonly Thought[]
  readonly games: number
  readonly seed: string
  readonly cores?: number
  readonly json?: true
}

/** `grotto compare GAME`: who plays better, with 95 % intervals; the same cards for everybody. */
export function addCompare(program: Command): void {
  const compareCommand = program.command('compare').description('measure bots on the same cards and dice')
  forEachGame(compareCommand, (command, desk) => {
    command
      .requiredOption('--bots <list>', 'with commas; name:500 thinks 500 iterations', thoughts)
      .option('--games <n>', 'for each bot', positiveNumber, 1000)
      .option('--seed <text>', 'of the cards and dice', '1')
      .option('--cores <n>', 'threads to use; all by default', positiveNumber)
      .option('--json', 'one JSON object for programs')
    if (!desk.cooperative) command.option('--against <list>', 'who has the other seats, as often as needed', thoughts)
    command.action((flags: Flags) => compare(desk, flags))
  })
}

/** `mcts:200,random` */
function thoughts(text: string): Thought[] {
  return text.split(',').map(item => {
    const [bot = '', iterations] = item.split(':')
    return iterations === undefined ? { bot } : { bot, iterations: positiveNumber(iterations) }
  })
}

async function compare(desk: Desk, flags: Flags): Promise<void> {
  for (const { bot } of [...flags.bots, ...(flags.against ?? [])]) botEntry(desk.game, bot)
  const options = gameOptions(desk, { ...flags })
  const comparison = { options, games: flags.games, seed: flags.seed }
  const lines = desk.cooperative
    ? await compareTeams(desk, flags, comparison)
    : await compareDuels(desk, flags, comparison)
  for (const line of lines) console.log(line)
}

async function compareTeams(desk: Desk, { bots, cores, json }: Flags, comparison: Comparison): Promise<string[]> {
  const results = await teams(desk, comparison, bots, cores)
  if (json) return [JSON.stringify(results)]
  return results.map(({ bot, games, results: shares, wins, better }) => {
    const each = Object.entries(shares).map(([result, share]) => `${result} ${percent(share)}`)
    return `${bot}: ${games} games, wins ${percent(wins)} (${each.join(', ')}), against the first ${percent(better)}`
  })
}

async function compareDuels(desk: Desk, flags: Flags, comparison: Comparison): Promise<string[]> {
  const seats = desk.game.seatCount(comparison.options)
  const { against } = flags
  if (!against) throw new Trouble('--against names who has the other seats')
  const pool = Array.from({ length: seats - 1 }, (_, index) => against[index % against.length]!)
  const duels = []
  for (const bot of flags.bots) duels.push(await duel(desk, comparison, bot, pool, flags.cores))
  if (flags.json) return [JSON.stringify(duels)]
  return duels.map(({ bot, games, wins, score }) => {
    const points = `${score.mean.toFixed(2)} ± ${score.margin.toFixed(2)} points`
    return `${bot}: ${games} games, wins ${percent(wins)} (fair ${(100 / seats).toFixed(1)} %), ${points}`
  })
}

function percent({ mean, margin }: Estimate): string {
  return `${(100 * mean).toFixed(1)} ± ${(100 * margin).toFixed(1)} %`
}
