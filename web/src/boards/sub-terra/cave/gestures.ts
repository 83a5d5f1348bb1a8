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

/** Drag pans, two fingers and the wheel zoom; a drag that ends on a cell is no tap. Who holds a cell points at it. */
export function useGestures(stage: RefObject<HTMLElement | null>, camera: Camera, onHold?: (cell: Cell) => void): void {
  const hold = useRef(onHold)
  hold.current = onHold
  useEffect(() => {
    if (!stage.current) return
    const gestures = new Gestures(stage.current, camera, hold)
    gestures.listen()
    return () => gestures.end()
  }, [stage, camera])
}

class Gestures {
  readonly #element: HTMLElement
  readonly #camera: Camera
  readonly #hold: RefObject<((cell: Cell) => void) | undefined>
  readonly #holding: Holding
  readonly #fingers = new Map<number, At>()
  readonly #ended = new AbortController()
  #travelled = 0

  constructor(element: HTMLElement, camera: Camera, hold: RefObject<((cell: Cell) => void) | undefined>) {
    this.#element = element
    this.#camera = camera
    this.#hold = hold
    this.#holding = new Holding(target => {
      const cell = cellAt(target)
      if (cell) hold.current?.(cell)
      return cell !== undefined
    })
  }

  listen(): void {
    const [element, { signal }] = [this.#element, this.#ended]
    element.addEventListener('pointerdown', event => this.#down(event), { signal })
    window.addEventListener('pointermove', event => this.#move(event), { signal })
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, event => this.#up(event), { signal })
    element.addEventListener('wheel', event => this.#wheel(event), { signal, passive: false })
    element.addEventListener('click', event => this.#swallow(event), { signal, capture: true })
    element.addEventListener('contextmenu', event => this.#menu(event), { signal })
  }

  end(): void {
    this.#ended.abort()
    this.#holding.cancel()
  }

  #at(event: MouseEvent): At {
    const box = this.#element.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  #down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#travelled = 0
    this.#fingers.set(event.pointerId, this.#at(event))
    if (this.#fingers.size === 1 && event.button === 0 && this.#hold.current) this.#holding.begin(event.target)
    else this.#holding.forget()
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId)
    if (!before) return
    const now = this.#at(event)
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1]
    this.#travelled += between(before, now)
    if (this.#hasMoved) this.#holding.cancel()
    if (other) this.#pinch(before, now, other)
    else if (this.#hasMoved) this.#pan(before, now)
    this.#fingers.set(event.pointerId, now)
  }

  get #hasMoved(): boolean {
    return this.#travelled > TREMOR
  }

  #pan(before: At, now: At): void {
    const { x, y, k } = this.#camera.look
    this.#camera.byHand = true
    this.#camera.set({ x: x + now[0] - before[0], y: y + now[1] - before[1], k })
  }

  #pinch(before: At, now: At, other: At): void {
    this.#pan(middle(before, other), middle(now, other))
    this.#camera.zoom(between(now, other) / Math.max(1, between(before, other)), middle(now, other))
  }

  #up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
    this.#holding.cancel()
  }

  #menu(event: MouseEvent): void {
    if (this.#hold.current && this.#holding.now(event.target)) event.preventDefault()
  }

  #wheel(event: WheelEvent): void {
    if (event.defaultPrevented) return
    event.preventDefault()
    this.#camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.#at(event))
  }

  #swallow(event: MouseEvent): void {
    const byKey = event.detail === 0
    if (byKey || (!this.#hasMoved && !this.#holding.held)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
