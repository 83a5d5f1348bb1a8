import type { Command } from 'commander'
import { gameOptions, positiveNumber } from '../games/lab-game.ts'
import { perft } from '../perft.ts'
import { forEachGame } from './each-game.ts'

/** `grotto perft GAME`: how many lines of play there are, a number in which any change of the rules shows. */
export function addPerft(program: Command): void {
  const perftCommand = program.command('perft').description('count the lines of play from the start')
  forEachGame(perftCommand, (command, labGame) => {
    command
      .option('--depth <n>', 'decisions', positiveNumber, 4)
      .option('--seed <text>', 'of the cards and dice', '1')
      .option('--json', 'one JSON object for programs')
      .action((flags: { depth: number; seed: string; json?: true }) => {
        const counts = perft(labGame.game, gameOptions(labGame, { ...flags }), flags.seed, flags.depth)
        if (flags.json) console.log(JSON.stringify({ game: labGame.game.id, seed: flags.seed, counts }))
        else for (const [index, count] of counts.entries()) console.log(`${index + 1}\t${count}`)
      })
  })
}
