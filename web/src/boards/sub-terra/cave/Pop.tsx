import type { Cell } from '@grotto/sub-terra'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Camera, useLook } from './camera.ts'
import { type Area, type Look, onScreen, UNIT } from './look.ts'

/** What the paper takes, in pixels. */
interface Size {
  readonly width: number
  readonly height: number
}
interface Place {
  readonly left: number
  readonly top: number
  /** Where its arrow points from; paper that covers the cell has none. */
  readonly arrow: 'left' | 'right' | 'up' | 'down' | 'none'
}

const MARGIN = 8

/** Beside the cell where there is room, else above or below it; inside the free area unless it is larger than that. */
export function placeFor(look: Look, cell: Cell, free: Area, { width, height }: Size): Place {
  const size = UNIT * look.k
  const [x, y] = onScreen(look, cell)
  const clampY = (top: number) => Math.max(free.top + 4, Math.min(free.top + free.height - height - 4, top))
  const clampX = (left: number) => Math.max(free.left + 2, Math.min(free.left + free.width - width - 6, left))
  if (height > free.height - MARGIN) return { left: clampX(x + size / 2 - width / 2), top: MARGIN, arrow: 'none' }
  if (x + size + width + 14 < free.left + free.width)
    return { left: x + size + 9, top: clampY(y + size / 2 - height / 2), arrow: 'left' }
  if (x - width - 14 > free.left) return { left: x - width - 9, top: clampY(y + size / 2 - height / 2), arrow: 'right' }
  const above = y - height - 9 > free.top
  return {
    left: clampX(x + size / 2 - width / 2),
    top: clampY(above ? y - height - 9 : y + size + 9),
    arrow: above ? 'down' : 'up',
  }
}

interface PopProps {
  readonly camera: Camera
  readonly cell: Cell
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
}

/** Paper beside a cell. It takes the focus, and gives it back to the cell when it is closed by key. */
export function Pop({ camera, cell, title, close, children }: PopProps) {
  const look = useLook(camera)
  const box = useRef<HTMLDivElement>(null)
  const key = cell.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each cell
  useLayoutEffect(() => {
    const inside = (selector: string) => box.current?.querySelector<HTMLElement>(selector)
    const first = inside('.st-choice') ?? inside('button')
    first?.focus({ preventScroll: true })
  }, [key])
  const { left, top, arrow } = placeFor(look, cell, camera.free, useSizeOf(box))
  return (
    <div
      ref={box}
      className="st-pop"
      role="dialog"
      aria-label={title}
      data-arrow={arrow}
      style={{ left, top }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        focusCell(cell)
        close()
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {children}
    </div>
  )
}

/** Its words and their size decide how large it is. */
function useSizeOf(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {}
    setSize(before => (before.width === width && before.height === height ? before : { width, height }))
  })
  return size
}

export const focusCell = (cell: Cell): void =>
  document.querySelector<HTMLElement>(`[data-cell="${cell.join()}"]`)?.focus({ preventScroll: true })
