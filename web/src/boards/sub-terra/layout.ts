import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Camera } from './cave/camera.ts'
import type { Room } from './cave/framing.ts'
import type { Area } from './cave/look.ts'

/** Panels beside the cave, a sheet below it, or, on a phone held sideways, a sheet to its right. */
export type Layout = 'wide' | 'tall' | 'low'

/** What a board of this size has room for. Sizes are in pixels of normal text: twice the text is half the room. */
export const layoutFor = (width: number, height: number): Layout =>
  width >= 1160 && height >= 600 ? 'wide' : width > height * 1.25 && height < 600 ? 'low' : 'tall'

/** From here on a sheet has room for its actions in one row. */
const BROAD = 670
const NORMAL_TEXT = 16

interface Shape {
  readonly layout: Layout
  readonly broad: boolean
  /** Changes with the board's box and the size of its text. */
  readonly size: string
}

function shapeOf(board: HTMLElement, rem: HTMLElement): Shape {
  const scale = rem.offsetWidth / NORMAL_TEXT || 1
  const [width, height] = [board.clientWidth / scale, board.clientHeight / scale]
  return { layout: layoutFor(width, height), broad: width >= BROAD, size: `${width}×${height}×${scale}` }
}

/** Before anything is measured, as if the window were the board's: a phone would show panels side by side until then. */
const guessed = (): Shape => ({
  layout: layoutFor(innerWidth, innerHeight),
  broad: innerWidth >= BROAD,
  size: '',
})

function areaIn(board: HTMLElement, element: HTMLElement): Area {
  const [outer, inner] = [board.getBoundingClientRect(), element.getBoundingClientRect()]
  return { left: inner.left - outer.left, top: inner.top - outer.top, width: inner.width, height: inner.height }
}

/** The part that no panel covers, and the buttons that float in it: the style sheet leaves it, here it is only measured. */
function roomIn(board: HTMLElement, free: HTMLElement): Room {
  const buttons = [...board.querySelectorAll<HTMLElement>(':scope > .st-look')]
  return { free: areaIn(board, free), covers: buttons.map(each => areaIn(board, each)) }
}

/** The elements that are measured: the board, what is left free in it, and something as wide as one `rem`. */
export interface Measured {
  readonly board: RefObject<HTMLElement | null>
  readonly free: RefObject<HTMLElement | null>
  readonly rem: RefObject<HTMLElement | null>
}

/** Follows the size of the board's box, of its text, and of what the panels leave free. */
export function useLayout({ board, free, rem }: Measured, camera: Camera): Shape {
  const [shape, setShape] = useState(guessed)
  useEffect(() => {
    const elements = [board.current, free.current, rem.current] as const
    const [box, hole, letter] = elements
    if (!box || !hole || !letter) return
    const measure = () => {
      const now = shapeOf(box, letter)
      camera.fitInto(roomIn(box, hole))
      setShape(before => (before.size === now.size ? before : now))
    }
    const observer = new ResizeObserver(measure)
    for (const element of [box, hole, letter]) observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [board, free, rem, camera])
  // Another layout leaves another part free; whoever looks at the cave next must know it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for every shape
  useLayoutEffect(() => {
    if (board.current && free.current) camera.fitInto(roomIn(board.current, free.current))
  }, [shape])
  return shape
}
