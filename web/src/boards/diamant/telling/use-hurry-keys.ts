import { useEffect } from 'react'

/** Space, Enter and Escape hurry the telling on, as a press does, unless they mean a button or a field. */
export function useHurryKeys(telling: boolean, hurry: () => void) {
  useEffect(() => {
    if (!telling) return
    const listen = (event: KeyboardEvent) => {
      const target = event.target as Element
      const meant = target.closest?.('a, button, input, textarea, select, [role=dialog]')
      const own = event.key === 'Escape' || ((event.key === ' ' || event.key === 'Enter') && !meant)
      if (!own) return
      event.preventDefault()
      hurry()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [telling, hurry])
}
