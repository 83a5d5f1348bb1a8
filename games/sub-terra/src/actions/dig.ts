import type { Refusal } from '@grotto/kernel'
import { besideOn, isMarked } from '../cave/cave.ts'
import { bit, HERE } from '../cave/compass.ts'
import { linkRefusal } from '../cave/passages.ts'
import { removeRubble } from '../effects/markers.ts'
import { whereIs } from '../party/queries.ts'
import { NO } from '../refusals/reasons.ts'
import type { Draft } from '../state/draft.ts'
import { MARK, NONE, type SubTerraState } from '../state/state.ts'
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

const clear = (draft: Draft, caver: number, side: number): void =>
  removeRubble(draft, caver, tileTowards(draft.state, caver, side))

/** A-8 Dig: rubble on your tile or on an adjacent connected one. C-8 Arrows do not matter. */
export const dig = sideOrHereAction('dig', {
  replacedBy: 'excavate',
  among: (state, caver) => (state.cave.rubbles === 0 ? 0 : linkedSides(state, caver) | bit(HERE)),
  refuses(state, caver, side) {
    const apart = side === HERE ? undefined : linkRefusal(state, whereIs(state, caver), side)
    return apart ?? rubbleMissing(state, caver, side)
  },
  perform: clear,
})

/** V-3 Excavate: the same for less, and through walls. */
export const excavate = sideOrHereAction('excavate', {
  needs: 'excavate',
  among: state => (state.cave.rubbles === 0 ? 0 : bit(HERE + 1) - 1),
  refuses: rubbleMissing,
  perform: clear,
})
