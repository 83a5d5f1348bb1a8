import type { Point } from '../art/seeded.ts'

/** Lengths in the world of the scene: a card is 100 × 140, the stage scales the world to its width. */
export const CARD_WIDTH = 100
export const CARD_HEIGHT = 140
const PITCH = 120
export const ROW = 182
const TOP = 50
const MARGIN = 34
/** Rows one should see without scrolling; a wide stage rather has larger cards. */
const ROWS_IN_SIGHT = 3
const ROWS_IN_WIDE_SIGHT = 2.1
const WIDE = 600
/** Below this scale a card can no longer be read: rather scroll. */
const SMALLEST = 0.54

export interface PathSpot {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Where everything lies. Card `i` has one place for good, so the path grows without anything moving. */
export interface PathLayout {
  readonly width: number
  /** Stage pixels for one unit of the world. */
  readonly scale: number
  readonly columns: number
  /** Width of the open land left of the mountain, in the first row. */
  readonly land: number
  /** Height of the first row's middle. */
  readonly firstRow: number
}

export function layoutFor(stageWidth: number, stageHeight: number): PathLayout {
  const rows = stageWidth > WIDE ? ROWS_IN_WIDE_SIGHT : ROWS_IN_SIGHT
  const ideal = stageHeight / (TOP + rows * ROW)
  const widest = Math.floor(stageWidth / (PITCH * SMALLEST))
  const columns = Math.max(4, Math.min(9, widest, Math.round(stageWidth / ideal / PITCH - 0.3)))
  const width = columns * PITCH + 2 * MARGIN
  return { width, scale: stageWidth / width, columns, land: columns > 5 ? 196 : 132, firstRow: TOP + ROW / 2 - 4 }
}

/** How many cards lie in the first row, beside the camp. */
export const firstRowLength = ({ columns, land, width }: PathLayout): number =>
  Math.max(2, Math.min(columns, Math.floor((width - land - MARGIN) / PITCH)))

export function rowOf(layout: PathLayout, index: number): number {
  const first = firstRowLength(layout)
  return index < first ? 0 : 1 + Math.floor((index - first) / layout.columns)
}

const WOBBLE = [-5, 6, -7, 4, -2, 7, -6, 3, 5, -4]
const TURN = [-4, 3, -2, 4, -3, 5, -4, 2, -5, 3]
const swing = (values: readonly number[], index: number): number => values[index % values.length]!

/** Rows run to and fro, like a path dug into a mountain. */
export function spotOf(layout: PathLayout, index: number): PathSpot {
  const row = rowOf(layout, index)
  return {
    x: columnOf(layout, index, row),
    y: layout.firstRow + row * ROW + swing(WOBBLE, index),
    turn: swing(TURN, index),
  }
}

function columnOf(layout: PathLayout, index: number, row: number): number {
  const right = layout.width - MARGIN - PITCH / 2
  const first = firstRowLength(layout)
  if (row === 0) {
    const left = layout.land + PITCH / 2 + 12
    return left + ((right - left) * index) / (first - 1)
  }
  const step = (index - first) % layout.columns
  return row % 2 === 1 ? right - step * PITCH : MARGIN + PITCH / 2 + step * PITCH
}

/** The mouth of the cave, where camp and path meet. */
export const mouthOf = ({ land, firstRow }: PathLayout): Point => [land - 12, firstRow + 66]
export const campOf = ({ land, firstRow }: PathLayout): Point => [land * 0.48, firstRow + 62]

/** The line the path follows up to a place, bending outward where a row ends. */
export function wayTo(layout: PathLayout, last: number): Point[] {
  const [x, y] = mouthOf(layout)
  const way: Point[] = [[x + 22, y - 40]]
  for (let i = 0; i <= last; i++) {
    const spot = spotOf(layout, i)
    if (i > 0 && rowOf(layout, i) > rowOf(layout, i - 1)) way.push(bendBefore(layout, i))
    way.push([spot.x, spot.y])
  }
  return way
}

function bendBefore(layout: PathLayout, index: number): Point {
  const from = spotOf(layout, index - 1)
  const to = spotOf(layout, index)
  const outward = rowOf(layout, index) % 2 === 1 ? 1 : -1
  return [to.x + outward * 14, (from.y + to.y) / 2]
}

/** Height of the world once a place is in it. */
export const heightFor = (layout: PathLayout, last: number): number =>
  layout.firstRow + (rowOf(layout, last) + 0.5) * ROW + 12

/** The last place of the gallery one sees: to the end of the row where they are, and of every row the stage has room for. */
export function lastInSight(layout: PathLayout, sight: number, reached: number): number {
  const room = sight / layout.scale - layout.firstRow
  const rows = Math.max(rowOf(layout, reached), Math.floor(room / ROW))
  return firstRowLength(layout) + rows * layout.columns - 1
}

/** Points along a line, four to a stretch. */
export function along(points: readonly Point[]): Point[] {
  const at = (k: number): Point => points[Math.max(0, Math.min(points.length - 1, k))]!
  const dense = points
    .slice(1)
    .flatMap((_, i) => [0, 0.25, 0.5, 0.75].map((u): Point => [curve(at, i, u, 0), curve(at, i, u, 1)]))
  return [...dense, at(points.length - 1)]
}

function curve(at: (k: number) => Point, i: number, u: number, axis: 0 | 1): number {
  const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]]
  return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3)
}

/** Where an explorer stands: scale 1 is 100 units high. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const CREW_ROWS: readonly (readonly number[])[] = [[], [1], [2], [2, 1], [2, 2], [3, 2], [3, 3], [3, 2, 2], [3, 3, 2]]
const CREW_SCALE = [0, 0.95, 0.86, 0.78, 0.7, 0.6, 0.58, 0.52, 0.5]

/** Explorers inside stand together in the first free place of the path. */
export function crewStand(layout: PathLayout, place: number, crew: number, nth: number): Stand {
  const spot = spotOf(layout, place)
  const rows = CREW_ROWS[crew]!
  const scale = CREW_SCALE[crew]!
  let row = 0
  let first = 0
  while (nth >= first + rows[row]!) first += rows[row++]!
  const across = (nth - first - (rows[row]! - 1) / 2) * 62 * scale
  const depth = (row - (rows.length - 1) / 2) * 74 * scale
  return { x: spot.x + across - 4, y: spot.y + 36 * scale + 10 + depth, scale }
}

/** At camp they stand round the fire. */
export function campStand(layout: PathLayout, campers: number, nth: number): Stand {
  const [x, y] = campOf(layout)
  const room = layout.land * 0.72
  const step = Math.min(layout.land > 150 ? 54 : 34, room / Math.max(1, campers - 1))
  const scale = layout.land > 150 ? 0.56 : 0.46
  return { x: x + (nth - (campers - 1) / 2) * step, y: y + 24 + (nth % 2) * 6, scale }
}
