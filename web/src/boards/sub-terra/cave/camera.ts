import type { Cell } from '@grotto/sub-terra'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Box } from '../scene/geometry.ts'
import { framed, isGoodEnough, isSeen, type Room, type Sights } from './framing.ts'
import { type Area, centred, fitted, type Look, onScreen, UNIT, zoomed } from './look.ts'

/** Holds where the board looks, outside React: panning must not render anything. */
export class Camera {
  look: Look = { x: 0, y: 0, k: 1 }
  /** Where there is room to look at something. */
  room: Room = { free: { left: 0, top: 0, width: 1, height: 1 }, covers: [] }
  /** Whether somebody has chosen what to look at: then it is left as it is. */
  byHand = false
  /** Where it looked when it last came to rest. */
  rested: Look = this.look
  /** Where it is on its way to. */
  private goal: Look = this.look
  private sights: Sights | undefined
  private readonly listeners = new Set<() => void>()
  private readonly restListeners = new Set<() => void>()
  private glide = 0

  get free(): Area {
    return this.room.free
  }

  /** What nothing may lie on. */
  get mustSee(): readonly Cell[] {
    return this.byHand ? [] : (this.sights?.must ?? [])
  }

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
    this.glideTo(look, 0)
  }
  /** Moves there within a moment. */
  glideTo(look: Look, duration: number): void {
    cancelAnimationFrame(this.glide)
    this.goal = look
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
  /** Other panels leave another room: what is to be seen is looked at anew. */
  fitInto(room: Room): void {
    if (JSON.stringify(room) === JSON.stringify(this.room)) return
    this.room = room
    if (this.sights && !this.byHand) this.glideTo(framed(this.sights, room).look, 0)
  }
  /** Shows what is to be seen; who has moved the camera herself keeps it, and only the first place is brought into sight. */
  frame(sights: Sights, duration: number): void {
    this.sights = sights
    const { must } = sights
    if (this.byHand) return must[0] && this.reveal(must[0], duration)
    const wanted = framed(sights, this.room)
    if (!isGoodEnough(this.goal, wanted, sights, this.room)) this.glideTo(wanted.look, duration)
  }
  /** Whoever has looked around by hand looks at the game again. */
  follow(duration: number): void {
    this.byHand = false
    if (this.sights) this.glideTo(framed(this.sights, this.room).look, duration)
  }
  /** The whole cave, because somebody wants to see it. */
  fit(box: Box, duration = 0): void {
    this.byHand = true
    this.glideTo(fitted(box, this.free), duration)
  }
  /** Whether a cell lies in the free area. */
  shows(cell: Cell): boolean {
    return isSeen(this.goal, cell, { ...this.room, covers: [] })
  }
  /** Brings a cell into the free area, with as little movement as that takes. */
  reveal([cx, cy]: Cell, duration: number, margin = 0.35): void {
    const { left, top, width, height } = this.free
    const size = UNIT * this.goal.k
    const [x, y] = onScreen(this.goal, [cx - margin, cy - margin])
    const [w, h] = [size * (1 + 2 * margin), size * (1 + 2 * margin)]
    const push = (at: number, length: number, from: number, room: number) =>
      at < from ? from - at : at + length > from + room ? from + room - at - length : 0
    const [dx, dy] = [push(x, w, left, width), push(y, h, top, height)]
    if (dx || dy) this.glideTo({ ...this.goal, x: this.goal.x + dx, y: this.goal.y + dy }, duration)
  }
  /** Somewhere else, because somebody wants to see it. */
  centre([cx, cy]: Cell, duration: number): void {
    this.byHand = true
    this.glideTo(centred([cx + 0.5, cy + 0.5], Math.max(this.look.k, LEGIBLE), this.free), duration)
  }
  zoom(factor: number, at?: readonly [number, number], duration = 0): void {
    this.byHand = true
    const { left, top, width, height } = this.free
    this.glideTo(zoomed(this.look, factor, at ?? [left + width / 2, top + height / 2]), duration)
  }
  private show(look: Look): void {
    this.look = look
    for (const listener of this.listeners) listener()
  }
}

/** As near as a place is looked at that somebody asked for. */
const LEGIBLE = 0.95

export const useCamera = (): Camera => useMemo(() => new Camera(), [])

/** Renders on every movement of the camera: only for what floats above the cave. */
export const useLook = (camera: Camera): Look => useSyncExternalStore(camera.subscribe, () => camera.look)

/** Renders when the camera has come to rest somewhere else: nothing is laid out anew while the cave moves. */
export const useRest = (camera: Camera): Look => useSyncExternalStore(camera.subscribeToRest, () => camera.rested)

/** How long after the last movement the cave counts as resting. */
const REST_MS = 160

/**
 * Moves the world with the camera: one transform, so that neither layout nor painting is asked for. While it moves the
 * picture is only scaled; once it rests the browser draws it anew, sharp.
 */
export function useWorld(camera: Camera) {
  const world = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = world.current
    if (!element) return
    const words = element.querySelector<HTMLElement>('.st-words')
    let rest: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const apply = () => {
      const { x, y, k } = camera.look
      /** Whole pixels: the picture is then only moved, not painted again. */
      element.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0) scale(${k})`
    }
    const settle = () => {
      element.classList.remove('st-moving')
      words?.style.setProperty('--k', String(camera.look.k))
      camera.rest()
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
    const unsubscribe = camera.subscribe(follow)
    return () => {
      clearTimeout(rest)
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [camera])
  return world
}
