import { useCallback, useEffect, useRef, useState } from 'react'
import { isTaken } from './use-announcer.ts'

interface CommandLineState {
  readonly open: boolean
  readonly show: () => void
  /** After something was done the board knows better where the focus belongs. */
  readonly close: (done: boolean) => void
}

/** The slash opens the command line wherever the focus is; closing it gives the focus back. */
export function useCommandLine(): CommandLineState {
  const [open, setOpen] = useState(false)
  const from = useRef<Element>(null)
  const show = useCallback(() => {
    from.current = document.activeElement
    setOpen(true)
  }, [])
  const close = useCallback((done: boolean) => {
    setOpen(false)
    if (done) return
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTaken(event)) return
      event.preventDefault()
      show()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [show])
  return { open, show, close }
}
