import { type Shape, text, tuple, whole, word } from '@grotto/kernel/shape'
import { CAVERS } from '../types/cavers.ts'
import { type Cell, SIDES, TILE_KINDS } from '../types/tiles.ts'

/** Far more than a cave can reach. */
const FAR = 256

export const caver = (description: string) => word(CAVERS, description)
export const side = word(SIDES, 'A side of a tile: north, east, south, west.')
export const kind = word(TILE_KINDS, 'What kind of tile.')
export const tile = whole(
  'Number of a tile of the box. 0 is the start, 1 the exit; the same number is the same tile always.',
)
export const open = text('Open sides as the tile lies, in the order NESW.', '^N?E?S?W?$')
export const cell = (description: string): Shape<Cell> =>
  tuple<Cell>(
    description,
    whole('East of the start tile; west is negative.', -FAR, FAR),
    whole('South of the start tile; north is negative.', -FAR, FAR),
  )
