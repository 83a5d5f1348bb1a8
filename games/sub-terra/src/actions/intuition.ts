import { takeSpare, turnTile } from '../turns/placing.ts'
import { plainAction } from './action.ts'

/** V-3 Intuitive: she places the drawn tile, and the spare stays aside. */
export const takeDrawn = plainAction('takeDrawn', {
  perform: (draft, _caver, _choice, asked) => turnTile(draft, asked, asked.tile),
})

/** V-3 Intuitive: she places the spare, and the drawn tile stays aside. */
export const placeSpare = plainAction('takeSpare', {
  perform: (draft, _caver, _choice, asked) => takeSpare(draft, asked, asked.tile),
})
