import { gameById } from '@grotto/catalog'
import {
  commitments,
  type GameRecord,
  type GameTypes,
  makeRecord,
  Play,
  secretsFromWord,
  streams,
} from '@grotto/kernel'

/** Entries it takes to bring a game to its end. */
const ENDING = 40

/** A finished game of Diamant in which somebody cannot make up her mind: so many entries, so many of them undos. */
export function longRecord({ entries, undos }: { entries: number; undos: number }): GameRecord {
  const game = gameById('diamant')!
  const options = game.parseOptions({ players: 3 })
  if (!options.ok) throw new Error(options.refusal.reason)
  const secrets = secretsFromWord(game.seals(options.value), 'long record')
  const play = Play.start(game, options.value, streams(secrets, []), 0) as Play<GameTypes>
  const act = (seat: number, type: string) => {
    const acted = play.act(seat, { type }, play.steps.length)
    if ('refusal' in acted) throw new Error(acted.refusal.reason)
  }
  const waver = () => act(0, game.legal(play.state, 0)[0]!.type)
  while (play.steps.length < entries - ENDING - 2 * undos) waver()
  while (play.steps.length < entries - ENDING) {
    waver()
    play.undo(0, play.standing.at(-2)!, play.steps.length)
  }
  while (!game.outcome(play.state)) {
    const [seat] = game.toAct(play.state)
    act(seat!, 'leave')
  }
  const sitters = ['Ada', 'Bo', 'Cy'].map(name => ({ name }))
  return makeRecord(play, sitters, { kind: 'sealed', commitments: commitments(secrets), entropies: [], secrets })
}
