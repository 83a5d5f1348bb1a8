import { whereIs } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import { cellOf, nameOf } from '../state/names.ts'
import { NONE, STATUS } from '../state/state.ts'
import type { SubTerraEvent } from '../types/event.ts'
import { must, writable } from './writing.ts'

export type MovedBy = Extract<SubTerraEvent, { type: 'moved' }>['by']

/** A caver goes onto a tile; what she meets there is for the rules. */
export function stepOnto(draft: Draft, caver: number, tile: number, by: MovedBy): void {
  const { state, sink } = draft
  const from = whereIs(state, caver)
  must(from !== NONE && tile >= 0 && tile < state.cave.id.length, 'A-2 from tile to tile')
  writable(draft).cavers.at[caver] = tile
  sink?.({ type: 'moved', caver: nameOf(state, caver), from: cellOf(state, from), to: cellOf(state, tile), by })
}

/** V-1 Under water, off the map. */
export function submerge(draft: Draft, caver: number): void {
  const { state, sink } = draft
  const { at, status } = writable(draft).cavers
  const from = at[caver]!
  must(state.cave.kind[from] === 'water', 'V-1 she dives from a water tile')
  at[caver] = NONE
  status[caver]! |= STATUS.submerged
  sink?.({ type: 'dived', caver: nameOf(state, caver), from: cellOf(state, from) })
}

/** V-1 Out of the water again. */
export function emerge(draft: Draft, caver: number, tile: number): void {
  const { state, sink } = draft
  const { at, status } = writable(draft).cavers
  must(state.cave.kind[tile] === 'water', 'V-1 she surfaces on a water tile')
  at[caver] = tile
  status[caver]! &= ~STATUS.submerged
  sink?.({ type: 'surfaced', caver: nameOf(state, caver), at: cellOf(state, tile) })
}

/** A-10 No horror chooses her until the round is over. */
export function hideAway(draft: Draft, caver: number): void {
  const { state, sink } = draft
  must(state.cavers.at[caver] !== NONE, 'A-10 she hides in the cave')
  writable(draft).cavers.status[caver]! |= STATUS.hidden
  sink?.({ type: 'hidden', caver: nameOf(state, caver) })
}
