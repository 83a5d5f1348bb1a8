import type { Cell, Side } from '@grotto/sub-terra'
import type { Words } from '@grotto/words'
import { beside, type CaveMap, isConnected, OPPOSITE, tileAt } from '../scene/geometry.ts'

/** What lies beyond a side: a passage, a gap, a passage that ends at a neighbour's rock, a wall, or nobody knows what. */
export type Beyond = 'passage' | 'gap' | 'rock' | 'wall' | 'unknown'

const faces = (cave: CaveMap, cell: Cell, side: Side): boolean => {
  const tile = tileAt(cave, cell)
  return tile !== undefined && (tile.open.includes(side) || (tile.blasted?.includes(side) ?? false))
}

export function beyond(cave: CaveMap, from: Cell, side: Side): Beyond {
  const to = beside(from, side)
  // From a gap one gets back onto whatever tile looks into it.
  if (!tileAt(cave, from)) return faces(cave, to, OPPOSITE[side]) ? 'passage' : tileAt(cave, to) ? 'wall' : 'unknown'
  if (isConnected(cave, from, side)) return 'passage'
  if (!faces(cave, from, side)) return 'wall'
  return tileAt(cave, to) ? 'rock' : 'gap'
}

/** What one hears who walks on there and cannot. */
export const bumpText = (words: Words, what: 'rock' | 'wall' | 'unknown', side: Side): string =>
  words.say(`subTerra.heard.bump.${what}`, { side: words.say(`subTerra.towards.${side}`) })
