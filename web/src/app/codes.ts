import { useEffect } from 'react'

/** What a link may bring along that lets somebody in. */
const CODES = ['invitation', 'device', 'offer', 'club', 'review'] as const
export type CodeName = (typeof CODES)[number]

/** Behind the `#`, which no browser sends to a server: neither its log nor a proxy's ever has a code. */
export const linkWith = (path: string, name: CodeName, code: string): string =>
  `${location.origin}${path}#${name}=${code}`

/** The code this page was opened with. */
export const codeInAddress = (name: CodeName): string => new URLSearchParams(location.hash.slice(1)).get(name) ?? ''

/** The address bar forgets the code. */
export const dropCode = (): void => history.replaceState(history.state, '', `${location.pathname}${location.search}`)

/** Links of before had the code in the query: it is moved behind the `#` before anything else happens. */
export function moveCodes(): void {
  const query = new URLSearchParams(location.search)
  const name = CODES.find(each => query.has(each))
  if (!name) return
  const code = query.get(name)
  for (const each of CODES) query.delete(each)
  const rest = query.size > 0 ? `?${query}` : ''
  history.replaceState(history.state, '', `${location.pathname}${rest}#${name}=${code}`)
}

/** Calls back with a code the page was opened with, or is led to while it is open. */
export function useCode(name: CodeName, take: (code: string) => void): void {
  useEffect(() => {
    const look = () => {
      const code = codeInAddress(name)
      if (code) take(code)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [name, take])
}
