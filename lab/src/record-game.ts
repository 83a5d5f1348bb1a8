import { fastChance, type Game, type GameRecord, type GameTypes } from '@grotto/kernel'
import { type Decide, decider, type Thought } from '@grotto/trials'
import { botEntry } from './bots.ts'
import { openTable, recordOf } from './table.ts'

/** The record of a whole game played by a bot on every seat: the same seed gives the same record, byte for byte. */
export function recordGame<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  thought: Thought = { bot: 'random' },
): GameRecord {
  const { id: name, version } = botEntry(game, thought.bot)
  const table = openTable(game, options, seed)
  const { play } = table
  const decide = thought.bot === 'random' ? randomly(game, seed) : decider(game, thought, seed)
  for (let [seat] = game.toAct(play.state); seat !== undefined; [seat] = game.toAct(play.state)) {
    const log = thought.bot === 'random' ? [] : play.steps.flatMap(step => step.events)
    play.act(seat, decide(play.state, seat, log), 0, thought.bot)
  }
  const seats = Array.from({ length: game.seatCount(options) }, (_, seat) => `seat ${seat}`)
  return recordOf(
    table,
    seats.map(seat => ({ name: seat, bot: { name, version } })),
  )
}

function randomly<G extends GameTypes>(game: Game<G>, seed: string): Decide<G> {
  const pick = fastChance(`${seed}/choice`)
  return (state, seat) => {
    const legal = game.legal(state, seat)
    return legal[pick('', legal.length)]!
  }
}
