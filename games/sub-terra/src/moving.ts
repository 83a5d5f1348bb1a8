import { DAMAGE } from './box/numbers.ts'
import { check } from './checks.ts'
import type { Draft } from './draft.ts'
import { ALL_HEALTH, hurt } from './effects.ts'
import { cellOf, nameOf } from './encode.ts'
import { hasHorror, isConscious } from './look.ts'
import { NONE, STATUS } from './state.ts'
import type { SubTerraEvent } from './types.ts'

export type MovedBy = Extract<SubTerraEvent, { type: 'moved' }>['by']

/** H-8 A horror on her tile takes all her health, however they came together. */
export function meetHorror(draft: Draft, caver: number): void {
  const { state } = draft
  if (hasHorror(state, state.cavers.at[caver]!)) hurt(draft, caver, ALL_HEALTH, 'horrorWalkedInto')
}

/** H-8 The horror comes first; Z-4 gas, C-11 rough ground only for who is still conscious. */
function enter(draft: Draft, caver: number): void {
  const { state } = draft
  meetHorror(draft, caver)
  if (!isConscious(state, caver)) return
  const kind = state.cave.kind[state.cavers.at[caver]!]
  if (kind === 'gas' && state.gas > 0) hurt(draft, caver, state.gas, 'gasEntered')
  if (kind === 'rough' && !check(draft, caver, 'rough')) hurt(draft, caver, DAMAGE.rough, 'rough')
}

/** A caver goes onto a tile and meets what is there. */
export function moveTo(draft: Draft, caver: number, tile: number, by: MovedBy): void {
  const { state, sink } = draft
  const from = state.cavers.at[caver]!
  state.cavers.at[caver] = tile
  sink?.({ type: 'moved', caver: nameOf(state, caver), from: cellOf(state, from), to: cellOf(state, tile), by })
  enter(draft, caver)
}

/** V-1 Under water, off the map. */
export function submerge({ state, sink }: Draft, caver: number): void {
  const from = cellOf(state, state.cavers.at[caver]!)
  state.cavers.at[caver] = NONE
  state.cavers.status[caver]! |= STATUS.submerged
  sink?.({ type: 'dived', caver: nameOf(state, caver), from })
}

export function emerge(draft: Draft, caver: number, tile: number): void {
  const { state, sink } = draft
  state.cavers.at[caver] = tile
  state.cavers.status[caver]! &= ~STATUS.submerged
  sink?.({ type: 'surfaced', caver: nameOf(state, caver), at: cellOf(state, tile) })
  meetHorror(draft, caver)
}
