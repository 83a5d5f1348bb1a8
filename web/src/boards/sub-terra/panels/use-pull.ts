import { type RefObject, useEffect, useRef } from 'react'

/** A finger that goes so far up or down has pulled. */
const PULL_PX = 24

/** An element by which a panel is pulled up and down. */
export function usePull<Element extends HTMLElement>(
  pull: ((down: boolean) => void) | undefined,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => {
    const handle = element.current
    if (!handle || !pull) return
    let from: number | undefined
    const begin = (event: PointerEvent) => {
      from = event.clientY
    }
    const end = (event: PointerEvent) => {
      const way = from === undefined ? 0 : event.clientY - from
      from = undefined
      if (Math.abs(way) >= PULL_PX) pull(way > 0)
    }
    handle.addEventListener('pointerdown', begin)
    window.addEventListener('pointerup', end)
    return () => {
      handle.removeEventListener('pointerdown', begin)
      window.removeEventListener('pointerup', end)
    }
  }, [pull])
  return element
}
