import {
  type ChanceSource,
  fastChance,
  type Game,
  type GameTypes,
  labelledChance,
  Play,
  sourceOf,
} from '../src/index.ts'

/** A game played by uniformly random choices, with everything that was written down. */
export interface RandomGame<G extends GameTypes> {
  readonly play: Play<G>
}

const FAR_TOO_LONG = 20_000

/** Plays a whole game: at each decision one of the seats to act picks one of its legal actions. `look` is called before each. */
export function playRandomly<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  look: (play: Play<G>) => void = () => {},
  source: ChanceSource = sourceOf(labelledChance(seed)),
): RandomGame<G> {
  const pick = fastChance(`${seed}/choices`)
  const play = Play.start(game, options, source, 0)
  for (let step = 0; !game.outcome(play.state); step++) {
    if (step > FAR_TOO_LONG) throw new Error(`no end after ${step} decisions (seed ${seed})`)
    look(play)
    const seats = game.toAct(play.state)
    const seat = seats[pick('seat', seats.length)]!
    const legal = game.legal(play.state, seat)
    const acted = play.act(seat, legal[pick('action', legal.length)]!, step)
    if ('refusal' in acted)
      throw new Error(`a listed action was refused: ${JSON.stringify(acted.refusal)} (seed ${seed})`)
  }
  look(play)
  return { play }
}
