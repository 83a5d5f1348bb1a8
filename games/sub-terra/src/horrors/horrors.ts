import { MOST_HORRORS } from '../box/numbers.ts'
import { ask } from '../effects/asking.ts'
import { finishStep, leaveCave, type NotSpawned, release, releaseNone, stepHorrorTo } from '../effects/horrors.ts'
import { ALL_HEALTH, hurtAll } from '../effects/hurting.ts'
import { caversOn } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import { type SubTerraState, waiting } from '../state/state.ts'
import { FAR, type Hunt, huntOf, orderMatters, pathsFrom, spawnTiles, yetToStep } from './hunt.ts'

/** H Horrors at work: steps first, then spawns, until done or until somebody has to choose. */

export const hasHorrorWork = ({ horrorWork }: SubTerraState): boolean => horrorWork.steps + horrorWork.spawns > 0

/** One piece of the work. The caller repeats it while nothing is asked and work is left. */
export function workOnHorrors(draft: Draft): void {
  if (draft.state.horrorWork.steps > 0) stepNext(draft)
  else spawnNext(draft)
}

/** H-7 The next horror to step, in order of entering unless the starting caver's player has to say. */
function stepNext(draft: Draft): void {
  const { state } = draft
  const places = yetToStep(state)
  if (places.length === 0) finishStep(draft)
  else if (places.length > 1 && orderMatters(state, places, huntOf(state)))
    ask(draft, waiting('horrorOrder', state.starting))
  else stepHorror(draft, places[0]!)
}

/** H-2 One step towards the closest victim; H-6 her player chooses among shortest paths. */
export function stepHorror(draft: Draft, place: number): void {
  const { state } = draft
  const hunt = huntOf(state)
  const from = state.horrors[place]!
  if (hunt.steps[from] === FAR) return leaveCave(draft, place)
  const paths = pathsFrom(state, from, hunt)
  if (paths.length > 1) ask(draft, waiting('horrorPath', hunt.victim[from]!, place))
  // In a position from outside the victim may stand on its own tile.
  else moveHorror(draft, place, paths[0] ?? from, hunt)
}

export function moveHorror(draft: Draft, place: number, to: number, hunt: Hunt): void {
  stepHorrorTo(draft, place, to, hunt)
  hurtAll(draft, caversOn(draft.state, to), ALL_HEALTH, 'horrorMovedIn')
}

function whyNone(state: SubTerraState, { steps }: Hunt): NotSpawned {
  if (state.horrors.length >= MOST_HORRORS) return 'three'
  const { kind } = state.cave
  const free = [...kind.keys()].filter(tile => kind[tile] === 'horror' && !state.horrors.includes(tile))
  return free.some(tile => steps[tile] === FAR) ? 'noVictim' : 'noTile'
}

/** H-9 Ties are for the starting caver's player. */
function spawnNext(draft: Draft): void {
  const { state } = draft
  const hunt = huntOf(state)
  const tiles = spawnTiles(state, hunt)
  if (tiles.length > 1) ask(draft, waiting('spawn', state.starting))
  else if (tiles.length === 1) spawnHorror(draft, tiles[0]!, hunt)
  else releaseNone(draft, whyNone(state, hunt))
}

export function spawnHorror(draft: Draft, tile: number, hunt: Hunt): void {
  release(draft, tile, hunt)
  hurtAll(draft, caversOn(draft.state, tile), ALL_HEALTH, 'horrorSpawned')
}
