import type { RecordedSitter } from '@grotto/kernel'
import type { Thought } from '@grotto/trials'
import type { Command } from 'commander'
import { writeText } from '../files.ts'
import { gameOptions, positiveNumber } from '../games/lab-game.ts'
import { recordGame } from '../record-game.ts'
import { recordText } from '../record-text.ts'
import { forEachGame } from './each-game.ts'

/** `grotto record GAME`: one game played by bots, written down as a record that `verify` can check. */
export function addRecord(program: Command): void {
  const recordCommand = program.command('record').description('let bots play one game and write down its record')
  forEachGame(recordCommand, (command, labGame) => {
    command
      .option('--bot <name>', 'who plays every seat', 'random')
      .option('--iterations <n>', 'how long a bot that searches thinks over a decision', positiveNumber)
      .option('--seed <text>', 'same seed, same game', '1')
      .option('--out <file>', 'where to; standard output by default')
      .action((flags: Thought & { seed: string; out?: string }) => {
        const record = recordGame(labGame.game, gameOptions(labGame, { ...flags }), flags.seed, flags)
        const text = recordText({ ...record, sitters: record.sitters.map(byBot) })
        if (flags.out === undefined) process.stdout.write(text)
        else writeText(flags.out, text)
      })
  })
}

/** Bots stand in a record by their ids, as a server writes them: page and terminal say then what each is called. */
const byBot = ({ name, bot }: RecordedSitter): RecordedSitter => (bot ? { name: bot.name, bot } : { name })
