import type { Refusal } from '@grotto/kernel'
import { SIDES_TEXT } from '../compass.ts'
import { connecting, isIn, layings, turnings } from '../layings.ts'
import { lay } from '../placing.ts'
import { NO } from '../reasons.ts'
import type { SubTerraState } from '../state.ts'
import { openAction } from './action.ts'

function waysToLay(state: SubTerraState): number {
  const { caver, side, tile } = state.question
  return layings(state, state.cavers.at[caver]!, side, tile)
}

/** A-1, C-3 From what is wrong with any tile to what is wrong with this one here. */
function layRefusal(state: SubTerraState, _caver: number, open: number): Refusal | undefined {
  const { caver, side, tile } = state.question
  if (isIn(waysToLay(state), open)) return
  if (!isIn(turnings(state, tile), open)) return NO.notThisTile
  return isIn(connecting(state, state.cavers.at[caver]!, side, tile), open) ? NO.wouldSealCave : NO.doesNotConnect
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
