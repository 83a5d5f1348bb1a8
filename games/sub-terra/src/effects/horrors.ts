import { MOST_HORRORS } from '../box/numbers.ts'
import { bit } from '../cave/compass.ts'
import type { Hunt } from '../horrors/hunt.ts'
import type { Draft } from '../state/draft.ts'
import { cellOf, nameOf } from '../state/names.ts'
import type { WritableState } from '../state/state.ts'
import type { SubTerraEvent } from '../types/event.ts'
import { must, writable } from './writing.ts'

/** H, Z-6 So many steps of all horrors and so many spawns are to come, beside those already due. */
export function addHorrorWork(draft: Draft, steps: number, spawns: number): void {
  const { horrorWork } = writable(draft)
  horrorWork.steps += steps
  horrorWork.spawns += spawns
  must(horrorWork.steps <= 2 && horrorWork.spawns <= 2, 'Z-7 a card is resolved twice at most')
}

/** H-7 All have made the present step. */
export function finishStep(draft: Draft): void {
  const { horrorWork } = writable(draft)
  horrorWork.steps--
  horrorWork.moved = 0
  must(horrorWork.steps >= 0, 'H-7 no step without need')
}

/** H-2 One horror makes its step towards its victim. */
export function stepHorrorTo(draft: Draft, place: number, to: number, hunt: Hunt): void {
  const { sink } = draft
  const state = writable(draft)
  const from = state.horrors[place]!
  must(place < state.horrors.length && to < state.cave.id.length, 'H-2 a horror steps onto a tile')
  state.horrors[place] = to
  state.horrorWork.moved |= bit(place)
  sink?.({
    type: 'horrorMoved',
    horror: place,
    from: cellOf(state, from),
    to: cellOf(state, to),
    victim: nameOf(state, hunt.victim[from]!),
    distance: hunt.steps[from]!,
  })
}

/** Takes a horror out of the cave, those that came later move up one place; gives the tile it was on. */
function remove(state: WritableState, place: number): number {
  const { moved } = state.horrorWork
  const earlier = moved & (bit(place) - 1)
  const [at] = state.horrors.splice(place, 1)
  must(at !== undefined, 'H-2 only a horror leaves')
  state.horrorWork.moved = earlier | ((moved >> 1) & ~(bit(place) - 1))
  return at
}

/** H-2 No victim within reach. */
export function leaveCave(draft: Draft, place: number): void {
  const { state, sink } = draft
  const at = remove(writable(draft), place)
  sink?.({ type: 'horrorLeft', horror: place, at: cellOf(state, at) })
}

/** V-7 */
export function driveOff(draft: Draft, caver: number, place: number): void {
  const { state, sink } = draft
  const at = remove(writable(draft), place)
  sink?.({ type: 'horrorRepelled', at: cellOf(state, at), caver: nameOf(state, caver) })
}

/** H-9 A horror comes out. */
export function release(draft: Draft, tile: number, hunt: Hunt): void {
  const { sink } = draft
  const state = writable(draft)
  must(state.horrorWork.spawns > 0 && state.horrors.length < MOST_HORRORS, 'H-1 at most three horrors')
  state.horrorWork.spawns--
  state.horrors.push(tile)
  const victim = nameOf(state, hunt.victim[tile]!)
  sink?.({ type: 'horrorSpawned', at: cellOf(state, tile), victim, distance: hunt.steps[tile]! })
}

export type NotSpawned = Extract<SubTerraEvent, { type: 'horrorNotSpawned' }>['why']

/** H-9 None comes out. */
export function releaseNone(draft: Draft, why: NotSpawned): void {
  const { horrorWork } = writable(draft)
  must(horrorWork.spawns > 0, 'H-9 no spawn without need')
  horrorWork.spawns--
  draft.sink?.({ type: 'horrorNotSpawned', why })
}
