import { useEffect, useState } from 'react'
import { live } from '../net/socket.ts'

/** The time at the tables, twice a second while something runs by it. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => live.now())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(live.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  return now
}
