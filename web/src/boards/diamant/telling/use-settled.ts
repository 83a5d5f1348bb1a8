import { useRef } from 'react'
import type { Action } from './beats.ts'
import type { Shown } from './shown.ts'

/** What panels know: a card that is still being turned over is news to the path alone. */
export function useSettled(shown: Shown, action: Action | undefined): Shown {
  const settled = useRef(shown)
  if (action?.kind !== 'card') settled.current = shown
  return settled.current
}
