import { say, useSpoken } from '../hear/spoken.ts'

/** Says something once the board has said what it has to say in this moment, or as it opens. Gives back how to call it off. */
export function sayAfterTheBoard(...sentences: readonly string[]): () => void {
  let stop = () => {}
  const speak = () => {
    stop()
    if (useSpoken.getState().lines.length > 0) say(...sentences)
    else stop = useSpoken.subscribe(later)
  }
  const later = () => {
    stop()
    const timer = setTimeout(speak, 0)
    stop = () => clearTimeout(timer)
  }
  later()
  return () => stop()
}
