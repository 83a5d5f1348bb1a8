import type { Box } from '../scene/geometry.ts'

/** Pixels of a cell's side in the drawing's own units. */
export const UNIT = 100

/** A part of the board in pixels. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
/** Screen = cell × UNIT × k + offset. */
export interface Look {
  readonly x: number
  readonly y: number
  readonly k: number
}

const LEAST = 0.3
const MOST = 4

export const clampZoom = (k: number): number => Math.min(MOST, Math.max(LEAST, k))

export function centred([x, y]: readonly [number, number], k: number, area: Area): Look {
  return {
    x: area.left + area.width / 2 - x * UNIT * k,
    y: area.top + area.height / 2 - y * UNIT * k,
    k,
  }
}

/** How much of the cells around the cave is seen as well: there it goes on. */
const AROUND = 0.3
/** A cave of few tiles fills its room, but no tile is larger than this; in a large room none takes more than this part of it. */
const LARGEST_FIT = 1.9
const PARTS = 3.6
const largestIn = ({ width, height }: Area): number => Math.max(LARGEST_FIT, Math.min(width, height) / PARTS / UNIT)

export interface Fit {
  /** Cells left around the box. */
  readonly around?: number
  readonly least?: number
  readonly most?: number
}

/** The whole box in the middle of the area. */
export function fitted(
  box: Box,
  area: Area,
  { around = AROUND, least = LEAST, most = largestIn(area) }: Fit = {},
): Look {
  const [width, height] = [box.right - box.left + 2 * around, box.bottom - box.top + 2 * around]
  const k = Math.min(most, Math.max(least, Math.min(area.width / width, area.height / height) / UNIT))
  return centred([(box.left + box.right) / 2, (box.top + box.bottom) / 2], k, area)
}

/** Zoomed about a point of the screen, which stays where it is. */
export function zoomed(look: Look, factor: number, [px, py]: readonly [number, number]): Look {
  const k = clampZoom(look.k * factor)
  const by = k / look.k
  return { x: px - (px - look.x) * by, y: py - (py - look.y) * by, k }
}

export const onScreen = (look: Look, [x, y]: readonly [number, number]): readonly [number, number] => [
  x * UNIT * look.k + look.x,
  y * UNIT * look.k + look.y,
]
