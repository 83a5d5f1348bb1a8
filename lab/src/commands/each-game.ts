import type { Command } from 'commander'
import { type Desk, json } from '../games/desk.ts'
import { DESKS } from '../games/desks.ts'

/** One subcommand for each game, with the flags that set its options. */
export function forEachGame(parent: Command, define: (command: Command, desk: Desk) => void): void {
  for (const desk of DESKS) {
    const command = parent.command(desk.game.id)
    for (const { flags, about, read } of desk.flags) {
      if (read) command.option(flags, about, read)
      else command.option(flags, about)
    }
    command.option('--options <json>', 'any options of the game as JSON', json)
    define(command, desk)
  }
}
