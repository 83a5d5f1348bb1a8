import { fastChance, type Game, type GameTypes, type Viewer } from '@grotto/kernel'
import { playOn, type Staged, stage } from '../play/staged.ts'

/** For tests: a game of the real engine played at random, as one viewer sees it after each step; the same for the same seed. */
export function* randomPlay<G extends GameTypes>(
  game: Game<G>,
  input: object,
  seed: number,
  viewer: Viewer = 'spectator',
): Generator<Staged<G>> {
  const options = game.parseOptions(input)
  if (!options.ok) throw new Error(JSON.stringify(options.refusal))
  const [chance, pick] = [fastChance(seed), fastChance(seed + 1000)]
  const events: G['event'][] = []
  let now = stage(
    game,
    game.setup(options.value, chance, event => events.push(event)),
    viewer,
    events,
  )
  yield now
  while (!game.outcome(now.state)) {
    const seats = game.toAct(now.state)
    const seat = seats[pick('seat', seats.length)]!
    const legal = game.legal(now.state, seat)
    now = playOn(now, seat, legal[pick('action', legal.length)]!, chance)
    yield now
  }
}

/** The whole of such a game. */
export function randomGame<G extends GameTypes>(
  game: Game<G>,
  input: object,
  seed: number,
  viewer?: Viewer,
): Staged<G> {
  return [...randomPlay(game, input, seed, viewer)].at(-1)!
}
