import type { Cell } from '@grotto/sub-terra'
import { areaOf, overlap } from './camera.ts'
import { onScreen, UNIT } from './look.ts'
import type { View } from './view.ts'

export interface Away {
  readonly side: 'left' | 'right' | 'up' | 'down'
  readonly left: number
  readonly top: number
}

/** What a chip at the edge takes. */
const CHIP = { width: 84, height: 48 }
/** A chip steps aside for what must be seen: so far at a time, one way and the other. */
const ASIDE = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map(steps => steps * CHIP.height)

/** Where the edge of the free area meets the way to a cell that is out of view, while the view rests. */
export function awayFrom(view: View, cell: Cell): Away | undefined {
  const { left, top, width, height } = view.free
  const [x, y] = onScreen(view.rested, [cell[0] + 0.5, cell[1] + 0.5])
  const half = (UNIT * view.rested.k) / 2
  const at = (dx: number, dy: number) => ({
    left: Math.max(left + 4, Math.min(left + width - CHIP.width, x - 40 + dx)),
    top: Math.max(top + 4, Math.min(top + height - CHIP.height, y - 22 + dy)),
  })
  const along = (dx: 0 | 1, dy: 0 | 1) => {
    const places = ASIDE.map(by => at(by * dx, by * dy))
    return places.find(place => isClear(view, place)) ?? places[0]!
  }
  if (x + half < left) return { ...along(0, 1), side: 'left' }
  if (x - half > left + width) return { ...along(0, 1), side: 'right' }
  if (y + half < top) return { ...along(1, 0), side: 'up' }
  return y - half > top + height ? { ...along(1, 0), side: 'down' } : undefined
}

const isClear = (view: View, place: { left: number; top: number }): boolean => {
  const chip = { ...place, ...CHIP }
  return [...view.mustSee.map(cell => areaOf(view.rested, cell)), ...view.room.covers].every(
    area => !overlap(area, chip),
  )
}
