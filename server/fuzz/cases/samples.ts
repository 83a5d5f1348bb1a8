import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@grotto/catalog'
import {
  anySource,
  commitments,
  type Fairness,
  type Game,
  type GameRecord,
  type GameTypes,
  type Json,
  labelledChance,
  makeRecord,
  Play,
  secretsFromWord,
  streams,
} from '@grotto/kernel'
import { asJson } from '../../src/table/entries.ts'

/** Things that are as they should be, so that they can be spoilt: games as they were played. */

const FIXTURES = join(import.meta.dirname, '../../../games')

/** A short finished game with moves taken back on its way: what an import may look like at its smallest. */
function shortGame(game: Game, options: object, word: string): Play<GameTypes> {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error(`${game.id}: ${parsed.refusal.reason}`)
  const entropies = Array.from({ length: game.seatCount(parsed.value) }, () => null)
  const source = streams(secretsFromWord(game.seals(parsed.value), word), entropies)
  const play = Play.start(game, parsed.value, source, 0)
  const choose = labelledChance(word)
  for (let turn = 0; !game.outcome(play.state); turn++) {
    const [seat] = game.toAct(play.state) as [number]
    const legal = game.legal(game.view(play.state, seat), seat)
    // Whoever leaves at once makes a short game.
    const leave = legal.findLast(({ type }) => type === 'leave')
    const acted = play.act(seat, leave ?? legal[choose('fuzz', legal.length)]!, turn)
    if ('refusal' in acted) throw new Error(acted.refusal.reason)
    if (turn < 3) play.undo(seat, play.standing.at(-2)!, turn, true)
  }
  return play
}

const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  diamant: [{ players: 2 }, { players: 3 }],
  'sub-terra': [{ players: 4 }],
}

interface Sample {
  readonly play: Play<GameTypes>
  readonly word: string
}

let played: readonly Sample[] | undefined
function samples(): readonly Sample[] {
  played ??= GAMES.flatMap(game =>
    (OPTIONS[game.id] ?? [{}]).map((options, place) => ({
      play: shortGame(game, options, `${place}`),
      word: `${place}`,
    })),
  )
  return played
}

export const plays = (): readonly Play<GameTypes>[] => samples().map(({ play }) => play)

/** Each twice: as loosely as a record may be, so that what is spoilt gets far, and with all that can be checked. */
export const records = (): readonly GameRecord[] =>
  samples().flatMap(({ play, word }) => {
    const seats = play.game.seatCount(play.options)
    const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }))
    const { hashes: _, ...loose } = makeRecord(play, sitters, { kind: 'scripted' })
    return [loose, makeRecord(play, sitters, localFairness(play, word, seats))]
  })

function localFairness({ game, options }: Play<GameTypes>, word: string, seats: number): Fairness {
  const secrets = secretsFromWord(game.seals(options), word)
  const entropies = Array.from({ length: seats }, () => null)
  return { kind: 'local', commitments: commitments(secrets), entropies, secrets }
}

/** Games that are kept as fixtures, as texts. */
export const keptRecords = (): string[] =>
  globSync('*/fixtures/records/*.json', { cwd: FIXTURES })
    .sort()
    .map(path => JSON.stringify(JSON.parse(readFileSync(join(FIXTURES, path), 'utf8'))))

export const actions = (): Json[] => {
  const all = plays().flatMap(play => play.entries.flatMap(entry => (entry.type === 'act' ? [entry.action] : [])))
  return [...new Map(all.map(action => [JSON.stringify(action), action])).values()]
}

export const optionsOf = (): Json[] => plays().map(({ options }) => asJson(options))

/** States as games write them, from the set-up on. */
export const positions = (): {
  readonly game: Game
  readonly states: readonly string[]
  readonly texts: readonly string[]
}[] =>
  GAMES.map(game => {
    const states = plays()
      .filter(play => play.game.id === game.id)
      .flatMap(play => alongTheWay(play))
    return {
      game,
      states: states.map(state => JSON.stringify(game.encode(state))),
      texts: states.map(state => game.notation.makePosition(state)),
    }
  })

function alongTheWay(play: Play<GameTypes>): object[] {
  const { entries } = play
  const stops = [1, Math.floor(entries.length / 2), entries.length]
  return stops.map(stop => Play.resume(play.game, play.options, anySource(), entries.slice(0, stop), play.from).state)
}
