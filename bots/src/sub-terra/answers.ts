import {
  type Cell,
  cellAt,
  cellBeside,
  EXIT_TILE,
  healthOf,
  NONE,
  opposite,
  SIDES,
  SIDES_OF,
  type SubTerraAction,
  type SubTerraState,
  stackLeft,
  subTerra,
  type TileKind,
  tileAt,
  type WritableState,
  whereIs,
} from '@grotto/sub-terra'
import type { Choice } from './choice.ts'
import { allWaysTo, measureWays } from './company.ts'
import { between, type Situation } from './situation.ts'
import { WEIGHTS } from './weights.ts'

/** How glad one is to see a tile, its openings aside. */
const LIKING: Readonly<Record<TileKind, number>> = {
  exit: 20,
  start: 0,
  plain: 2,
  water: 1,
  rough: 0.5,
  caveIn: 0,
  slide: 0,
  squeeze: -0.5,
  ledge: -2,
  gas: -1.5,
  horror: -4,
}

const openings = (state: SubTerraState, tile: number): number => {
  let count = 0
  for (let mask = state.setting.shapes[tile]!; mask; mask &= mask - 1) count++
  return count
}

const liking = (state: SubTerraState, tile: number): number =>
  LIKING[state.setting.kinds[tile]!] + 0.7 * openings(state, tile)

/** Whether a gap leads to an empty cell already. */
const isFaced = ({ cave }: SubTerraState, cell: number): boolean =>
  cave.gaps.some((gaps, tile) => SIDES_OF[gaps]!.some(side => cellBeside(cave.cell[tile]!, side) === cell))

/** A laying leads on into the unknown, joins ways that were apart, and shuts as few as possible. */
function layingWorth(state: SubTerraState, open: string): number {
  const { caver, side } = state.question
  const cell = cellBeside(state.cave.cell[whereIs(state, caver)]!, side)
  let worth = 0
  for (let way = 0; way < 4; way++) {
    const ahead = cellBeside(cell, way)
    const there = state.cave.cell.indexOf(ahead)
    const opens = open.includes(SIDES[way]!)
    if (there < 0) worth += opens ? (isFaced(state, ahead) ? WEIGHTS.leadsOnTwice : WEIGHTS.leadsOn) : 0
    else if (state.cave.open[there]! & (1 << opposite(way))) worth += opens ? WEIGHTS.joins : -WEIGHTS.shuts
  }
  return worth
}

const best = (legal: readonly SubTerraAction[], worth: (action: SubTerraAction) => number): SubTerraAction => {
  let most = Number.NEGATIVE_INFINITY
  let chosen = legal[0]!
  for (const action of legal) {
    const value = worth(action)
    if (value <= most) continue
    most = value
    chosen = action
  }
  return chosen
}

const place = ({ state, legal }: Situation): Choice => ({
  action: best(legal, action => ('open' in action ? layingWorth(state, action.open) + waysAfter(state, action) : 0)),
  reason: 'keepsOpen',
})

const noLuck = () => 0

/** What the cave is like once the tile lies: gaps near the team, and the ways of all to all of them. */
function waysAfter(state: SubTerraState, action: SubTerraAction): number {
  const draft = subTerra.copy(state) as WritableState
  draft.exerted = false // T-3 So that the turn does not end by itself, and no card is drawn.
  subTerra.advance(draft, 0, action, noLuck)
  measureWays(draft)
  return gapsWorth(draft)
}

function gapsWorth({ cave, cavers }: SubTerraState): number {
  let near = 0
  let far = 0
  let gaps = 0
  for (let tile = 0; tile < cave.id.length; tile++) {
    const sides = SIDES_OF[cave.gaps[tile]!]!.length
    if (sides === 0) continue
    const way = allWaysTo(tile) / cavers.at.length
    near += sides / (1 + way / WEIGHTS.gapRange)
    far += sides * way
    gaps += sides
  }
  return WEIGHTS.gapNear * near - (gaps === 0 ? 0 : (WEIGHTS.gapFar * far) / gaps)
}

/** V-2 A tile thrown away is a tile nearer to the exit; the bad ones go, near the end any. */
function guide({ state, legal }: Situation): Choice {
  const bad = liking(state, state.question.tile) < 0.3 || stackLeft(state) <= 12
  const wanted = bad ? 'discard' : 'keep'
  return { action: legal.find(({ type }) => type === wanted) ?? legal[0]!, reason: bad ? 'badTile' : 'goodTile' }
}

/** V-3 The better of two tiles; the other waits. */
function intuition({ state, legal }: Situation): Choice {
  const spare = state.spare === EXIT_TILE || liking(state, state.spare) > liking(state, state.question.tile)
  const wanted = spare ? 'takeSpare' : 'takeDrawn'
  return { action: legal.find(({ type }) => type === wanted) ?? legal[0]!, reason: 'betterTile' }
}

const tileOf = ({ cave }: SubTerraState, [column, row]: Cell): number => tileAt(cave, cellAt(column, row))

/** How close the nearest conscious caver other than the one asked is to a tile. */
function nearestCaver(state: SubTerraState, tile: number, except: number): number {
  let nearest = 50
  for (let other = 0; other < state.cavers.at.length; other++) {
    const at = whereIs(state, other)
    if (other !== except && at !== NONE && healthOf(state, other) > 0)
      nearest = Math.min(nearest, between(state, at, tile))
  }
  return nearest
}

/** V-1 Up where the exit is near, or the others are, and no horror. */
function surface({ state, legal, exit, away, caver }: Situation): Choice {
  const worth = (action: SubTerraAction): number => {
    if (!('at' in action)) return 0
    const tile = tileOf(state, action.at)
    const near = exit === NONE ? nearestCaver(state, tile, caver) : between(state, tile, exit)
    return -near - (away[tile]! <= 1 ? 30 : away[tile]! === 2 ? 5 : 0)
  }
  return { action: best(legal, worth), reason: 'surface' }
}

/** H-6, H-7, H-9 Horrors are sent where they are farthest from everybody, as far as one is asked. */
function horrors({ state, legal }: Situation): Choice {
  const worth = (action: SubTerraAction): number =>
    'at' in action ? nearestCaver(state, tileOf(state, action.at), NONE) : 0
  return { action: best(legal, worth), reason: 'leadAway' }
}

/** Answers to questions that come up within an action or between turns. */
export const ANSWERS: Readonly<Record<string, (situation: Situation) => Choice>> = {
  place,
  guide,
  intuition,
  surface,
  horrorOrder: horrors,
  horrorPath: horrors,
  spawn: horrors,
}
