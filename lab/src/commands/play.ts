import { randomUUID } from 'node:crypto'
import { LANGUAGES, type Language } from '@grotto/words'
import { type Command, Option } from 'commander'
import { botEntry, decider, type Thought, usualBot } from '../bots.ts'
import { standardInput } from '../files.ts'
import { type Desk, gameOptions, positiveNumber } from '../games/desk.ts'
import { announce } from '../play/announce.ts'
import { playGame } from '../play/game-night.ts'
import { lineTerminal } from '../play/line-terminal.ts'
import { narratorFor } from '../play/narrator.ts'
import { screenTerminal } from '../play/screen-terminal.ts'
import { openTable } from '../table.ts'
import { Trouble } from '../trouble.ts'
import { forEachGame } from './each-game.ts'
import { systemLanguage } from './language.ts'

interface Flags extends Thought {
  readonly people: number
  readonly lang?: Language
  readonly seed?: string
  readonly out?: string
}

/** `grotto play GAME`: in the terminal, people at one screen, bots on the other seats. */
export function addPlay(program: Command): void {
  const playCommand = program.command('play').description('play in the terminal, alone or hot seat, with bots')
  forEachGame(playCommand, (command, desk) => {
    command
      .option('--people <n>', 'seats played by people, the first ones; bots sit on the others', positiveNumber, 1)
      .option('--bot <name>', 'who plays the other seats', usualBot(desk.game))
      .option('--iterations <n>', 'how long a bot that searches thinks over a decision', positiveNumber)
      .addOption(new Option('--lang <language>', 'by default the one of the system').choices(LANGUAGES))
      .option('--seed <text>', 'cards and dice follow from it; by default from the randomness of the system')
      .option('--out <file>', 'write the record of the game there')
      .action((flags: Flags) => play(desk, flags))
  })
}

async function play(desk: Desk, flags: Flags): Promise<void> {
  const table = openTable(desk.game, gameOptions(desk, { ...flags }), flags.seed)
  const seats = desk.game.seatCount(table.play.options)
  if (flags.people > seats) throw new Trouble(`there are only ${seats} seats`)
  const onScreen = process.stdin.isTTY && process.stdout.isTTY
  const terminal = onScreen ? screenTerminal() : lineTerminal(standardInput(), process.stdout)
  const { people } = flags
  const { character } = botEntry(desk.game, flags.bot)
  const narrator = await narratorFor(desk, flags.lang ?? systemLanguage(), { seats, people, character })
  const bot = decider(desk.game, flags, flags.seed ?? randomUUID())
  const night = { table, people, thought: flags, bot, terminal, narrator }
  announce(night, await playGame(night), flags.out)
  terminal.close()
}
