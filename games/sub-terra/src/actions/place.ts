import type { Refusal } from '@grotto/kernel'
import { SIDES_TEXT } from '../cave/compass.ts'
import { connecting, isIn, layings, turnings } from '../cave/layings.ts'
import { whereIs } from '../party/queries.ts'
import { NO } from '../refusals/reasons.ts'
import type { SubTerraState } from '../state/state.ts'
import { lay } from '../turns/placing.ts'
import { openAction } from './action.ts'

function waysToLay(state: SubTerraState): number {
  const { caver, side, tile } = state.question
  return layings(state, whereIs(state, caver), side, tile)
}

/** A-1, C-3 From what is wrong with any tile to what is wrong with this one here. */
function layRefusal(state: SubTerraState, _caver: number, open: number): Refusal | undefined {
  const { caver, side, tile } = state.question
  if (isIn(waysToLay(state), open)) return
  if (!isIn(turnings(state, tile), open)) return NO.notThisTile
  return isIn(connecting(state, whereIs(state, caver), side, tile), open) ? NO.wouldSealCave : NO.doesNotConnect
}

/** A-1 The rotation of the drawn tile, named by its open sides. */
export const place = openAction(
  'place',
  {
    among: waysToLay,
    settled: true,
    refuses: layRefusal,
    perform: (draft, _, open, asked) => lay(draft, asked, asked.tile, open),
  },
  SIDES_TEXT,
)
