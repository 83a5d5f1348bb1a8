import { randomBytes } from 'node:crypto'
import {
  ChanceError,
  commitments,
  drawSecrets,
  type Fairness,
  fromJson,
  type Game,
  type GameRecord,
  type GameTypes,
  makeRecord,
  Play,
  type RecordedSitter,
  type Secrets,
  secretsFromWord,
  sourceOf,
  streams,
} from '@grotto/kernel'

/** A game in play at the laboratory, and where its chance comes from. */
export interface Table<G extends GameTypes = GameTypes> {
  readonly play: Play<G>
  readonly fairness: Fairness
}

/** A game whose chance follows from a word, so that it can be repeated; without a word from the system's randomness. */
export function openTable<G extends GameTypes>(game: Game<G>, options: G['options'], word?: string): Table<G> {
  const { source, fairness } = localChance(game, options, word)
  return { play: Play.start(game, options, source, 0), fairness }
}

/** A game that begins at a given position. What it says is to come is drawn first; then the word decides, if any. */
export function loadTable<G extends GameTypes>(game: Game<G>, state: G['state'], word?: string): Table<G> {
  const from = game.encode(state)
  const { options } = fromJson<{ options: G['options'] }>(from)
  if (word === undefined)
    return { play: Play.start(game, options, NOTHING_LEFT, 0, from), fairness: { kind: 'scripted' } }
  const { source, fairness } = localChance(game, options, word)
  return { play: Play.start(game, options, source, 0, from), fairness }
}

/** The record of a table as it stands. */
export function recordOf<G extends GameTypes>(
  { play, fairness }: Table<G>,
  sitters: readonly RecordedSitter[],
): GameRecord {
  return makeRecord(play, sitters, fairness)
}

function localChance<G extends GameTypes>(game: Game<G>, options: G['options'], word: string | undefined) {
  const seals = game.seals(options)
  const secrets: Secrets = word === undefined ? drawSecrets(seals, randomBytes) : secretsFromWord(seals, word)
  const entropies = Array.from({ length: game.seatCount(options) }, () => null)
  const fairness: Fairness = { kind: 'local', commitments: commitments(secrets), entropies, secrets }
  return { source: streams(secrets, entropies), fairness }
}

/** Chance of a game of which everything drawn was to be given. */
const NOTHING_LEFT = sourceOf((label, n) => {
  throw new ChanceError(`the given order has run out: ${label} would have to draw one of ${n}`)
})
