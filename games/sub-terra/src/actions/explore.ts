import { revealTile } from '../turns/placing.ts'
import { sideAction } from './action.ts'
import { openGaps, revealRefusal } from './reveal.ts'

/** A-3 Explore: reveal, then step onto the new tile, whatever it is. */
export const explore = sideAction('explore', {
  among: openGaps,
  refuses: revealRefusal,
  perform: (draft, caver, side) => revealTile(draft, { caver, side, explore: true }),
})
