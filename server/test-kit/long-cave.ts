import { gameById } from '@grotto/catalog'
import {
  commitments,
  fastChance,
  type GameRecord,
  type GameTypes,
  makeRecord,
  Play,
  secretsFromWord,
  streams,
} from '@grotto/kernel'

/** A game of Sub Terra that was taken back from its end again and again, to so many entries at least, and finished. */
export function longCave(entries: number): GameRecord {
  const game = gameById('sub-terra')!
  const options = game.parseOptions({})
  if (!options.ok) throw new Error(options.refusal.reason)
  const secrets = secretsFromWord(game.seals(options.value), 'long cave')
  const play = Play.start(game, options.value, streams(secrets, []), 0) as Play<GameTypes>
  const pick = fastChance('long cave')
  while (play.steps.length < entries || !game.outcome(play.state)) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) play.undo(0, play.standing[1]!, play.steps.length)
    else act(play, seat, pick)
  }
  const sitters = Array.from({ length: game.seatCount(options.value) }, (_, seat) => ({ name: `Caver ${seat}` }))
  return makeRecord(play, sitters, { kind: 'sealed', commitments: commitments(secrets), entropies: [], secrets })
}

function act(play: Play<GameTypes>, seat: number, pick: (label: string, n: number) => number): void {
  const legal = play.game.legal(play.state, seat)
  const acted = play.act(seat, legal[pick('', legal.length)], play.steps.length)
  if ('refusal' in acted) throw new Error(acted.refusal.reason)
}
