import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { Sight } from './use-sight.ts'

/** While the game is left: how far, one back, and back to it. */
export function WhatIfBar({ sight, leader }: { sight: Sight; leader: string | undefined }) {
  const words = useWords()
  const { departure, mine, strays, at } = sight
  if (!departure) return null
  const count = departure.line.length
  const text = mine
    ? words.say('review.whatIf.mine', { count, move: at + 1 })
    : words.say('review.whatIf.theirs', { name: leader ?? '', count, move: at + 1 })
  return (
    <div className="what-if" role="status">
      <Glyph name="lamp" size={18} />
      <span>{text}</span>
      {mine && (
        <>
          <button type="button" className="small" disabled={count === 0} onClick={sight.stepBack}>
            {words.say('review.whatIf.back')}
          </button>
          <button type="button" className="small" onClick={strays ? sight.follow : sight.comeBack}>
            {words.say('review.whatIf.end')}
          </button>
        </>
      )}
    </div>
  )
}
