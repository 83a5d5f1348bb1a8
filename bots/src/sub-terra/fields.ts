import { MOST_TILES, type SubTerraState } from '@grotto/sub-terra'
import { enteringCost, ropeCost } from './steps.ts'

/** A way that is not there. */
export const NO_WAY = 99
const queue = new Int16Array(1 << 14)

/** By tile: points it takes from there to the nearest goal. Goals are set to their own cost beforehand, the rest to NO_WAY. */
export type Field = Float64Array
export const newField = (): Field => new Float64Array(MOST_TILES)

export function clearField(state: SubTerraState, field: Field): Field {
  return field.fill(NO_WAY, 0, state.cave.id.length)
}

const entering = newField()

/** By tile: what it costs a caver to enter. Good until the next call. */
function enteringCosts(state: SubTerraState, caver: number): Field {
  for (let tile = 0; tile < state.cave.id.length; tile++) entering[tile] = enteringCost(state, caver, tile)
  return entering
}

/** Puts the tiles that were set beforehand into the queue: how many they are. */
function queueGoals(state: SubTerraState, field: Field): number {
  let length = 0
  for (let tile = 0; tile < state.cave.id.length; tile++) if (field[tile]! < NO_WAY) queue[length++] = tile
  return length
}

/** Spreads the goals of a field over all ways that lead to them. */
export function spread(state: SubTerraState, caver: number, field: Field): Field {
  const { beside, linked, steep } = state.cave
  const costs = enteringCosts(state, caver)
  const rope = ropeCost(state, caver)
  let length = queueGoals(state, field)
  for (let next = 0; next < length; next++) {
    const tile = queue[next]!
    const through = field[tile]! + costs[tile]!
    for (let sides = linked[tile]!, side = 0; sides >> side; side++) {
      if ((sides & (1 << side)) === 0) continue
      const there = beside[tile * 4 + side]!
      const sum = through + (steep[there]! & (1 << (side ^ 2)) ? rope : 0)
      if (sum >= field[there]! - 1e-9) continue
      field[there] = sum
      if (length < queue.length) queue[length++] = there
    }
  }
  return field
}

/** The other way round: from the tiles set beforehand to all others. */
export function spreadFrom(state: SubTerraState, caver: number, field: Field): Field {
  const { beside, linked, steep } = state.cave
  const costs = enteringCosts(state, caver)
  const rope = ropeCost(state, caver)
  let length = queueGoals(state, field)
  for (let next = 0; next < length; next++) {
    const tile = queue[next]!
    for (let sides = linked[tile]!, side = 0; sides >> side; side++) {
      if ((sides & (1 << side)) === 0) continue
      const there = beside[tile * 4 + side]!
      const sum = field[tile]! + (steep[tile]! & (1 << side) ? rope : 0) + costs[there]!
      if (sum >= field[there]! - 1e-9) continue
      field[there] = sum
      if (length < queue.length) queue[length++] = there
    }
  }
  return field
}

/** Side by which to leave a tile on the cheapest way down a field, or -1. */
export function downhill(state: SubTerraState, caver: number, field: Field, tile: number): number {
  const { beside, linked, steep } = state.cave
  let best = field[tile]! + 1e-6
  let way = -1
  for (let sides = linked[tile]!, side = 0; sides >> side; side++) {
    if ((sides & (1 << side)) === 0) continue
    const there = beside[tile * 4 + side]!
    const rope = steep[tile]! & (1 << side) ? ropeCost(state, caver) : 0
    const sum = field[there]! + enteringCost(state, caver, there) + rope
    if (sum >= best) continue
    best = sum
    way = side
  }
  return way
}

const steps = new Int16Array(MOST_TILES)

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
