export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]

/** East and south of the start tile. */
export type Cell = readonly [x: number, y: number]

export const TILE_KINDS = [
  'start',
  'exit',
  'plain',
  'water',
  'gas',
  'caveIn',
  'horror',
  'squeeze',
  'ledge',
  'slide',
  'rough',
] as const
export type TileKind = (typeof TILE_KINDS)[number]

/** A cave tile as printed: kind, open sides unturned, and a cave-in tile's two die numbers. */
export interface PrintedTile {
  readonly kind: TileKind
  readonly open: string
  readonly numbers?: readonly [number, number]
}
