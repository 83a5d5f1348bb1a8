import { useEffect, useState } from 'react'

const hashNow = (): string => decodeURIComponent(location.hash.slice(1))

/**
 * The place in the text that the address names. A link of the router changes the address without the browser's own
 * jump, and a text may come later than its address: so we go there ourselves, whenever either changes.
 */
export function useHash(text: unknown): string {
  const [hash, setHash] = useState(hashNow)
  useEffect(() => {
    const look = () => setHash(hashNow())
    addEventListener('hashchange', look)
    addEventListener('popstate', look)
    return () => {
      removeEventListener('hashchange', look)
      removeEventListener('popstate', look)
    }
  }, [])
  useEffect(() => {
    if (!text || !hash) return
    const go = () => document.getElementById(hash)?.scrollIntoView()
    go()
    // Letters of another width move everything below them.
    if (document.fonts.status === 'loading') document.fonts.ready.then(go)
  }, [text, hash])
  return hash
}
