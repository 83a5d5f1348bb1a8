import { discardTile } from '../effects/tiles.ts'
import { revealTile, turnTile } from '../turns/placing.ts'
import { plainAction } from './action.ts'

/** V-2 The Scout keeps what she drew. */
export const keep = plainAction('keep', {
  perform: (draft, _caver, _choice, asked) => turnTile(draft, asked, asked.tile),
})

/** V-2 Guide: she discards it and must place the next one. */
export const discardDrawn = plainAction('discard', {
  perform(draft, _caver, _choice, asked) {
    discardTile(draft, asked.tile, 'guide')
    revealTile(draft, asked, true)
  },
})
