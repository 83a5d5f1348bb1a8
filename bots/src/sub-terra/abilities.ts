import { ALL_SIDES, besideOn, DAMAGE, has, healthOf, MARK, NONE, SIDES_OF } from '@grotto/sub-terra'
import { failing, lifeWorth, lossOf, mayBeHunted } from './danger.ts'
import { downhill, type Field, NO_WAY } from './fields.ts'
import { propose, type Standpoint } from './plan.ts'
import { hasteOut, type Situation, standing } from './situation.ts'
import { WEIGHTS } from './weights.ts'

/** The way she wants to go now, and what a point on it counts. */
export function wayAhead(situation: Situation): readonly [Field, number] {
  const { state, caver, at, exit, toGap, toExit, tempo } = situation
  if (exit === NONE) return [toGap, WEIGHTS.toGap * tempo]
  return [toExit, hasteOut(situation, at, healthOf(state, caver))]
}

/** V-3, V-5 Rubble or a climb on the way she wants to go. */
export function weighClearing(spot: Standpoint): void {
  const { situation, tile, left } = spot
  const { state, caver, exit } = situation
  const { cave } = state
  if (cave.rubbles === 0 && cave.steep[tile] === 0) return
  const [field, weight] = wayAhead(situation)
  const rig = has(state, caver, 'rig')
  const rope = left >= (rig ? 1 : 2)
  if (cave.gaps[tile]! & cave.steep[tile]! && exit === NONE && rope)
    return propose(spot, spot.here + weight * (rig ? 3 : 1.6), 'clear')
  const side = field[tile]! >= NO_WAY ? NONE : downhill(state, caver, field, tile)
  if (side === NONE) return
  const rubble = cave.marks[besideOn(cave, tile, side)]! & MARK.rubble && !has(state, caver, 'agile')
  if (cave.steep[tile]! & (1 << side)) {
    if (rope) propose(spot, spot.here + weight * (rig ? 1 : 2), 'clear')
  } else if (rubble && left >= (has(state, caver, 'excavate') ? 1 : 2)) propose(spot, spot.here + weight * 2, 'clear')
}

/** A-10 Nowhere to run: every second time it helps. */
export function weighHide(spot: Standpoint): void {
  const { state, caver, away, at } = spot.situation
  if (spot.left < 2 || away[at]! > 1 || !mayBeHunted(state, caver)) return
  propose(spot, spot.here + 0.5 * lifeWorth(healthOf(state, caver)), 'hide')
}

/** V-4 A wall between her and a much shorter way, or no way on at all. */
const BLAST_RISK = 3
export function weighBlast(spot: Standpoint): void {
  const { situation } = spot
  const { state, at, caver } = situation
  if (spot.left < 2 || !has(state, caver, 'demolish') || state.explosivesLeft === 0) return
  const side = blastSide(situation)
  if (side === NONE) return
  const [field, weight] = wayAhead(situation)
  const there = besideOn(state.cave, at, side)
  const spared = field[at]! - (there === NONE ? 1 : field[there]! + 1)
  propose(spot, spot.here + weight * Math.min(12, spared) - BLAST_RISK, 'blast')
}

/** The wall behind which the way is shortest; towards the unknown only while the exit is not found. */
export function blastSide(situation: Situation): number {
  const { state, at, exit } = situation
  const [field] = wayAhead(situation)
  let best = field[at]! - 4
  let chosen = NONE
  for (const side of SIDES_OF[ALL_SIDES & ~state.cave.linked[at]! & ~state.cave.gaps[at]!]!) {
    const there = besideOn(state.cave, at, side)
    const ahead = there === NONE ? (exit === NONE ? 0 : NO_WAY) : field[there]!
    if (ahead >= best) continue
    best = ahead
    chosen = side
  }
  return chosen
}

/** V-1 Under water only tremors reach her, and she comes up wherever there is water; it takes the whole next turn. */
const NEXT_TURN = 4
export function weighDive(spot: Standpoint): void {
  const { situation, tile, left } = spot
  const { state, caver, chances } = situation
  if (left < 2 || state.cave.kind[tile] !== 'water' || !has(state, caver, 'dive')) return
  const tremor = chances.tremor * failing(state, caver) * lossOf(healthOf(state, caver), DAMAGE.tremor)
  let best = Number.NEGATIVE_INFINITY
  for (let water = 0; water < state.cave.id.length; water++)
    if (state.cave.kind[water] === 'water' && situation.away[water]! > 2)
      best = Math.max(best, standing(situation, water, situation.toGap[water]!))
  propose(spot, best - tremor - NEXT_TURN * situation.tempo - spot.walked, 'dive')
}
