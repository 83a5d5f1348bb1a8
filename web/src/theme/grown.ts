import type { CSSProperties } from 'react'

/** The size of a picture with the class `grown`, in pixels of a laptop: it grows with the room as all style sheets do. */
export const grownTo = (width: number, height: number = width): CSSProperties =>
  ({ '--width': width, '--height': height }) as CSSProperties

/** How much larger than on a laptop everything is now: for drawings that measure their own box. */
export const growth = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--px')) || 1
