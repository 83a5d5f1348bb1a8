import { useEffect, useState } from 'react'
import { useBoard } from '../context.ts'

const FIRST = ['pointerdown', 'keydown'] as const

/**
 * Whether anything has been touched or told yet. What is seen only while something is told is loaded then, beside the
 * finger on its way, and not before the first decision.
 */
export function useBegun(): boolean {
  const { playing } = useBoard().playback
  const [begun, setBegun] = useState(false)
  if (playing && !begun) setBegun(true)
  useEffect(() => {
    if (begun) return
    const begin = () => setBegun(true)
    for (const type of FIRST) addEventListener(type, begin, { once: true, capture: true })
    return () => {
      for (const type of FIRST) removeEventListener(type, begin, { capture: true })
    }
  }, [begun])
  return begun
}
