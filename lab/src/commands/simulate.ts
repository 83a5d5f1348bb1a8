import type { Command } from 'commander'
import { botEntry } from '../bots.ts'
import { gameOptions, positiveNumber } from '../games/lab-game.ts'
import { simulate } from '../simulate/simulate.ts'
import { forEachGame } from './each-game.ts'
import { printFigures } from './figures.ts'

interface Flags {
  readonly games: number
  readonly bot: string
  readonly iterations?: number
  readonly seed: string
  readonly cores?: number
  readonly json?: true
}

/** `grotto simulate GAME`: many games without anybody watching, and what they come to on average. */
export function addSimulate(program: Command): void {
  const simulateCommand = program.command('simulate').description('play many games and give the averages')
  forEachGame(simulateCommand, (command, labGame) => {
    command
      .option('--games <n>', 'how many', positiveNumber, 10_000)
      .option('--bot <name>', 'who plays every seat', 'random')
      .option('--iterations <n>', 'how long a bot that searches thinks over a decision', positiveNumber)
      .option('--seed <text>', 'same seed, same figures', '1')
      .option('--cores <n>', 'threads to use; all by default', positiveNumber)
      .option('--json', 'one JSON object for programs')
      .action(async (flags: Flags) => {
        const { games, bot, iterations, seed, cores } = flags
        botEntry(labGame.game, bot)
        const figures = await simulate(
          labGame,
          { options: gameOptions(labGame, { ...flags }), games, bot, iterations, seed },
          cores,
        )
        if (flags.json) console.log(JSON.stringify(figures))
        else printFigures(figures)
      })
  })
}
