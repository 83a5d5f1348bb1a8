import type { Cell } from '@grotto/sub-terra'
import { type RefObject, useEffect, useRef } from 'react'
import { Holding } from '../../holding.ts'
import { cellAt } from './cell-at.ts'
import type { View } from './view.ts'

/** A finger may tremble this far, in pixels, and still tap. */
const TREMOR = 7

type At = readonly [number, number]
const between = (a: At, b: At): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const middle = (a: At, b: At): At => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Drag pans, two fingers and the wheel zoom; a drag that ends on a cell is no tap. Who holds a cell points at it. */
export function useGestures(stage: RefObject<HTMLElement | null>, view: View, onHold?: (cell: Cell) => void): void {
  const hold = useRef(onHold)
  hold.current = onHold
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const fingers = new Map<number, At>()
    let travelled = 0
    const holding = new Holding(target => {
      const cell = cellAt(target)
      if (cell) hold.current?.(cell)
      return cell !== undefined
    })
    const at = (event: { clientX: number; clientY: number }): At => {
      const box = element.getBoundingClientRect()
      return [event.clientX - box.left, event.clientY - box.top]
    }
    const down = (event: PointerEvent) => {
      if (fingers.size === 0) travelled = 0
      fingers.set(event.pointerId, at(event))
      if (fingers.size === 1 && event.button === 0 && hold.current) holding.begin(event.target)
      else holding.forget()
    }
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = at(event)
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      travelled += between(before, now)
      if (travelled > TREMOR) holding.cancel()
      if (other) pinch(before, now, other)
      else if (travelled > TREMOR) pan(before, now)
      fingers.set(event.pointerId, now)
    }
    const pan = (before: At, now: At) => {
      const { x, y, k } = view.look
      view.byHand = true
      view.set({ x: x + now[0] - before[0], y: y + now[1] - before[1], k })
    }
    const pinch = (before: At, now: At, other: At) => {
      pan(middle(before, other), middle(now, other))
      view.zoom(between(now, other) / Math.max(1, between(before, other)), middle(now, other))
    }
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId)
      holding.cancel()
    }
    const menu = (event: MouseEvent) => {
      if (hold.current && holding.now(event.target)) event.preventDefault()
    }
    const wheel = (event: WheelEvent) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      view.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at(event))
    }
    const swallow = (event: MouseEvent) => {
      const byKey = event.detail === 0
      if (byKey || (travelled <= TREMOR && !holding.held)) return
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('click', swallow, true)
    element.addEventListener('contextmenu', menu)
    return () => {
      element.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('click', swallow, true)
      element.removeEventListener('contextmenu', menu)
      holding.cancel()
    }
  }, [stage, view])
}
