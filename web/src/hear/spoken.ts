import { create } from 'zustand'

/** Something one may ask for at any time: by its key, or by its name in the command line. */
export interface Scan {
  readonly key: string
  readonly name: string
  /** What is seldom asked for may have to be loaded first. */
  readonly say: () => string | Promise<string>
}

interface Line {
  readonly id: number
  readonly text: string
}

interface SpokenState {
  /** What was said, oldest first: the region reads what is added to it. */
  readonly lines: readonly Line[]
  /** What was said last, in one breath. */
  readonly last: string
  /** What the board on screen can be asked for. */
  readonly scans: readonly Scan[]
}

/** The one voice of the page. */
export const useSpoken = create<SpokenState>()(() => ({ lines: [], last: '', scans: [] }))

/** Older lines nobody goes back to: the journal has them. */
const KEPT = 60
let said = 0

/** Says some sentences, one after the other; nothing is ever said over. */
export function say(...sentences: readonly string[]): void {
  const fresh = sentences.filter(Boolean).map(text => {
    said += 1
    return { id: said, text }
  })
  if (fresh.length === 0) return
  useSpoken.setState(({ lines }) => ({
    lines: [...lines, ...fresh].slice(-KEPT),
    last: fresh.map(({ text }) => text).join(' '),
  }))
}

/** A board that opens begins with silence. */
export const hush = (): void => useSpoken.setState({ lines: [], last: '' })
