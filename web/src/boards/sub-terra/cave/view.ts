import type { Cell } from '@grotto/sub-terra'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Box } from '../scene/geometry.ts'

/** Pixels of a cell's side in the drawing's own units. */
export const UNIT = 100

/** The part of the board that no panel covers, in pixels. */
export interface Free {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
/** Screen = cell × UNIT × k + offset. */
export interface Look {
  readonly x: number
  readonly y: number
  readonly k: number
}

const LEAST = 0.3
const MOST = 2.4
/** Below this a tile is scrolled to rather than shrunk to. */
const LEGIBLE = 0.56
/** Above this a small cave would look bloated. */
const LARGEST_FIT = 1.3

export const clampZoom = (k: number): number => Math.min(MOST, Math.max(LEAST, k))

export function centred([x, y]: readonly [number, number], k: number, free: Free): Look {
  return {
    x: free.left + free.width / 2 - x * UNIT * k,
    y: free.top + free.height / 2 - y * UNIT * k,
    k,
  }
}

/** How much of the cells around the cave is seen as well: there it goes on. */
const AROUND = 0.3

/** The whole box in view, unless tiles would be too small to read. */
export function fitted(box: Box, free: Free, least = LEAST): Look {
  const [width, height] = [box.right - box.left + 2 * AROUND, box.bottom - box.top + 2 * AROUND]
  const k = Math.min(LARGEST_FIT, Math.max(least, Math.min(free.width / width, free.height / height) / UNIT))
  return centred([(box.left + box.right) / 2, (box.top + box.bottom) / 2], k, free)
}

/** Zoomed about a point of the screen, which stays where it is. */
export function zoomed(look: Look, factor: number, [px, py]: readonly [number, number]): Look {
  const k = clampZoom(look.k * factor)
  const by = k / look.k
  return { x: px - (px - look.x) * by, y: py - (py - look.y) * by, k }
}

export const onScreen = (look: Look, [x, y]: readonly [number, number]): readonly [number, number] => [
  x * UNIT * look.k + look.x,
  y * UNIT * look.k + look.y,
]

/** Holds where the board looks, outside React: panning must not render anything. */
export class View {
  look: Look = { x: 0, y: 0, k: 1 }
  free: Free = { left: 0, top: 0, width: 1, height: 1 }
  /** Whether somebody has chosen what to look at: then it is left as it is. */
  byHand = false
  /** Where it looked when it last came to rest. */
  rested: Look = this.look
  private readonly listeners = new Set<() => void>()
  private readonly restListeners = new Set<() => void>()
  private glide = 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly subscribeToRest = (listener: () => void): (() => void) => {
    this.restListeners.add(listener)
    return () => this.restListeners.delete(listener)
  }
  rest(): void {
    this.rested = this.look
    for (const listener of this.restListeners) listener()
  }
  set(look: Look): void {
    cancelAnimationFrame(this.glide)
    this.show(look)
  }
  /** Moves there within a moment. */
  glideTo(look: Look, duration: number): void {
    cancelAnimationFrame(this.glide)
    if (duration <= 0) return this.show(look)
    const [from, start] = [this.look, performance.now()]
    const frame = (now: number) => {
      const t = Math.min(1, (now - start) / duration)
      const eased = 1 - (1 - t) ** 3
      const mix = (a: number, b: number) => a + (b - a) * eased
      this.show({ x: mix(from.x, look.x), y: mix(from.y, look.y), k: mix(from.k, look.k) })
      if (t < 1) this.glide = requestAnimationFrame(frame)
    }
    this.glide = requestAnimationFrame(frame)
  }
  fit(box: Box, duration = 0): void {
    this.byHand = false
    this.glideTo(fitted(box, this.free), duration)
  }
  /** The cave if it stays legible, else the part around a cell. */
  open(box: Box, around: Cell | undefined): void {
    const whole = fitted(box, this.free)
    if (whole.k >= LEGIBLE || !around) return this.set(whole)
    this.set(centred([around[0] + 0.5, around[1] + 0.5], this.legible(), this.free))
  }
  /** Follows the game: the whole cave as long as it stays legible, then no nearer than that. */
  follow(box: Box, cell: Cell, duration: number): void {
    const whole = fitted(box, this.free)
    if (this.byHand || (whole.k < LEGIBLE && this.look.k <= this.legible())) return this.reveal(cell, duration)
    this.glideTo(
      whole.k >= LEGIBLE ? whole : centred([cell[0] + 0.5, cell[1] + 0.5], this.legible(), this.free),
      duration,
    )
  }
  /** Whether a cell lies in the free area. */
  shows([cx, cy]: Cell): boolean {
    const { left, top, width, height } = this.free
    const [x, y] = onScreen(this.look, [cx, cy])
    const size = UNIT * this.look.k
    return x >= left && y >= top && x + size <= left + width && y + size <= top + height
  }
  /** Brings a cell into the free area, with as little movement as that takes. */
  reveal([cx, cy]: Cell, duration: number, margin = 0.35): void {
    const { left, top, width, height } = this.free
    const size = UNIT * this.look.k
    const [x, y] = onScreen(this.look, [cx - margin, cy - margin])
    const [w, h] = [size * (1 + 2 * margin), size * (1 + 2 * margin)]
    const push = (at: number, length: number, from: number, room: number) =>
      at < from ? from - at : at + length > from + room ? from + room - at - length : 0
    const [dx, dy] = [push(x, w, left, width), push(y, h, top, height)]
    if (dx || dy) this.glideTo({ ...this.look, x: this.look.x + dx, y: this.look.y + dy }, duration)
  }
  centre([cx, cy]: Cell, duration: number): void {
    this.glideTo(centred([cx + 0.5, cy + 0.5], Math.max(this.look.k, this.legible()), this.free), duration)
  }
  zoom(factor: number, at?: readonly [number, number], duration = 0): void {
    this.byHand = true
    const { left, top, width, height } = this.free
    this.glideTo(zoomed(this.look, factor, at ?? [left + width / 2, top + height / 2]), duration)
  }
  private legible(): number {
    return this.free.width < 500 ? 0.98 : 0.95
  }
  private show(look: Look): void {
    this.look = look
    for (const listener of this.listeners) listener()
  }
}

export const useView = (): View => useMemo(() => new View(), [])

/** Renders on every movement of the view: only for what floats above the cave. */
export const useLook = (view: View): Look => useSyncExternalStore(view.subscribe, () => view.look)

/** Renders when the view has come to rest somewhere else: nothing is laid out anew while the cave moves. */
export const useRest = (view: View): Look => useSyncExternalStore(view.subscribeToRest, () => view.rested)

/** How long after the last movement the cave counts as resting. */
const REST_MS = 160

/**
 * Moves the world with the view: one transform, so that neither layout nor painting is asked for. While it moves the
 * picture is only scaled; once it rests the browser draws it anew, sharp.
 */
export function useWorld(view: View) {
  const world = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = world.current
    if (!element) return
    const words = element.querySelector<HTMLElement>('.st-words')
    let rest: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const apply = () => {
      const { x, y, k } = view.look
      /** Whole pixels: the picture is then only moved, not painted again. */
      element.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0) scale(${k})`
    }
    const settle = () => {
      element.classList.remove('st-moving')
      words?.style.setProperty('--k', String(view.look.k))
      view.rest()
    }
    const follow = () => {
      element.classList.add('st-moving')
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(apply)
      clearTimeout(rest)
      rest = setTimeout(settle, REST_MS)
    }
    apply()
    settle()
    const unsubscribe = view.subscribe(follow)
    return () => {
      clearTimeout(rest)
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [view])
  return world
}
