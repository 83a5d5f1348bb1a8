import { describe, expect, test } from 'vitest'
import {
  type ActEntry,
  apply,
  canonical,
  commitments,
  type Game,
  type GameTypes,
  labelledChance,
  makeRecord,
  type Parsed,
  Play,
  type Refusal,
  recordedChance,
  type Seat,
  secretsFromWord,
  sourceOf,
  streams,
  toJson,
  type Viewer,
  verifyRecord,
} from '../src/index.ts'
import { checkFollowing } from './followed-game.ts'
import { altered, spoilt, wordsIn } from './hostile-values.ts'
import { playRandomly } from './random-game.ts'

export interface Kit<G extends GameTypes> {
  /** Options to play with, each for `games` games. */
  readonly options: readonly unknown[]
  readonly games: number
  /** Throws where something that must be conserved is not. */
  readonly conserves: (state: G['state']) => void
  /** A state that differs only in what `viewer` must not know; the same state where nothing is hidden now. */
  readonly otherSecrets: (state: G['state'], viewer: Viewer) => G['state']
  /** Look closely at every n-th decision only (the close look replays the game). */
  readonly every?: number
}

const MALFORMED: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  'move',
  [],
  {},
  { type: 1 },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'no such action' },
]

/** What every game must keep, whatever is played: one line in a game's tests runs all of it by random play. */
export function describeGame<G extends GameTypes>(game: Game<G>, kit: Kit<G>): void {
  describe(`${game.id} keeps the contract`, () => {
    for (const input of kit.options)
      for (let n = 0; n < kit.games; n++) {
        const seed = `${game.id}/${JSON.stringify(input)}/${n}`
        if (n === 0) test(`hostile input with ${JSON.stringify(input)}`, () => checkHostile(game, input, seed))
        test(`followed game ${n} with ${JSON.stringify(input)}`, () => checkFollowing(game, input, seed))
        test(`random game ${n} with ${JSON.stringify(input)}`, () => checkOneGame(game, kit, input, seed))
      }
  })
}

/** Entries after which a game is far enough for everything to be in it. */
const LOOKED_INTO = 60

function checkOneGame<G extends GameTypes>(game: Game<G>, kit: Kit<G>, input: unknown, seed: string): void {
  const options = game.parseOptions(input)
  if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.refusal)}`)
  expect(game.parseOptions(JSON.parse(JSON.stringify(options.value)))).toEqual(options)
  let decision = 0
  const secrets = secretsFromWord(game.seals(options.value), seed)
  const entropies = Array.from({ length: game.seatCount(options.value) }, () => null)
  const source = streams(secrets, entropies)
  const { play } = playRandomly(
    game,
    options.value,
    seed,
    running => {
      if (running.steps.length === LOOKED_INTO) checkAltered(game, running)
      kit.conserves(running.state)
      if (decision++ % (kit.every ?? 7) === 0) lookClosely(game, kit, running)
    },
    source,
  )
  const sitters = entropies.map((_, seat) => ({ name: `seat ${seat}` }))
  const record = makeRecord(play, sitters, { kind: 'local', commitments: commitments(secrets), entropies, secrets })
  expect(verifyRecord(game, JSON.parse(JSON.stringify(record))).chance).toBe('recomputed')
}

/** Whatever options, positions and actions hold: an answer, a short one, and never an exception. */
function checkHostile<G extends GameTypes>(game: Game<G>, input: unknown, seed: string): void {
  const options = game.parseOptions(input)
  if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.refusal)}`)
  const state = game.setup(options.value, labelledChance(seed))
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  for (const each of spoilt(plain(options.value))) checkShort(game.parseOptions(each))
  for (const each of spoilt(plain(game.encode(state)))) checkShort(game.decode(each))
  for (const seat of game.toAct(state))
    for (const action of game.legal(state, seat))
      for (const each of spoilt(plain(action))) checkShort(game.refusal(state, seat, each))
}

/** A position from outside that is accepted, though no game may lead there, can be played to an end. */
function checkAltered<G extends GameTypes>(game: Game<G>, play: Play<G>): void {
  const position = JSON.parse(JSON.stringify(game.encode(play.state)))
  for (const each of altered(position, wordsIn(position))) {
    const decoded = game.decode(each)
    if (decoded.ok) playOut(game, decoded.value, JSON.stringify(each))
  }
}

const FAR_TOO_LONG = 5_000

function playOut<G extends GameTypes>(game: Game<G>, state: G['state'], from: string): void {
  const pick = labelledChance(from)
  for (let step = 0; !game.outcome(state); step++) {
    const [seat] = game.toAct(state)
    const legal = seat === undefined || step > FAR_TOO_LONG ? [] : game.legal(state, seat)
    const action = legal[legal.length > 0 ? pick('action', legal.length) : 0]
    if (seat === undefined || action === undefined || game.refusal(state, seat, action))
      throw new Error(`stuck at step ${step} from ${from}`)
    game.advance(state, seat, action, pick)
  }
}

const LONGEST_ANSWER = 2_000

function checkShort(answer: Parsed<unknown> | Refusal | undefined): void {
  const refusal = answer && 'ok' in answer ? (answer.ok ? undefined : answer.refusal) : answer
  expect(JSON.stringify(refusal ?? null).length).toBeLessThan(LONGEST_ANSWER)
}

function lookClosely<G extends GameTypes>(game: Game<G>, kit: Kit<G>, play: Play<G>): void {
  const { state } = play
  const before = canonical(game.encode(state))
  const viewers: Viewer[] = [...Array.from({ length: game.seatCount(play.options) }, (_, seat) => seat), 'spectator']
  for (const viewer of viewers) checkView(game, kit, state, viewer)
  const toAct = game.toAct(state)
  expect(toAct.length > 0).toBe(game.outcome(state) === undefined)
  for (const seat of toAct) checkSeat(game, state, seat)
  checkReplay(game, play)
  checkPosition(game, state)
  expect(canonical(game.encode(state)), 'looking changed the state').toBe(before)
}

/** A view keeps secrets, knows the same legal actions, and can be imagined back into a state. */
function checkView<G extends GameTypes>(game: Game<G>, kit: Kit<G>, state: G['state'], viewer: Viewer): void {
  const view = game.view(state, viewer)
  const seen = canonical(game.encode(view))
  expect(canonical(game.encode(game.view(kit.otherSecrets(state, viewer), viewer))), 'a view shows a secret').toBe(seen)
  const imagined = game.imagine(view, viewer, [], labelledChance('imagined'))
  if (game.toAct(view).length === game.toAct(imagined).length)
    expect(canonical(game.encode(game.view(imagined, viewer))), 'imagined states look like the view').toBe(seen)
  if (viewer !== 'spectator') expect(game.legal(view, viewer)).toEqual(game.legal(state, viewer))
  game.odds(view, viewer)
  checkNonInterference(game, state, kit.otherSecrets(state, viewer), viewer)
}

/** Two states that differ only in secrets answer alike: legal actions, refusals, events and the views that follow. */
function checkNonInterference<G extends GameTypes>(
  game: Game<G>,
  one: G['state'],
  other: G['state'],
  viewer: Viewer,
): void {
  expect(game.toAct(other)).toEqual(game.toAct(one))
  for (const seat of game.toAct(one)) {
    expect(game.legal(other, seat)).toEqual(game.legal(one, seat))
    for (const action of [...MALFORMED, ...game.legal(one, seat)])
      for (const asking of [seat, -1])
        expect(game.refusal(other, asking, action)).toEqual(game.refusal(one, asking, action))
    for (const action of game.legal(one, seat))
      expect(shownAfter(game, other, seat, action, viewer)).toBe(shownAfter(game, one, seat, action, viewer))
    checkSameWitness(game, one, seat, viewer)
  }
}

/** Actions that look alike to a viewer are witnessed alike: a face-down card tells nothing by the message that brings it. */
function checkSameWitness<G extends GameTypes>(game: Game<G>, state: G['state'], seat: Seat, viewer: Viewer): void {
  const witnessed = new Map<string, string>()
  for (const action of viewer === seat ? [] : game.legal(state, seat)) {
    const { shown, witness } = learnt(game, state, seat, action, viewer)
    if (shown === 'revealed') continue
    expect(witness, 'a witness tells more than the view').toBe(witnessed.get(shown) ?? witness)
    witnessed.set(shown, witness)
  }
}

/** What a viewer learns from an action, byte by byte; nothing is compared where secrets are revealed by right. */
function shownAfter<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  action: G['action'],
  viewer: Viewer,
): string {
  const { shown, witness } = learnt(game, state, seat, action, viewer)
  return shown === 'revealed' ? shown : shown + witness
}

function learnt<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  action: G['action'],
  viewer: Viewer,
): { readonly shown: string; readonly witness: string } {
  const events: G['event'][] = []
  const chance: number[] = []
  const fallen = recordedChance(labelledChance('shown'), chance)
  const after = apply(game, state, seat, action, fallen, event => events.push(event))
  const entry: ActEntry = { type: 'act', seat, at: 0, action: toJson(action), chance }
  const witness = canonical(game.witness(entry, events, viewer) ?? null)
  if (events.some(event => game.simultaneous(event))) return { shown: 'revealed', witness }
  return { shown: canonical([events, game.encode(game.view(after, viewer))]), witness }
}

function checkSeat<G extends GameTypes>(game: Game<G>, state: G['state'], seat: Seat): void {
  const legal = [...game.legal(state, seat)]
  expect(legal.length).toBeGreaterThan(0)
  expect([...game.legal(state, seat)], 'the order of actions is stable').toEqual(legal)
  expect(new Set(legal.map(canonical)).size, 'no action is listed twice').toBe(legal.length)
  for (const action of legal) checkAction(game, state, seat, action)
  for (const action of MALFORMED)
    expect(game.refusal(state, seat, action), `${JSON.stringify(action)} is refused`).toMatchObject({
      rule: expect.any(String),
      reason: expect.any(String),
    })
  for (const stranger of [-1, 99, 0.5]) {
    expect(game.refusal(state, stranger, legal[0])).toBeDefined()
    expect(game.legal(state, stranger)).toEqual([])
  }
}

function checkAction<G extends GameTypes>(game: Game<G>, state: G['state'], seat: Seat, action: G['action']): void {
  const fromOutside = JSON.parse(JSON.stringify(action)) as G['action']
  expect(game.refusal(state, seat, fromOutside)).toBeUndefined()
  const text = game.notation.makeAction(state, action)
  expect(game.notation.parseAction(state, seat, text), text).toEqual({ ok: true, value: action })

  const before = canonical(game.encode(state))
  const applied = apply(game, state, seat, fromOutside, labelledChance('next'))
  const after = canonical(game.encode(applied))
  expect(canonical(game.encode(state)), 'apply leaves its state alone').toBe(before)
  const owned = game.copy(state)
  game.advance(owned, seat, action, labelledChance('next'), () => {})
  expect(canonical(game.encode(owned)), 'advance with a sink agrees with apply without').toBe(after)
  const decoded = game.decode(JSON.parse(JSON.stringify(game.encode(state))))
  if (!decoded.ok) throw new Error(`a reached position was refused: ${JSON.stringify(decoded.refusal)}`)
  game.advance(decoded.value, seat, action, labelledChance('next'))
  expect(canonical(game.encode(decoded.value)), 'a decoded state draws and plays on the same way').toBe(after)
  checkForesight(game, state, seat, action, applied)
}

function checkForesight<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  action: G['action'],
  after: G['state'],
): void {
  const foreseen = game.foresee(game.view(state, seat), seat, action)
  if (foreseen !== 'unknown')
    expect(canonical(game.encode(foreseen)), 'what was foreseen came true').toBe(
      canonical(game.encode(game.view(after, seat))),
    )
}

function checkReplay<G extends GameTypes>(game: Game<G>, play: Play<G>): void {
  const again = Play.resume(
    game,
    play.options,
    sourceOf(() => 0),
    JSON.parse(JSON.stringify(play.entries)),
  )
  expect(canonical(game.encode(again.state)), 'replay gives the same state').toBe(canonical(game.encode(play.state)))
}

function checkPosition<G extends GameTypes>(game: Game<G>, state: G['state']): void {
  const text = game.notation.makePosition(state)
  const parsed = game.notation.parsePosition(text)
  if (!parsed.ok)
    throw new Error(`the notation of a reached position was refused: ${JSON.stringify(parsed.refusal)}\n${text}`)
  expect(canonical(game.encode(parsed.value)), text).toBe(canonical(game.encode(state)))
}
