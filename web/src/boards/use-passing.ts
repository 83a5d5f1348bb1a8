import { useEffect, useRef, useState } from 'react'
import type { Passing, Talk } from './board.ts'

const newest = (talk: Talk | undefined): number => talk?.passing.at(-1)?.number ?? 0

/** What was said in passing within the last moments; nothing from before this board was opened. */
export function usePassing(talk: Talk | undefined, ms: number): readonly Passing[] {
  const [gone, setGone] = useState(() => newest(talk))
  const timed = useRef(gone)
  const last = newest(talk)
  useEffect(() => {
    if (last <= timed.current) return
    timed.current = last
    setTimeout(() => setGone(before => Math.max(before, last)), ms)
  }, [last, ms])
  return talk?.passing.filter(({ number }) => number > gone) ?? NOTHING
}
const NOTHING: readonly Passing[] = []
