import { useEffect, useRef, useState } from 'react'
import { usePace, useReducedMotion } from '../../../settings/settings.ts'

const ROLL_MS = 520

/** A number that counts up or down to its new value. */
export function Rolling({ value }: { value: number }) {
  const still = useReducedMotion()
  const ms = ROLL_MS * usePace()
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = performance.now()
    const first = from.current
    let frame = 0
    const roll = (now: number) => {
      const part = still || ms === 0 ? 1 : Math.min(1, (now - start) / ms)
      from.current = Math.round(first + (value - first) * part)
      setShown(from.current)
      if (part < 1) frame = requestAnimationFrame(roll)
    }
    frame = requestAnimationFrame(roll)
    return () => cancelAnimationFrame(frame)
  }, [value, still, ms])
  return <>{shown}</>
}
