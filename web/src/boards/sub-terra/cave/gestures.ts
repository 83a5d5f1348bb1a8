import type { Cell } from '@grotto/sub-terra'
import { type RefObject, useEffect, useRef } from 'react'
import { Holding } from '../../holding.ts'
import type { Camera } from './camera.ts'
import { cellAt } from './cell-at.ts'

/** A finger may tremble this far, in pixels, and still tap. */
const TREMOR = 7

type At = readonly [number, number]
const between = (a: At, b: At): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const middle = (a: At, b: At): At => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

const placeIn = (element: HTMLElement, event: MouseEvent): At => {
  const box = element.getBoundingClientRect()
  return [event.clientX - box.left, event.clientY - box.top]
}

function pan(camera: Camera, before: At, now: At): void {
  const { x, y, k } = camera.look
  camera.byHand = true
  camera.set({ x: x + now[0] - before[0], y: y + now[1] - before[1], k })
}

function pinch(camera: Camera, before: At, now: At, other: At): void {
  pan(camera, middle(before, other), middle(now, other))
  camera.zoom(between(now, other) / Math.max(1, between(before, other)), middle(now, other))
}

type Hold = RefObject<((cell: Cell) => void) | undefined>

/** Drag pans, two fingers and the wheel zoom; a drag that ends on a cell is no tap. Who holds a cell points at it. */
export function useGestures(stage: RefObject<HTMLElement | null>, camera: Camera, onHold?: (cell: Cell) => void): void {
  const hold: Hold = useRef(onHold)
  hold.current = onHold
  useEffect(() => (stage.current ? listen(stage.current, camera, hold) : undefined), [stage, camera])
}

/** Gives what ends it. */
function listen(element: HTMLElement, camera: Camera, hold: Hold): () => void {
  const fingers = new Map<number, At>()
  let travelled = 0
  const holding = new Holding(target => {
    const cell = cellAt(target)
    if (cell) hold.current?.(cell)
    return cell !== undefined
  })
  const down = (event: PointerEvent) => {
    if (fingers.size === 0) travelled = 0
    fingers.set(event.pointerId, placeIn(element, event))
    if (fingers.size === 1 && event.button === 0 && hold.current) holding.begin(event.target)
    else holding.forget()
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = placeIn(element, event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    travelled += between(before, now)
    if (travelled > TREMOR) holding.cancel()
    if (other) pinch(camera, before, now, other)
    else if (travelled > TREMOR) pan(camera, before, now)
    fingers.set(event.pointerId, now)
  }
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    holding.cancel()
  }
  const wheel = (event: WheelEvent) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), placeIn(element, event))
  }
  const swallow = (event: MouseEvent) => {
    const byKey = event.detail === 0
    if (byKey || (travelled <= TREMOR && !holding.held)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const menu = (event: MouseEvent) => {
    if (hold.current && holding.now(event.target)) event.preventDefault()
  }
  const ended = new AbortController()
  const { signal } = ended
  element.addEventListener('pointerdown', down, { signal })
  window.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, up, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  element.addEventListener('click', swallow, { signal, capture: true })
  element.addEventListener('contextmenu', menu, { signal })
  signal.addEventListener('abort', () => holding.cancel())
  return () => ended.abort()
}
