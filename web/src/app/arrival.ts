import { useLayoutEffect } from 'react'

/** How far each screen was scrolled when it was left. */
const left = new Map<string, number>()
let goingBack = false
addEventListener('popstate', () => {
  goingBack = true
})

/**
 * A long screen begins at its top, or where it was left if the reader comes back to it. The browser cannot know:
 * screens change without its help, and their text comes later. Where the address names a place, that place decides.
 */
export function useArrival(ready: boolean): void {
  useLayoutEffect(() => {
    if (!ready) return
    const { pathname, hash } = location
    if (!hash) scrollTo(0, goingBack ? (left.get(pathname) ?? 0) : 0)
    goingBack = false
    return () => {
      left.set(pathname, scrollY)
    }
  }, [ready])
}
