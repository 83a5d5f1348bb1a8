import type { GameRecord } from '@grotto/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { sayProblem } from '../app/problems.ts'
import { bringRecord, reviewGame } from '../net/api.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { tableShown } from '../replay/play-from-here.ts'
import { useWords } from '../words/words.tsx'

/** Opens the game for others to look at it together; one that no server knows is brought to it first. */
export function OpenReview({ record, at }: { record: GameRecord; at: number }) {
  const words = useWords()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { review } = await reviewGame(tableShown().table ?? (await bringRecord(record)).id)
      go(`/review?move=${at}#review=${review}`)
    } catch (problem) {
      sayProblem(words, problem as Error)
      setBusy(false)
    }
  }
  return (
    <button type="button" className="small" disabled={busy} onClick={() => void open()}>
      <Glyph name="people" size={18} />
      {words.say('review.open')}
    </button>
  )
}
