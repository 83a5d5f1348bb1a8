import { randomUUID } from 'node:crypto'
import { decider, type Thought } from '@grotto/trials'
import { type Language, loadWords } from '@grotto/words'
import type { Command } from 'commander'
import { botEntry, usualBot } from '../bots.ts'
import { standardInput } from '../files.ts'
import { gameOptions, type LabGame, positiveNumber } from '../games/lab-game.ts'
import { announce } from '../play/announce.ts'
import { playGame } from '../play/game-night.ts'
import { lineTerminal } from '../play/line-terminal.ts'
import { narratorFor } from '../play/narrator.ts'
import { screenTerminal } from '../play/screen-terminal.ts'
import { openTable } from '../table.ts'
import { UsageError } from '../usage-error.ts'
import { forEachGame } from './each-game.ts'
import { languageOption, systemLanguage } from './language.ts'

interface Flags extends Thought {
  readonly people: number
  readonly lang?: Language
  readonly seed?: string
  readonly out?: string
}

/** `grotto play GAME`: in the terminal, people at one screen, bots on the other seats. */
export function addPlay(program: Command): void {
  const playCommand = program.command('play').description('play in the terminal, alone or hot seat, with bots')
  forEachGame(playCommand, (command, labGame) => {
    command
      .option('--people <n>', 'seats played by people, the first ones; bots sit on the others', positiveNumber, 1)
      .option('--bot <name>', 'who plays the other seats', usualBot(labGame.game))
      .option('--iterations <n>', 'how long a bot that searches thinks over a decision', positiveNumber)
      .addOption(languageOption())
      .option('--seed <text>', 'cards and dice follow from it; by default from the randomness of the system')
      .option('--out <file>', 'write the record of the game there')
      .action((flags: Flags) => play(labGame, flags))
  })
}

async function play(labGame: LabGame, flags: Flags): Promise<void> {
  const table = openTable(labGame.game, gameOptions(labGame, { ...flags }), flags.seed)
  const seats = labGame.game.seatCount(table.play.options)
  const language = flags.lang ?? systemLanguage()
  await demandSeats(language, flags.people, seats)
  const onScreen = process.stdin.isTTY && process.stdout.isTTY
  const terminal = onScreen ? screenTerminal() : lineTerminal(standardInput(), process.stdout)
  const { people } = flags
  const { character } = botEntry(labGame.game, flags.bot)
  const narrator = await narratorFor(labGame, language, { seats, people, character })
  const bot = decider(labGame.game, flags, flags.seed ?? randomUUID())
  const night = { table, people, thought: flags, bot, terminal, narrator }
  announce(night, await playGame(night), flags.out)
  terminal.close()
}

async function demandSeats(language: Language, people: number, seats: number): Promise<void> {
  if (people <= seats) return
  const words = await loadWords(language, ['terminal'])
  throw new UsageError(words.say('terminal.tooManyPeople', { people, seats }))
}
