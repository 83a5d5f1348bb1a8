import { MOST_HORRORS } from './box/numbers.ts'
import { bit } from './compass.ts'
import type { Draft } from './draft.ts'
import { ALL_HEALTH, hurtAll } from './effects.ts'
import { cellOf, nameOf } from './encode.ts'
import { FAR, type Hunt, huntOf, orderMatters, pathsFrom, spawnTiles, yetToStep } from './hunt.ts'
import { caversOn } from './look.ts'
import { type SubTerraState, waiting } from './state.ts'
import type { SubTerraEvent } from './types.ts'

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
  if (places.length === 0) {
    state.horrorWork.steps--
    state.horrorWork.moved = 0
  } else if (places.length > 1 && orderMatters(state, places, huntOf(state)))
    state.question = waiting('horrorOrder', state.starting)
  else stepHorror(draft, places[0]!)
}

/** H-2 One step towards the closest victim; H-6 her player chooses among shortest paths. */
export function stepHorror(draft: Draft, place: number): void {
  const { state } = draft
  const hunt = huntOf(state)
  const from = state.horrors[place]!
  if (hunt.steps[from] === FAR) return leaveCave(draft, place)
  const paths = pathsFrom(state, from, hunt)
  if (paths.length > 1) state.question = waiting('horrorPath', hunt.victim[from]!, place)
  // In a position from outside the victim may stand on its own tile.
  else moveHorror(draft, place, paths[0] ?? from, hunt)
}

/** H-2 No victim within reach. */
function leaveCave({ state, sink }: Draft, place: number): void {
  const at = cellOf(state, state.horrors[place]!)
  removeHorror(state, place)
  sink?.({ type: 'horrorLeft', horror: place, at })
}

/** Takes a horror out of the cave; those that came later move up one place. */
export function removeHorror(state: SubTerraState, place: number): void {
  const { moved } = state.horrorWork
  const earlier = moved & (bit(place) - 1)
  state.horrors.splice(place, 1)
  state.horrorWork.moved = earlier | ((moved >> 1) & ~(bit(place) - 1))
}

export function moveHorror(draft: Draft, place: number, to: number, hunt: Hunt): void {
  const { state, sink } = draft
  const from = state.horrors[place]!
  const victim = hunt.victim[from]!
  const distance = hunt.steps[from]!
  state.horrors[place] = to
  state.horrorWork.moved |= bit(place)
  sink?.({
    type: 'horrorMoved',
    horror: place,
    from: cellOf(state, from),
    to: cellOf(state, to),
    victim: nameOf(state, victim),
    distance,
  })
  hurtAll(draft, caversOn(state, to), ALL_HEALTH, 'horrorMovedIn')
}

type NotSpawned = Extract<SubTerraEvent, { type: 'horrorNotSpawned' }>['why']

function whyNone(state: SubTerraState, { steps }: Hunt): NotSpawned {
  if (state.horrors.length >= MOST_HORRORS) return 'three'
  const { kind } = state.cave
  const free = [...kind.keys()].filter(tile => kind[tile] === 'horror' && !state.horrors.includes(tile))
  return free.some(tile => steps[tile] === FAR) ? 'noVictim' : 'noTile'
}

/** H-9 Ties are for the starting caver's player. */
function spawnNext(draft: Draft): void {
  const { state, sink } = draft
  const hunt = huntOf(state)
  const tiles = spawnTiles(state, hunt)
  if (tiles.length > 1) state.question = waiting('spawn', state.starting)
  else if (tiles.length === 1) spawnHorror(draft, tiles[0]!, hunt)
  else {
    state.horrorWork.spawns--
    sink?.({ type: 'horrorNotSpawned', why: whyNone(state, hunt) })
  }
}

export function spawnHorror(draft: Draft, tile: number, hunt: Hunt): void {
  const { state, sink } = draft
  state.horrorWork.spawns--
  state.horrors.push(tile)
  const victim = nameOf(state, hunt.victim[tile]!)
  sink?.({ type: 'horrorSpawned', at: cellOf(state, tile), victim, distance: hunt.steps[tile]! })
  hurtAll(draft, caversOn(state, tile), ALL_HEALTH, 'horrorSpawned')
}
