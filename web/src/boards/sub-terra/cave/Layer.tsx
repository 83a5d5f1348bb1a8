import type { CSSProperties, ReactNode } from 'react'
import type { Box } from '../scene/geometry.ts'
import { UNIT } from './look.ts'

interface LayerProps {
  readonly box: Box
  readonly name: string
  readonly children: ReactNode
}

/** One sheet of the drawing, over the whole cave. Sheets are painted apart, so that what moves repaints no rock. */
export function Layer({ box, name, children }: LayerProps) {
  const [left, top] = [box.left * UNIT, box.top * UNIT]
  const [width, height] = [(box.right - box.left) * UNIT, (box.bottom - box.top) * UNIT]
  const place = { '--l': left, '--t': top, '--w': width, '--h': height } as CSSProperties
  return (
    <svg
      className={`st-layer st-${name}`}
      viewBox={`${left} ${top} ${width} ${height}`}
      style={place}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
