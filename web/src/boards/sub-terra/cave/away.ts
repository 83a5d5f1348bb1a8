import type { Cell } from '@grotto/sub-terra'
import type { Camera } from './camera.ts'
import { areaOf, overlap } from './framing.ts'
import { onScreen, UNIT } from './look.ts'

export interface Away {
  readonly side: 'left' | 'right' | 'up' | 'down'
  readonly left: number
  readonly top: number
}

/** What a chip at the edge takes. */
const CHIP = { width: 84, height: 48 }
/** A chip steps aside for what must be seen: so far at a time, one way and the other. */
const ASIDE = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map(steps => steps * CHIP.height)

/** Where the edge of the free area meets the way to a cell that is out of view, while the camera rests. */
export function awayFrom(camera: Camera, cell: Cell): Away | undefined {
  const { left, top, width, height } = camera.free
  const [x, y] = onScreen(camera.rested, [cell[0] + 0.5, cell[1] + 0.5])
  const half = (UNIT * camera.rested.k) / 2
  const at = (dx: number, dy: number) => ({
    left: Math.max(left + 4, Math.min(left + width - CHIP.width, x - 40 + dx)),
    top: Math.max(top + 4, Math.min(top + height - CHIP.height, y - 22 + dy)),
  })
  const along = (dx: 0 | 1, dy: 0 | 1) => {
    const places = ASIDE.map(by => at(by * dx, by * dy))
    return places.find(place => isClear(camera, place)) ?? places[0]!
  }
  if (x + half < left) return { ...along(0, 1), side: 'left' }
  if (x - half > left + width) return { ...along(0, 1), side: 'right' }
  if (y + half < top) return { ...along(1, 0), side: 'up' }
  return y - half > top + height ? { ...along(1, 0), side: 'down' } : undefined
}

const isClear = (camera: Camera, place: { left: number; top: number }): boolean => {
  const chip = { ...place, ...CHIP }
  return [...camera.mustSee.map(cell => areaOf(camera.rested, cell)), ...camera.room.covers].every(
    area => !overlap(area, chip),
  )
}
