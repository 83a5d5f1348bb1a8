import { useEffect, useLayoutEffect, useRef } from 'react'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Something over the board holds the focus, or is about to. */
const OVER = '[role="dialog"][data-state="open"], dialog[open]'

/**
 * The focus never falls to the body: where what had it is gone after a drawing, it goes where the board wants it, in the
 * same moment. Later, on a slow device, it would have stood nowhere meanwhile, and a screen reader says so. Only a board that
 * has just come waits for the screen around it, whose heading may want the focus first.
 */
export function useKeptFocus(home: () => HTMLElement | null): void {
  const arrived = useRef(false)
  const keep = () => {
    if (!isLost() || document.querySelector(OVER)) return
    const place = home()
    place?.setAttribute('data-put', '')
    place?.focus({ preventScroll: true })
  }
  useLayoutEffect(() => {
    if (arrived.current) keep()
  })
  useEffect(() => {
    if (!arrived.current) keep()
    arrived.current = true
  })
}

/**
 * The focus that the page itself puts on a board is drawn once keys are in use: before that, its frame would be taken
 * for a chosen card or a drawn tile (theme/base.css).
 */
globalThis.document?.addEventListener('keydown', () => document.documentElement.setAttribute('data-keys', ''), {
  capture: true,
  once: true,
})

let last: Element | undefined
globalThis.document?.addEventListener('focusin', ({ target }) => {
  last = target instanceof Element ? target : undefined
})

/** What had the focus was taken away; whoever never had it, or reads on without it, is not disturbed. */
const wasTaken = (): boolean => isLost() && last !== undefined && !last.isConnected && !document.querySelector(OVER)

/** On a screen like any other: where what was pressed is gone, the focus goes on elsewhere. */
export function useFocusOnward(home: () => HTMLElement | null): void {
  useEffect(() => {
    if (wasTaken()) home()?.focus({ preventScroll: true })
  })
}

/** So long a screen may take to show its heading. */
const PATIENCE_MS = 3_000

function toHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/**
 * On a new screen the focus begins at its heading, which is read: the link that led here is gone. Where the heading is
 * there already it has the focus at once, before anything on the screen could take it for lost.
 */
export function focusHeading(): () => void {
  const until = performance.now() + PATIENCE_MS
  let frame = 0
  const look = (now: number) => {
    if (wasTaken() && !toHeading() && now < until) frame = requestAnimationFrame(look)
  }
  look(performance.now())
  return () => cancelAnimationFrame(frame)
}
