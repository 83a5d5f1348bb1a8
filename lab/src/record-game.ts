import { fastChance, type Game, type GameRecord, type GameTypes, type Play } from '@grotto/kernel'
import { openTable, recordOf } from './table.ts'

const RANDOM = { name: 'random', version: 1 }

/** The record of a whole game of uniformly random choices: the same seed gives the same record, byte for byte. */
export function recordRandomGame<G extends GameTypes>(game: Game<G>, options: G['options'], seed: string): GameRecord {
  const table = openTable(game, options, seed)
  playRandomly(table.play, seed)
  const sitters = Array.from({ length: game.seatCount(options) }, (_, seat) => ({ name: `seat ${seat}`, bot: RANDOM }))
  return recordOf(table, sitters)
}

function playRandomly<G extends GameTypes>(play: Play<G>, seed: string): void {
  const pick = fastChance(`${seed}/choice`)
  for (let [seat] = play.game.toAct(play.state); seat !== undefined; [seat] = play.game.toAct(play.state)) {
    const legal = play.game.legal(play.state, seat)
    play.act(seat, legal[pick('', legal.length)]!, 0, RANDOM.name)
  }
}
