import type { Spot } from '@grotto/kernel'
import { type RefObject, useEffect, useRef } from 'react'
import type { Talk } from '../../board.ts'
import { Holding } from '../../holding.ts'

/** Farther than this, in pixels, is no hold. */
const TREMOR = 9

/** What was met: a card of the path or an explorer. */
function spotAt(target: EventTarget | null): Spot | undefined {
  const met = target instanceof Element ? target.closest<HTMLElement>('[data-card], [data-explorer]') : null
  const { card, explorer } = met?.dataset ?? {}
  if (card !== undefined) return { card: Number(card) }
  return explorer === undefined ? undefined : { seat: Number(explorer) }
}

/** Who holds a card or an explorer, or presses the right button there, points at it. */
export function usePointing(board: RefObject<HTMLElement | null>, talk: Talk | undefined): void {
  const say = useRef(talk?.say)
  say.current = talk?.say
  useEffect(() => {
    const element = board.current
    if (!element) return
    let from = { x: 0, y: 0 }
    const holding = new Holding(target => {
      const at = spotAt(target)
      if (at) say.current?.({ type: 'point', at })
      return at !== undefined && say.current !== undefined
    })
    const down = (event: PointerEvent) => {
      from = { x: event.clientX, y: event.clientY }
      if (event.button === 0 && event.isPrimary) holding.begin(event.target)
      else holding.forget()
    }
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMOR) holding.cancel()
    }
    const end = () => holding.cancel()
    const menu = (event: MouseEvent) => {
      if (holding.now(event.target)) event.preventDefault()
    }
    const listeners = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end, contextmenu: menu }
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener as EventListener)
    return () => {
      holding.cancel()
      for (const [type, listener] of Object.entries(listeners))
        element.removeEventListener(type, listener as EventListener)
    }
  }, [board])
}
