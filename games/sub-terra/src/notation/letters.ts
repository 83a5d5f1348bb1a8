import type { PlacedTile } from '../types/position.ts'
import { TILE_KINDS, type TileKind } from '../types/tiles.ts'

/** One letter for each kind of tile; start and exit stand out in upper case. */
const LETTER: Readonly<Record<TileKind, string>> = {
  start: 'S',
  exit: 'X',
  plain: '.',
  water: 'w',
  gas: 'g',
  caveIn: 'c',
  horror: 'h',
  squeeze: 'q',
  ledge: 'l',
  slide: 'd',
  rough: 'r',
}

/** The marker that may lie on a kind: then its letter is upper case. */
const MARKER: Partial<Record<TileKind, 'flooded' | 'rubble' | 'rope'>> = {
  water: 'flooded',
  caveIn: 'rubble',
  ledge: 'rope',
  slide: 'rope',
}

type Marks = Pick<PlacedTile, 'flooded' | 'rubble' | 'rope'>

export function makeLetter(tile: Marks & Pick<PlacedTile, 'kind'>): string {
  const marker = MARKER[tile.kind]
  return marker && tile[marker] ? LETTER[tile.kind].toUpperCase() : LETTER[tile.kind]
}

export function parseLetter(text: string): { readonly kind: TileKind; readonly marks: Marks } | undefined {
  const plain = TILE_KINDS.find(kind => LETTER[kind] === text)
  if (plain) return { kind: plain, marks: {} }
  const marked = TILE_KINDS.find(kind => MARKER[kind] && LETTER[kind].toUpperCase() === text)
  return marked && { kind: marked, marks: { [MARKER[marked]!]: true } }
}
