import { type RefObject, useEffect } from 'react'

/** While a moment covers the board the focus is on what ends it; afterwards it is back where it was. */
export function useMomentFocus(button: RefObject<HTMLElement | null>, moment: number | undefined): void {
  useEffect(() => {
    const go = button.current
    if (moment === undefined || !go) return
    const before = document.activeElement
    go.focus({ preventScroll: true })
    return () => {
      const now = document.activeElement
      const left = now === go || now === document.body
      if (left && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [button, moment])
}
