import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { Sitter } from './board.ts'
import { seatMark } from './sitter-names.ts'

/** Where a name has little room: a small bot for a seat that one holds, a moon for somebody who is away. */
export function SeatSign({ sitter }: { sitter: Sitter | undefined }) {
  const words = useWords()
  const mark = sitter && seatMark(words, sitter)
  if (!mark) return null
  return (
    <span className="seat-sign" role="img" aria-label={mark} title={mark}>
      <Glyph name={sitter.standIn ? 'bot' : 'moon'} size={14} />
    </span>
  )
}
