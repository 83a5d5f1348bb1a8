import { useEffect, useState } from 'react'

const PARAMETER = 'move'

/** The move on screen, kept in the address so that a link leads to it; without one the beginning. */
export function useMoveInAddress(moves: number): [at: number, goTo: (at: number) => void] {
  const [at, setAt] = useState(() => Number(new URLSearchParams(location.search).get(PARAMETER)) || 0)
  useEffect(() => {
    const address = new URL(location.href)
    address.searchParams.set(PARAMETER, String(at))
    history.replaceState(history.state, '', address)
  }, [at])
  const within = (move: number) => Math.max(0, Math.min(moves - 1, move))
  return [moves === 0 ? at : within(at), move => setAt(within(move))]
}
