import { type RefObject, useEffect, useState } from 'react'
import type { Free, View } from './cave/view.ts'

/** Panels beside the cave, a sheet below it, or, on a phone held sideways, a sheet to its right. */
export type Layout = 'wide' | 'tall' | 'low'

export const layoutFor = (width: number, height: number): Layout =>
  width >= 1160 && height >= 600 ? 'wide' : width > height * 1.25 && height < 600 ? 'low' : 'tall'

/** Height of the sheet: a broad one needs fewer rows. */
export const sheetHeight = (width: number): number => (width >= 700 ? 240 : 304)

/** What the panels leave free, as the style sheet lays them out. */
export function freeArea(layout: Layout, width: number, height: number): Free {
  if (layout === 'wide') return { left: 268, top: 66, width: width - 268 - 336, height: height - 66 - 190 }
  if (layout === 'low') return { left: 4, top: 106, width: width - 356, height: height - 112 }
  return { left: 4, top: 124, width: width - 8, height: height - 128 - sheetHeight(width) }
}

/** Follows the size of the board's box. */
export function useLayout(box: RefObject<HTMLElement | null>, view: View): { layout: Layout; size: string } {
  const [state, setState] = useState<{ layout: Layout; size: string }>({ layout: 'wide', size: '' })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      element.style.setProperty('--sheet', `${sheetHeight(width)}px`)
      const layout = layoutFor(width, height)
      view.free = freeArea(layout, width, height)
      setState({ layout, size: `${width}×${height}` })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [box, view])
  return state
}
