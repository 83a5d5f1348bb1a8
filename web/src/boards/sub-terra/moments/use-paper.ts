import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** What a drawing with words in it is drawn for: its width in pixels, and how much larger than usual its words are. */
export interface Paper {
  readonly width: number
  readonly text: number
}

const NORMAL_TEXT = 16
const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL_TEXT || 1

/** Drawn in true pixels, so that words in it have the size of all other words. */
export function usePaper(usual: number): [RefObject<SVGSVGElement | null>, Paper] {
  const drawing = useRef<SVGSVGElement>(null)
  const [paper, setPaper] = useState<Paper>({ width: usual, text: 1 })
  useLayoutEffect(() => {
    const element = drawing.current
    if (!element) return
    const measure = () => {
      const [width, text] = [Math.round(element.getBoundingClientRect().width) || usual, textScale()]
      setPaper(before => (before.width === width && before.text === text ? before : { width, text }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Larger words make what stands around it taller, while the drawing itself is as wide as before.
    if (element.parentElement) observer.observe(element.parentElement)
    measure()
    return () => observer.disconnect()
  }, [usual])
  return [drawing, paper]
}
