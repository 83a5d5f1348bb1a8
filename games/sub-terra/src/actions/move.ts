import { besideOn } from '../cave/cave.ts'
import { moveRefusal, movesFrom } from '../cave/passages.ts'
import type { SubTerraState } from '../state/state.ts'
import { moveTo } from '../turns/entering.ts'
import { sideAction } from './action.ts'

/** Sides of her tile that connect. */
export const linkedSides = ({ cave, cavers }: SubTerraState, caver: number): number => cave.linked[cavers.at[caver]!]!
/** The tile on a side of hers. */
export const tileBeside = ({ cave, cavers }: SubTerraState, caver: number, side: number): number =>
  besideOn(cave, cavers.at[caver]!, side)

/** A-2 Move: to an adjacent connected tile. */
export const move = sideAction('move', {
  among: movesFrom,
  settled: true,
  refuses: moveRefusal,
  perform: (draft, caver, side) => moveTo(draft, caver, tileBeside(draft.state, caver, side), 'move'),
})
