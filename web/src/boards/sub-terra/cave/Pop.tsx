import type { Cell } from '@grotto/sub-terra'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type Free, type Look, onScreen, UNIT, useLook, type View } from './view.ts'

const WIDTH = 188

/** Beside the cell where there is room, else above or below it; always inside the free area. */
export function placeFor(
  look: Look,
  cell: Cell,
  free: Free,
  height: number,
): { left: number; top: number; arrow: string } {
  const size = UNIT * look.k
  const [x, y] = onScreen(look, cell)
  const clampY = (top: number) => Math.max(free.top + 4, Math.min(free.top + free.height - height - 4, top))
  const clampX = (left: number) => Math.max(free.left + 6, Math.min(free.left + free.width - WIDTH - 6, left))
  if (x + size + WIDTH + 14 < free.left + free.width)
    return { left: x + size + 9, top: clampY(y + size / 2 - height / 2), arrow: 'left' }
  if (x - WIDTH - 14 > free.left) return { left: x - WIDTH - 9, top: clampY(y + size / 2 - height / 2), arrow: 'right' }
  const above = y - height - 9 > free.top
  return {
    left: clampX(x + size / 2 - WIDTH / 2),
    top: clampY(above ? y - height - 9 : y + size + 9),
    arrow: above ? 'down' : 'up',
  }
}

interface PopProps {
  readonly view: View
  readonly cell: Cell
  readonly title: string
  /** What its content will take, in pixels. */
  readonly height: number
  readonly close: () => void
  readonly children: ReactNode
}

/** Paper beside a cell. It takes the focus, and gives it back to the cell when it is closed by key. */
export function Pop({ view, cell, title, height, close, children }: PopProps) {
  const look = useLook(view)
  const box = useRef<HTMLDivElement>(null)
  const key = cell.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each cell
  useLayoutEffect(() => {
    const inside = (selector: string) => box.current?.querySelector<HTMLElement>(selector)
    const first = inside('.st-choice') ?? inside('button')
    first?.focus({ preventScroll: true })
  }, [key])
  const { left, top, arrow } = placeFor(look, cell, view.free, height)
  return (
    <div
      ref={box}
      className="st-pop"
      role="dialog"
      aria-label={title}
      data-arrow={arrow}
      style={{ left, top, width: WIDTH }}
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

export const focusCell = (cell: Cell): void =>
  document.querySelector<HTMLElement>(`[data-cell="${cell.join()}"]`)?.focus({ preventScroll: true })
