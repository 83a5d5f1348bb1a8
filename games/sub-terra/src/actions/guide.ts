import { discard, revealTile, turnTile } from '../placing.ts'
import type { Placement, Waiting } from '../state.ts'
import { plainAction } from './action.ts'

export const held = (asked: Waiting): Placement => asked as Placement & Waiting

/** V-2 The Scout keeps what she drew. */
export const keep = plainAction('keep', {
  perform: (draft, _caver, _choice, asked) => turnTile(draft, held(asked), held(asked).tile),
})

/** V-2 Guide: she discards it and must place the next one. */
export const discardDrawn = plainAction('discard', {
  perform(draft, _caver, _choice, asked) {
    draft.state.guidesLeft--
    discard(draft, held(asked).tile, 'guide')
    revealTile(draft, held(asked), true)
  },
})
