import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { gameOptions } from '../games/desk.ts'
import { recordRandomGame } from '../record-game.ts'
import { recordText } from '../record-text.ts'
import { Trouble } from '../trouble.ts'
import { forEachGame } from './each-game.ts'

/** `grotto record GAME`: one game played by bots, written down as a record that `verify` can check. */
export function addRecord(program: Command): void {
  const recordCommand = program.command('record').description('let bots play one game and write down its record')
  forEachGame(recordCommand, (command, desk) => {
    command
      .option('--bot <name>', 'who plays every seat: random', 'random')
      .option('--seed <text>', 'same seed, same game', '1')
      .option('--out <file>', 'where to; standard output by default')
      .action((flags: { bot: string; seed: string; out?: string }) => {
        if (flags.bot !== 'random') throw new Trouble(`there is no bot "${flags.bot}" here; there is random`)
        const text = recordText(recordRandomGame(desk.game, gameOptions(desk, { ...flags }), flags.seed))
        if (flags.out === undefined) process.stdout.write(text)
        else writeFileSync(flags.out, text)
      })
  })
}
