import { has, hasHorror, MARK, NONE, type SubTerraState } from '@grotto/sub-terra'

/** A way that is not there. */
export const NO_WAY = 99
const TILES_AT_MOST = 256

/** Running covers three tiles for two points, so a plain step costs less than one. */
const STEP = 0.75
const SPRINT_STEP = 0.5
const TWO_POINTS = 2
/** Two points for a rope that holds every second time. */
const ROPE = 4
const ROUGH = 0.6
/** Not forbidden, but nobody walks there without need: gas in force costs health, a horror everything. */
const GAS_IN_FORCE = 5
const HORROR_THERE = 20

/** Ways of one caver over the cave, in action points: an estimate, since water rises and rubble falls. */
export interface Ways {
  /** By tile; NO_WAY where no passage leads. */
  readonly cost: Float64Array
  /** The tile one comes from on the cheapest way, NONE at its beginning. */
  readonly from: Int16Array
}

export const newWays = (): Ways => ({ cost: new Float64Array(TILES_AT_MOST), from: new Int16Array(TILES_AT_MOST) })

const queue = new Int16Array(1 << 14)

/** Fills `ways` with what it costs a caver to get from a tile to every other. */
export function findWays(state: SubTerraState, caver: number, start: number, ways: Ways): Ways {
  const { cave } = state
  const { cost, from } = ways
  cost.fill(NO_WAY, 0, cave.id.length)
  from.fill(NONE, 0, cave.id.length)
  if (start === NONE) return ways
  cost[start] = 0
  let length = 0
  queue[length++] = start
  for (let next = 0; next < length; next++) {
    const tile = queue[next]!
    const linked = cave.linked[tile]!
    for (let side = 0; linked >> side; side++) {
      if ((linked & (1 << side)) === 0) continue
      const there = cave.beside[tile * 4 + side]!
      const sum = cost[tile]! + leaving(state, caver, tile, side) + entering(state, caver, there)
      if (sum >= cost[there]! - 1e-9) continue
      cost[there] = sum
      from[there] = tile
      queue[length++] = there
    }
  }
  return ways
}

function leaving(state: SubTerraState, caver: number, tile: number, side: number): number {
  if ((state.cave.steep[tile]! & (1 << side)) === 0) return 0
  return has(state, caver, 'rig') ? 1 : ROPE
}

function entering(state: SubTerraState, caver: number, tile: number): number {
  const { cave } = state
  const marks = cave.marks[tile]!
  const kind = cave.kind[tile]
  const agile = has(state, caver, 'agile')
  let cost = has(state, caver, 'sprint') ? SPRINT_STEP : STEP
  if (marks & MARK.flooded && !has(state, caver, 'amphibious')) cost = TWO_POINTS
  else if (kind === 'squeeze' && !agile) cost = TWO_POINTS
  if (marks & MARK.rubble && !agile) cost += has(state, caver, 'excavate') ? 1 : TWO_POINTS
  if (kind === 'rough') cost += ROUGH
  else if (kind === 'gas' && state.gas > 0) cost += GAS_IN_FORCE
  if (state.horrors.length > 0 && hasHorror(state, tile) && !has(state, caver, 'stealthy')) cost += HORROR_THERE
  return cost
}

/** The tiles of the way to a goal, the first step first; empty at the goal. */
export function wayTo({ from }: Ways, goal: number): number[] {
  const tiles: number[] = []
  for (let tile = goal; from[tile] !== NONE; tile = from[tile]!) tiles.push(tile)
  return tiles.reverse()
}

/** Side of a tile on which its neighbour lies. */
export function sideTowards(state: SubTerraState, tile: number, neighbour: number): number {
  for (let side = 0; side < 4; side++) if (state.cave.beside[tile * 4 + side] === neighbour) return side
  return NONE
}

const steps = new Int16Array(TILES_AT_MOST)

/** Steps of the nearest horror to every tile: only walls count (H-3). Good until the next call. */
export function horrorSteps(state: SubTerraState): Int16Array {
  const { cave } = state
  steps.fill(NO_WAY, 0, cave.id.length)
  let length = 0
  for (const tile of state.horrors) {
    steps[tile] = 0
    queue[length++] = tile
  }
  for (let next = 0; next < length; next++) {
    const tile = queue[next]!
    const linked = cave.linked[tile]!
    for (let side = 0; linked >> side; side++) {
      if ((linked & (1 << side)) === 0) continue
      const there = cave.beside[tile * 4 + side]!
      if (steps[there] !== NO_WAY) continue
      steps[there] = steps[tile]! + 1
      queue[length++] = there
    }
  }
  return steps
}
