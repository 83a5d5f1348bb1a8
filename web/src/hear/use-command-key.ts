import { useCallback, useEffect, useRef, useState } from 'react'
import { EarlyKeys } from './early-keys.ts'
import { isTaken } from './use-announcer.ts'

interface CommandLineState {
  readonly open: boolean
  readonly show: () => void
  /** After something was done the board knows better where the focus belongs. */
  readonly close: (done: boolean) => void
  /** What was typed before the line was there. */
  readonly typed: () => string
}

/**
 * The rule beside a "why not?". By Tab nobody gets to its link: on the way lie the other actions, each with a reason of
 * its own.
 */
const shownRule = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main .rule-link')].findLast(link => link.checkVisibility())

/** The question mark opens the rule behind a refusal. The slash opens the command line wherever the focus is; closing it gives the focus back. */
export function useCommandLine(): CommandLineState {
  const [open, setOpen] = useState(false)
  const from = useRef<Element>(null)
  const [early] = useState(() => new EarlyKeys())
  const show = useCallback(() => {
    from.current = document.activeElement
    early.begin()
    setOpen(true)
  }, [early])
  const close = useCallback(
    (done: boolean) => {
      early.take()
      setOpen(false)
      if (done) return
      if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus({ preventScroll: true })
    },
    [early],
  )
  const typed = useCallback(() => early.take(), [early])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return
      if (event.key === '?') shownRule()?.click()
      if (event.key !== '/') return
      event.preventDefault()
      show()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [show])
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      if (!early.waiting || isTaken(event)) return
      if (event.key === 'Escape') close(false)
      else early.keep(event.key)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Before the board hears of it.
    addEventListener('keydown', hold, true)
    return () => removeEventListener('keydown', hold, true)
  }, [early, close])
  return { open, show, close, typed }
}
