import { HORROR_REACH, MOST_HORRORS, MOST_TILES } from '../box/numbers.ts'
import { besideOn } from '../cave/cave.ts'
import { bit } from '../cave/compass.ts'
import { hasHorror, isVictim, whereIs } from '../party/queries.ts'
import { NOBODY, NONE, type SubTerraState } from '../state/state.ts'

/**
 * H-2 to H-5 Who is closest to where. One walk outwards from all victims at once gives every tile its steps to the
 * closest victim and, of several equally close, the one of lowest rank: a tile's closest victims are those of its
 * neighbours one step nearer.
 */
export interface Hunt {
  /** By tile; FAR where no victim is within reach. */
  readonly steps: Int16Array
  readonly victim: Int8Array
}
export const FAR = 999

const steps = new Int16Array(MOST_TILES)
const victim = new Int8Array(MOST_TILES)
const queue = new Int16Array(MOST_TILES)
const hunt: Hunt = { steps, victim }

function outranks(state: SubTerraState, caver: number, other: number): boolean {
  return other === NOBODY || state.setting.ranks[caver]! < state.setting.ranks[other]!
}

/** Fills the front of the queue with the tiles of the victims. */
function startFromVictims(state: SubTerraState): number {
  let length = 0
  for (let caver = 0; caver < state.setting.party.length; caver++) {
    if (!isVictim(state, caver)) continue
    const tile = whereIs(state, caver)
    if (steps[tile] === FAR) queue[length++] = tile
    steps[tile] = 0
    if (outranks(state, caver, victim[tile]!)) victim[tile] = caver
  }
  return length
}

/** H-3 Over connections, whatever lies there. The answer is good until the next call. */
export function huntOf(state: SubTerraState): Hunt {
  const { cave } = state
  steps.fill(FAR, 0, cave.id.length)
  victim.fill(NOBODY, 0, cave.id.length)
  let length = startFromVictims(state)
  for (let next = 0; next < length; next++) {
    const tile = queue[next]!
    const away = steps[tile]! + 1
    if (away > HORROR_REACH) break
    for (let side = 0; cave.linked[tile]! >> side; side++) {
      if (!(cave.linked[tile]! & bit(side))) continue
      const there = besideOn(cave, tile, side)
      if (steps[there] === FAR) queue[length++] = there
      else if (steps[there] !== away) continue
      steps[there] = away
      if (outranks(state, victim[tile]!, victim[there]!)) victim[there] = victim[tile]!
    }
  }
  return hunt
}

/** H-2, H-6 Neighbouring tiles on shortest paths from a horror's tile to its victim. */
export function pathsFrom(state: SubTerraState, from: number, { steps, victim }: Hunt): number[] {
  const paths: number[] = []
  for (let side = 0; state.cave.linked[from]! >> side; side++) {
    if (!(state.cave.linked[from]! & bit(side))) continue
    const tile = besideOn(state.cave, from, side)
    if (steps[tile] === steps[from]! - 1 && victim[tile] === victim[from]) paths.push(tile)
  }
  return paths
}

/** H-7 Horrors that have not made the present step, as places in the order of entering. */
export function yetToStep({ horrors, horrorWork }: SubTerraState): number[] {
  const places: number[] = []
  for (let place = 0; place < horrors.length; place++) if (!(horrorWork.moved & bit(place))) places.push(place)
  return places
}

/** H-7 Whether the order of steps may matter. */
export function orderMatters(state: SubTerraState, places: readonly number[], { steps, victim }: Hunt): boolean {
  const tiles = places.map(place => state.horrors[place]!)
  if (tiles.every(tile => tile === tiles[0])) return false
  return tiles.some((one, index) =>
    tiles.some(
      (other, later) => later !== index && steps[one] === 1 && steps[other] !== FAR && victim[one] === victim[other],
    ),
  )
}

/** H-9 Horror tiles where one may come out: fewest steps to a victim, then the victim's rank. */
export function spawnTiles(state: SubTerraState, { steps, victim }: Hunt): number[] {
  if (state.horrors.length >= MOST_HORRORS) return []
  const { ranks } = state.setting
  let best: number[] = []
  for (let tile = 0; tile < state.cave.id.length; tile++) {
    if (state.cave.kind[tile] !== 'horror' || steps[tile] === FAR || hasHorror(state, tile)) continue
    const first = best[0] ?? NONE
    const nearer = first === NONE ? -1 : steps[tile]! - steps[first]! || ranks[victim[tile]!]! - ranks[victim[first]!]!
    if (nearer < 0) best = [tile]
    else if (nearer === 0) best.push(tile)
  }
  return best
}
