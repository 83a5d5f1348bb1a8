import { besideOn, healthOf, MOST_TILES, type SubTerraState, stackLeft } from '@grotto/sub-terra'
import { lifeWorth, mayBeHunted } from './danger.ts'
import { isPlainMove } from './steps.ts'
import { WEIGHTS } from './weights.ts'

/** Horrors farther away than this leave time to think of something. */
const NEAR = 5
/** As long as she can get this much farther away from them, she is not trapped. */
const ROOM = 2

const moves = new Int16Array(MOST_TILES)
const queue = new Int16Array(MOST_TILES)

/** What it costs to stand where the only way out leads past a horror: it comes nearer every round, and hiding is a coin. */
export function trapLoss(state: SubTerraState, caver: number, tile: number, away: Int16Array): number {
  if (state.horrors.length === 0 || away[tile]! > NEAR || !mayBeHunted(state, caver)) return 0
  if (hasRoom(state, caver, tile, away)) return 0
  return (WEIGHTS.trapped * lifeWorth(healthOf(state, caver))) / Math.max(1, away[tile]! - 1)
}

/** Whether she can outrun them: a way to somewhere farther off, or to the unknown, on which she is first everywhere. */
function hasRoom(state: SubTerraState, caver: number, start: number, away: Int16Array): boolean {
  const { cave } = state
  moves.fill(-1, 0, cave.id.length)
  moves[start] = 0
  queue[0] = start
  let length = 1
  const searching = stackLeft(state) > 0
  for (let next = 0; next < length; next++) {
    const tile = queue[next]!
    if (away[tile]! - away[start]! >= ROOM || (searching && cave.gaps[tile]! & ~cave.steep[tile]!)) return true
    if (cave.kind[tile] === 'exit') return true
    const linked = cave.linked[tile]!
    for (let side = 0; linked >> side; side++) {
      if ((linked & (1 << side)) === 0) continue
      const there = besideOn(cave, tile, side)
      if (moves[there] !== -1 || !isPlainMove(state, caver, tile, side, there)) continue
      // She makes about two Moves for each step of theirs.
      if (away[there]! * 2 <= moves[tile]! + 1) continue
      moves[there] = moves[tile]! + 1
      queue[length++] = there
    }
  }
  return false
}
