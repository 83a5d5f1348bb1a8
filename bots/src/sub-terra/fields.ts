import type { SubTerraState } from '@grotto/sub-terra'
import { enteringCost, leavingCost } from './steps.ts'

/** A way that is not there. */
export const NO_WAY = 99
export const TILES_AT_MOST = 256
const queue = new Int16Array(1 << 14)

/** By tile: points it takes from there to the nearest goal. Goals are set to their own cost beforehand, the rest to NO_WAY. */
export type Field = Float64Array
export const newField = (): Field => new Float64Array(TILES_AT_MOST)

export function clearField(state: SubTerraState, field: Field): Field {
  return field.fill(NO_WAY, 0, state.cave.id.length)
}

/** Spreads the goals of a field over all ways that lead to them. */
export function spread(state: SubTerraState, caver: number, field: Field): Field {
  const { cave } = state
  let length = 0
  for (let tile = 0; tile < cave.id.length; tile++) if (field[tile]! < NO_WAY) queue[length++] = tile
  for (let next = 0; next < length; next++) {
    const tile = queue[next]!
    const linked = cave.linked[tile]!
    const through = field[tile]! + enteringCost(state, caver, tile)
    for (let side = 0; linked >> side; side++) {
      if ((linked & (1 << side)) === 0) continue
      const there = cave.beside[tile * 4 + side]!
      const sum = through + leavingCost(state, caver, there, side ^ 2)
      if (sum >= field[there]! - 1e-9) continue
      field[there] = sum
      if (length < queue.length) queue[length++] = there
    }
  }
  return field
}

/** The other way round: from the tiles set beforehand to all others. */
export function spreadFrom(state: SubTerraState, caver: number, field: Field): Field {
  const { cave } = state
  let length = 0
  for (let tile = 0; tile < cave.id.length; tile++) if (field[tile]! < NO_WAY) queue[length++] = tile
  for (let next = 0; next < length; next++) {
    const tile = queue[next]!
    const linked = cave.linked[tile]!
    for (let side = 0; linked >> side; side++) {
      if ((linked & (1 << side)) === 0) continue
      const there = cave.beside[tile * 4 + side]!
      const sum = field[tile]! + leavingCost(state, caver, tile, side) + enteringCost(state, caver, there)
      if (sum >= field[there]! - 1e-9) continue
      field[there] = sum
      if (length < queue.length) queue[length++] = there
    }
  }
  return field
}

/** Side by which to leave a tile on the cheapest way down a field, or -1. */
export function downhill(state: SubTerraState, caver: number, field: Field, tile: number): number {
  let best = field[tile]! + 1e-6
  let way = -1
  const linked = state.cave.linked[tile]!
  for (let side = 0; linked >> side; side++) {
    if ((linked & (1 << side)) === 0) continue
    const there = state.cave.beside[tile * 4 + side]!
    const sum = field[there]! + enteringCost(state, caver, there) + leavingCost(state, caver, tile, side)
    if (sum >= best) continue
    best = sum
    way = side
  }
  return way
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
