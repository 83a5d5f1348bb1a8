import { writeFileSync } from 'node:fs'
import { fastChance, type GameTypes } from '@grotto/kernel'
import type { Command } from 'commander'
import { gameOptions } from '../games/desk.ts'
import { openTable, recordOf, type Table } from '../table.ts'
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
        const table = openTable(desk.game, gameOptions(desk, { ...flags }), flags.seed)
        playRandomly(table, flags.seed)
        write(JSON.stringify(recordOf(table, randomSitters(table))), flags.out)
      })
  })
}

function playRandomly({ play }: Table<GameTypes>, seed: string): void {
  const pick = fastChance(`${seed}/choice`)
  for (let seats = play.game.toAct(play.state); seats.length > 0; seats = play.game.toAct(play.state)) {
    const legal = play.game.legal(play.state, seats[0]!)
    play.act(seats[0]!, legal[pick('', legal.length)]!, 0, 'random')
  }
}

function randomSitters({ play }: Table<GameTypes>) {
  const bot = { name: 'random', version: 1 }
  return Array.from({ length: play.game.seatCount(play.options) }, (_, seat) => ({ name: `seat ${seat}`, bot }))
}

function write(text: string, file: string | undefined): void {
  if (file === undefined) console.log(text)
  else writeFileSync(file, `${text}\n`)
}
