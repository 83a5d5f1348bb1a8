import type { Refusal } from '@grotto/kernel'
import { besideOn, passable } from '../cave/cave.ts'
import { bit } from '../cave/compass.ts'
import { steepRefusal } from '../cave/passages.ts'
import { stackLeft } from '../cave/stack.ts'
import { has, whereIs } from '../party/queries.ts'
import { NO } from '../refusals/reasons.ts'
import { NONE, type SubTerraState } from '../state/state.ts'
import { revealTile } from '../turns/placing.ts'
import { sideAction } from './action.ts'

/** C-4 A tile to place: from the stack, or V-3 the spare of the intuitive. */
const hasTileFor = (state: SubTerraState, caver: number): boolean =>
  stackLeft(state) > 0 || (state.spare !== NONE && has(state, caver, 'intuitive'))

/** Sides of her tile that open onto an empty cell. */
export const openGaps = ({ cave, cavers }: SubTerraState, caver: number): number => cave.gaps[cavers.at[caver]!]!

export function revealRefusal(state: SubTerraState, caver: number, side: number): Refusal | undefined {
  const at = whereIs(state, caver)
  if (besideOn(state.cave, at, side) !== NONE) return NO.tileThere
  if (!(passable(state.cave, at) & bit(side))) return NO.wall
  return steepRefusal(state, at, side) ?? (hasTileFor(state, caver) ? undefined : NO.stackEmpty)
}

/** A-1 Reveal: name an open side that faces an empty cell, then draw a tile and place it there. */
export const reveal = sideAction('reveal', {
  among: openGaps,
  refuses: revealRefusal,
  perform: (draft, caver, side) => revealTile(draft, { caver, side, explore: false }),
})
