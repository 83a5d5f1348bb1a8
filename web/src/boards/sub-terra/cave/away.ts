import type { Cell } from '@grotto/sub-terra'
import { onScreen, UNIT, type View } from './view.ts'

export interface Away {
  readonly side: 'left' | 'right' | 'up' | 'down'
  readonly left: number
  readonly top: number
}

/** Where the edge of the free area meets the way to a cell that is out of view, while the view rests. */
export function awayFrom(view: View, cell: Cell): Away | undefined {
  const { left, top, width, height } = view.free
  const [x, y] = onScreen(view.rested, [cell[0] + 0.5, cell[1] + 0.5])
  const half = (UNIT * view.rested.k) / 2
  const at = {
    left: Math.max(left + 4, Math.min(left + width - 84, x - 40)),
    top: Math.max(top + 4, Math.min(top + height - 48, y - 22)),
  }
  if (x + half < left) return { ...at, side: 'left' }
  if (x - half > left + width) return { ...at, side: 'right' }
  if (y + half < top) return { ...at, side: 'up' }
  return y - half > top + height ? { ...at, side: 'down' } : undefined
}
