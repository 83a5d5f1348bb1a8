import type { Cell } from '@grotto/sub-terra'
import { boxOf } from '../scene/geometry.ts'
import { type Area, fitted, type Look, onScreen, UNIT } from './look.ts'

/** What the camera is to show. */
export interface Sights {
  /** All the tiles, shown as long as they can be read. */
  readonly cave: readonly Cell[]
  /** To be seen whole, however small: the acting caver, all she may point at, a drawn tile, what is being told. */
  readonly must: readonly Cell[]
  /** To be seen too as long as tiles stay large enough for a finger: whoever can be named in the panel as well. */
  readonly wished?: readonly Cell[]
  /** Nothing is asked: whoever sees it need not come nearer. */
  readonly calm?: boolean
}

/** A look with what it shows. */
export interface Framed {
  readonly look: Look
  /** The whole cave, not only what must be seen. */
  readonly whole: boolean
}

/** Where there is room for a look: what no panel covers, and buttons that float in it. */
export interface Room {
  readonly free: Area
  readonly covers: readonly Area[]
}

/** Below this a tile is scrolled to rather than shrunk to. */
const LEGIBLE = 0.56
/** Where the cave is too large to be shown whole, no tile needs to be larger than this. */
const NEAR = 0.95
/** Below this a finger no longer finds its tile. */
const POINTABLE = 0.44
/** So small one must be shown where targets lie at both ends of a full cave. */
const TINY = 0.05
/** A figure is a little taller than its tile. */
const HEADROOM = 0.12

export const overlap = (a: Area, b: Area): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

const within = (a: Area, b: Area): boolean =>
  a.left >= b.left - SLACK &&
  a.top >= b.top - SLACK &&
  a.left + a.width <= b.left + b.width + SLACK &&
  a.top + a.height <= b.top + b.height + SLACK
/** Pixels that rounding may cost. */
const SLACK = 0.5

export function areaOf(look: Look, cell: Cell): Area {
  const [left, top] = onScreen(look, cell)
  return { left, top, width: UNIT * look.k, height: UNIT * look.k }
}

/** Whether a cell is seen whole, and no button lies on it. */
export const isSeen = (look: Look, cell: Cell, { free, covers }: Room): boolean => {
  const area = areaOf(look, cell)
  return within(area, free) && !covers.some(cover => overlap(cover, area))
}

/** The parts of the room beside what covers it: left, right, above, below. */
function partsOf({ free, covers }: Room): Area[] {
  const lying = covers.filter(cover => overlap(cover, free))
  if (lying.length === 0) return [free]
  const left = Math.min(...lying.map(cover => cover.left)) - free.left
  const right = free.left + free.width - Math.max(...lying.map(cover => cover.left + cover.width))
  const top = Math.min(...lying.map(cover => cover.top)) - free.top
  const bottom = free.top + free.height - Math.max(...lying.map(cover => cover.top + cover.height))
  const beside: Area[] = [
    { ...free, width: left },
    { ...free, width: right, left: free.left + free.width - right },
    { ...free, height: top },
    { ...free, height: bottom, top: free.top + free.height - bottom },
  ]
  return [free, ...beside.filter(({ width, height }) => width > 0 && height > 0)]
}

/** The nearest of the looks that show all that must be seen. */
function best(looks: readonly Look[], must: readonly Cell[], room: Room): Look {
  const good = looks.filter(look => must.every(cell => isSeen(look, cell, room)))
  return (good.length > 0 ? good : looks).reduce((a, b) => (b.k > a.k + 1e-6 ? b : a))
}

/** All that must be seen, and what is wished for where that leaves tiles one can point at. */
export function framed(sights: Sights, room: Room): Framed {
  const { must, wished = [] } = sights
  const all = framing({ ...sights, must: [...must, ...wished] }, room)
  return wished.length === 0 || all.look.k >= POINTABLE ? all : framing(sights, room)
}

/** The whole cave where its tiles can be read; else all that must be seen, as near as that allows. */
function framing({ cave, must }: Sights, room: Room): Framed {
  const parts = partsOf(room)
  const whole = best(
    parts.map(part => fitted(boxOf([...cave, ...must]), part)),
    must,
    room,
  )
  if (whole.k >= LEGIBLE || must.length === 0) return { look: whole, whole: true }
  const near = { around: HEADROOM, least: TINY, most: NEAR }
  const look = best(
    parts.map(part => fitted(boxOf(must), part, near)),
    must,
    room,
  )
  return { look, whole: false }
}

/** So much larger all must be seen before one comes nearer. */
const NEARER = 1.3

/** Whether one may go on looking as one does: the camera moves no more than it has to. */
export function isGoodEnough(
  look: Look,
  wanted: Framed,
  { must, wished = [], calm = false }: Sights,
  room: Room,
): boolean {
  if (wanted.whole || look.k > NEAR + 1e-6) return false
  const cells = [...must, ...wished.filter(cell => isSeen(wanted.look, cell, room))]
  return (calm || wanted.look.k < look.k * NEARER) && cells.every(cell => isSeen(look, cell, room))
}
