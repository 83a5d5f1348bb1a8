import { isConscious, NONE, type SubTerraState } from '@grotto/sub-terra'
import { clearField, newField, spreadFrom } from './fields.ts'

/** Beyond this many points somebody is simply far. */
const FARTHEST = 20
/** Who lies there counts half: she is to be fetched, but walks nowhere. */
const LYING = 0.5

const ways = Array.from({ length: 6 }, newField)
const weights = new Float64Array(ways.length)
const total = newField()
let everybody = 0

/** Measures everybody's way to every tile. Good until the next call. */
export function measureWays(state: SubTerraState): void {
  const { cave, cavers } = state
  total.fill(0, 0, cave.id.length)
  everybody = 0
  for (let caver = 0; caver < cavers.at.length; caver++) {
    const at = cavers.at[caver]!
    const weight = at === NONE ? 0 : isConscious(state, caver) ? 1 : LYING
    weights[caver] = weight
    everybody += weight
    if (weight === 0) continue
    const field = clearField(state, ways[caver]!)
    field[at] = 0
    spreadFrom(state, caver, field)
    for (let tile = 0; tile < cave.id.length; tile++) total[tile]! += weight * Math.min(FARTHEST, field[tile]!)
  }
}

/** Points a caver needs to get to a tile. */
export const wayTo = (caver: number, tile: number): number => ways[caver]![tile]!

/** Points all cavers together need to a tile. */
export const allWaysTo = (tile: number): number => total[tile]!

/** Points each of the others needs to a tile, on average. */
export function othersWayTo(caver: number, tile: number): number {
  const others = everybody - weights[caver]!
  if (others === 0) return 0
  const own = weights[caver]! * Math.min(FARTHEST, ways[caver]![tile]!)
  return (total[tile]! - own) / others
}
