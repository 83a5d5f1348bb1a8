import {
  cellBeside,
  EXIT_TILE,
  NONE,
  opposite,
  SIDES,
  type SubTerraAction,
  type SubTerraState,
  stackLeft,
  type TileKind,
} from '@grotto/sub-terra'
import type { Choice } from './choice.ts'
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

/** A laying leads on into the unknown, joins ways that were apart, and shuts as few as possible. */
function layingWorth(state: SubTerraState, open: string): number {
  const { caver, side } = state.question
  const cell = cellBeside(state.cave.cell[state.cavers.at[caver]!]!, side)
  let worth = 0
  for (let way = 0; way < 4; way++) {
    const there = state.cave.cell.indexOf(cellBeside(cell, way))
    const opens = open.includes(SIDES[way]!)
    if (there < 0) worth += opens ? WEIGHTS.leadsOn : 0
    else if (state.cave.open[there]! & (1 << opposite(way))) worth += opens ? WEIGHTS.joins : WEIGHTS.shuts
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
  action: best(legal, action => ('open' in action ? layingWorth(state, action.open) : 0)),
  reason: 'keepsOpen',
})

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

const tileOf = (state: SubTerraState, at: readonly [number, number]): number => {
  const [x, y] = at
  const [first] = state.cave.cell
  return state.cave.cell.indexOf(first! + y * 1024 + x)
}

/** How close the nearest conscious caver other than the one asked is to a tile. */
function nearestCaver(state: SubTerraState, tile: number, except: number): number {
  let nearest = 50
  for (let other = 0; other < state.cavers.at.length; other++) {
    const at = state.cavers.at[other]!
    if (other !== except && at !== NONE && state.cavers.health[other]! > 0)
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
