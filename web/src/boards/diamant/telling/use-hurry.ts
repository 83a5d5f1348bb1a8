import { useRef } from 'react'

/** So soon after the telling began a press was still meant for the card that was laid. */
const QUICK_FINGERS_MS = 400

/** The same as `hurry`, but deaf to quick fingers: whoever presses a card twice wants to see what came of it. */
export function useHurry(telling: boolean): (hurry: () => void) => void {
  const began = useRef<number | undefined>(undefined)
  if (!telling) began.current = undefined
  else began.current ??= performance.now()
  return hurry => {
    if (performance.now() - (began.current ?? 0) > QUICK_FINGERS_MS) hurry()
  }
}
