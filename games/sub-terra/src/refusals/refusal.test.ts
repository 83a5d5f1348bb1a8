import { fastChance } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { SIDES_TEXT } from '../cave/compass.ts'
import { subTerra } from '../game.ts'
import { NONE, OVER, STATUS, type SubTerraState, type WritableState, waiting } from '../state/state.ts'
import type { SubTerraAction } from '../types/action.ts'
import { CAVERS } from '../types/cavers.ts'
import { type Cell, SIDES } from '../types/tiles.ts'
import { NO, type Reason } from './reasons.ts'

const sided = ['reveal', 'explore', 'move', 'swim', 'squeeze', 'demolish', 'repel', 'step']
const alone = ['endTurn', 'exert', 'run', 'sprint', 'hide', 'placeRope', 'rig', 'dive', 'stop', 'decline', 'keep']
const answers = ['discard', 'takeDrawn', 'takeSpare']
const cells: readonly Cell[] = [-2, -1, 0, 1, 2].flatMap(x => [-2, -1, 0, 1, 2].map(y => [x, y] as const))

/** Everything a player could try. */
const EVERYTHING = [
  ...[...alone, ...answers].map(type => ({ type })),
  ...sided.flatMap(type => SIDES.map(side => ({ type, side }))),
  ...['dig', 'excavate'].flatMap(type => [...SIDES, 'here'].map(side => ({ type, side }))),
  ...['heal', 'bandage', 'command'].flatMap(type => CAVERS.map(caver => ({ type, caver }))),
  ...SIDES_TEXT.map(open => ({ type: 'place', open })),
  ...['surface', 'horrorOrder', 'horrorPath', 'spawn'].flatMap(type => cells.map(at => ({ type, at }))),
] as SubTerraAction[]

const inReach = (action: SubTerraAction): boolean =>
  !('at' in action) || cells.some(cell => String(cell) === String(action.at))
const texts = (actions: readonly SubTerraAction[]) => actions.map(action => JSON.stringify(action)).sort()

function refusedIn(state: SubTerraState, seat: number, seen: Set<string>): SubTerraAction[] {
  return EVERYTHING.filter(action => {
    const refusal = subTerra.refusal(state, seat, action)
    if (refusal) seen.add(refusal.reason)
    return refusal
  })
}

/** Plays a random game and holds the list against the refusals at every decision; says which reasons were given. */
function compareThrough(input: unknown, seed: string, seen: Set<string>): void {
  const options = subTerra.parseOptions(input)
  if (!options.ok) throw new Error(options.refusal.reason)
  const chance = fastChance(seed)
  const state = subTerra.setup(options.value, chance)
  for (let seats = subTerra.toAct(state); seats.length > 0; seats = subTerra.toAct(state)) {
    const seat = seats[0]!
    const legal = subTerra.legal(state, seat)
    const refused = new Set(refusedIn(state, seat, seen))
    const allowed = EVERYTHING.filter(action => !refused.has(action))
    expect(texts(allowed)).toEqual(texts(legal.filter(inReach)))
    subTerra.advance(state, seat, legal[chance('pick', legal.length)]!, chance)
  }
  for (const action of EVERYTHING) expect(subTerra.refusal(state, 0, action)).toEqual(NO.gameOver)
}

const PARTIES = [
  { players: 1, cavers: ['leader', 'medic', 'scout', 'bodyguard'] },
  { players: 1, cavers: ['diver', 'geologist', 'engineer', 'climber', 'leader'], edition: 'it' },
  { players: 1, cavers: ['diver', 'engineer', 'bodyguard', 'scout', 'climber', 'medic'], difficulty: 'expert' },
]

/** A table of two players just begun, the Leader to act, changed as told. */
function leaderOf(change: (state: WritableState) => void): SubTerraState {
  const cavers = ['leader', 'engineer', 'diver', 'climber']
  const options = subTerra.parseOptions({ players: 2, cavers, start: 'leader' })
  if (!options.ok) throw new Error(options.refusal.reason)
  const state = subTerra.setup(options.value, fastChance('leader'))
  change(state as WritableState)
  return state
}

/** The turn of another of the party. */
const turnOf = (state: WritableState, caver: number): void => {
  state.turn = caver
  state.question = waiting('turn', caver)
}
const [LEADER, ENGINEER, DIVER] = [0, 1, 2]
const away = (state: WritableState, caver: number, status: number): void => {
  state.cavers.at[caver] = NONE
  state.cavers.status[caver] = status
}

/** What random play hardly meets: a state, a seat, an action. */
const RARE: Partial<Record<Reason, readonly [SubTerraState, number, unknown]>> = {
  malformedAction: [leaderOf(() => {}), 0, { type: 'move', side: 'up' }],
  notYourTurn: [leaderOf(() => {}), 1, { type: 'hide' }],
  unconscious: [leaderOf(state => state.cavers.health.fill(0, DIVER)), 1, { type: 'hide' }],
  stackEmpty: [
    leaderOf(state => {
      state.discarded = state.stack.splice(0)
      state.exitInStack = false
    }),
    0,
    { type: 'reveal', side: 'N' },
  ],
  noExplosivesLeft: [
    leaderOf(state => {
      turnOf(state, ENGINEER)
      state.explosivesLeft = 0
    }),
    0,
    { type: 'demolish', side: 'N' },
  ],
  commandSubmerged: [leaderOf(state => away(state, DIVER, STATUS.submerged)), 0, { type: 'command', caver: 'diver' }],
  commandDevoured: [leaderOf(state => away(state, DIVER, STATUS.devoured)), 0, { type: 'command', caver: 'diver' }],
  nothingToCommand: [
    leaderOf(state => {
      state.discarded = state.stack.splice(0)
      state.exitInStack = false
    }),
    0,
    { type: 'command', caver: 'diver' },
  ],
  notYourself: [leaderOf(() => {}), 0, { type: 'command', caver: 'leader' }],
  gameOver: [leaderOf(state => Object.assign(state, { question: OVER, phase: 'over' })), LEADER, { type: 'hide' }],
}

describe('legal means listed, and what is not listed says why', () => {
  const seen = new Set<string>()

  test.each(PARTIES)('the same predicates list and refuse: $cavers', party => {
    for (let game = 0; game < 12; game++) compareThrough(party, `${party.cavers}/${game}`, seen)
  })

  test('random play meets almost every reason', () => {
    const missing = (Object.keys(NO) as Reason[]).filter(reason => !seen.has(reason) && !(reason in RARE))
    expect(missing).toEqual(['wouldSealCave', 'notClosestHorrorTile'].filter(reason => !seen.has(reason)))
  })

  test.each(Object.entries(RARE))('%s', (reason, [state, seat, action]) => {
    expect(subTerra.refusal(state, seat, action)).toMatchObject({ reason })
    expect(subTerra.legal(state, seat)).not.toContainEqual(action)
  })

  test('actions with fields of their own invention are not the listed ones', () => {
    const state = leaderOf(() => {})
    expect(subTerra.refusal(state, 0, { type: 'hide' })).toBeUndefined()
    expect(subTerra.refusal(state, 0, { type: 'hide', well: true })).toMatchObject({ reason: 'malformedAction' })
  })
})
