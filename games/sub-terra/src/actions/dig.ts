import type { Refusal } from '@grotto/kernel'
import { besideOn, clearRubble, isMarked } from '../cave.ts'
import { bit, HERE } from '../compass.ts'
import type { Draft } from '../draft.ts'
import { cellOf, nameOf } from '../encode.ts'
import { linkRefusal } from '../passages.ts'
import { NO } from '../reasons.ts'
import { MARK, NONE, type SubTerraState } from '../state.ts'
import { sideOrHereAction } from './action.ts'
import { linkedSides } from './move.ts'

/** The tile a digger means, or NONE. */
function tileTowards({ cave, cavers }: SubTerraState, caver: number, side: number): number {
  const at = cavers.at[caver]!
  return side === HERE ? at : besideOn(cave, at, side)
}

function rubbleMissing(state: SubTerraState, caver: number, side: number): Refusal | undefined {
  const tile = tileTowards(state, caver, side)
  return tile !== NONE && isMarked(state.cave, tile, MARK.rubble) ? undefined : NO.nothingToDig
}

function removeRubble(draft: Draft, caver: number, side: number): void {
  const { state, sink } = draft
  const tile = tileTowards(state, caver, side)
  clearRubble(state.cave, tile)
  sink?.({ type: 'rubbleCleared', at: cellOf(state, tile), caver: nameOf(state, caver) })
}

/** A-8 Dig: rubble on your tile or on an adjacent connected one. C-8 Arrows do not matter. */
export const dig = sideOrHereAction('dig', {
  spares: 'excavate',
  among: (state, caver) => (state.cave.rubbles === 0 ? 0 : linkedSides(state, caver) | bit(HERE)),
  refuses(state, caver, side) {
    const apart = side === HERE ? undefined : linkRefusal(state, state.cavers.at[caver]!, side)
    return apart ?? rubbleMissing(state, caver, side)
  },
  perform: removeRubble,
})

/** V-3 Excavate: the same for less, and through walls. */
export const excavate = sideOrHereAction('excavate', {
  needs: 'excavate',
  among: state => (state.cave.rubbles === 0 ? 0 : bit(HERE + 1) - 1),
  refuses: rubbleMissing,
  perform: removeRubble,
})
