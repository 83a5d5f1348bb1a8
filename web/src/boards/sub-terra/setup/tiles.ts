import { type HazardCard, type PrintedTile, TILE_KINDS, TILES, type TileKind } from '@grotto/sub-terra'

/** Tiles by their openings, however they are turned. */
export const SHAPES = ['deadEnd', 'straight', 'corner', 'tee', 'cross'] as const
export type Shape = (typeof SHAPES)[number]
const OPEN: Readonly<Record<Shape, string>> = {
  deadEnd: 'N',
  straight: 'NS',
  corner: 'NE',
  tee: 'NES',
  cross: 'NESW',
}

/** S-3, S-4 There is always one start and one exit; of all others there may be any number. */
export const COUNTED_KINDS = TILE_KINDS.filter(kind => kind !== 'start' && kind !== 'exit')

/** C-8, C-9 A tile with an arrow is straight. */
export const canBe = (kind: TileKind, shape: Shape): boolean =>
  (kind !== 'ledge' && kind !== 'slide') || shape === 'straight'

function shapeOf(open: string): Shape {
  if (open === 'NS' || open === 'EW') return 'straight'
  return (['deadEnd', 'corner', 'tee', 'cross'] as const)[open.length - 1]!
}

const isOf = (kind: TileKind, shape: Shape) => (tile: PrintedTile) => tile.kind === kind && shapeOf(tile.open) === shape

export const countOf = (tiles: readonly PrintedTile[], kind: TileKind, shape: Shape): number =>
  tiles.filter(isOf(kind, shape)).length

type Faces = readonly [number, number]
const ALL_FACES: readonly Faces[] = [1, 2, 3, 4, 5].flatMap(low =>
  Array.from({ length: 6 - low }, (_, i): Faces => [low, low + i + 1]),
)
const sameFaces = (one: Faces, other: Faces | undefined): boolean => one[0] === other?.[0] && one[1] === other[1]

/** B-3 The pair of faces that a new cave-in tile shows: those of the box first, then the least used. */
function facesFor(tiles: readonly PrintedTile[], shape: Shape): Faces {
  const printed = TILES.filter(isOf('caveIn', shape)).map(tile => tile.numbers!)
  const used = (faces: Faces) => tiles.filter(tile => sameFaces(faces, tile.numbers)).length
  return [...printed, ...ALL_FACES].reduce((best, faces) => (used(faces) < used(best) ? faces : best))
}

function newTile(tiles: readonly PrintedTile[], kind: TileKind, shape: Shape): PrintedTile {
  const open = OPEN[shape]
  return kind === 'caveIn' ? { kind, open, numbers: facesFor(tiles, shape) } : { kind, open }
}

/** The set with so many of one kind and shape: the last of them go, or new ones come. */
export function withCount(
  tiles: readonly PrintedTile[],
  kind: TileKind,
  shape: Shape,
  count: number,
): readonly PrintedTile[] {
  const surplus = tiles.filter(isOf(kind, shape)).slice(count)
  const set = tiles.filter(tile => !surplus.includes(tile))
  while (countOf(set, kind, shape) < count) set.push(newTile(set, kind, shape))
  return set
}

const inOrder = (things: readonly (PrintedTile | HazardCard)[]): string =>
  JSON.stringify(things.map(thing => JSON.stringify(Object.entries(thing).sort())).sort())

/** Whether two sets hold the same, in whatever order. */
export const holdSame = (
  one: readonly (PrintedTile | HazardCard)[],
  other: readonly (PrintedTile | HazardCard)[],
): boolean => inOrder(one) === inOrder(other)
