import type { Command } from 'commander'
import { json, type LabGame } from '../games/lab-game.ts'
import { LAB_GAMES } from '../games/lab-games.ts'

/** One subcommand for each game, with the flags that set its options. */
export function forEachGame(parent: Command, define: (command: Command, labGame: LabGame) => void): void {
  for (const labGame of LAB_GAMES) {
    const command = parent.command(labGame.game.id)
    for (const { flags, about, read } of labGame.flags) {
      if (read) command.option(flags, about, read)
      else command.option(flags, about)
    }
    command.option('--options <json>', 'any options of the game as JSON', json)
    define(command, labGame)
  }
}
