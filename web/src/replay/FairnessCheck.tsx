import { type GameRecord, verifyRecord } from '@grotto/kernel'
import { useState } from 'react'
import { loadEngine } from '../engines.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'

type Verdict = 'recomputed' | 'sealed' | 'scripted' | 'broken'

/** Replays the record in this browser and recomputes every card and die from the revealed seeds. */
export function FairnessCheck({ record, game }: { record: GameRecord; game: GameName }) {
  const words = useWords()
  const [verdict, setVerdict] = useState<Verdict>()
  const check = async () => setVerdict(verdictOn(await loadEngine(game), record))
  return (
    <>
      <button type="button" className="small" onClick={check}>
        <Glyph name="check" size={18} />
        {words.say('table.replay.check')}
      </button>
      <p className={verdict === 'broken' ? 'verdict broken' : 'verdict'} role="status">
        {verdict && words.say(`table.replay.check.${verdict}`)}
      </p>
    </>
  )
}

function verdictOn(engine: Awaited<ReturnType<typeof loadEngine>>, record: GameRecord): Verdict {
  try {
    return verifyRecord(engine, record).chance
  } catch {
    return 'broken'
  }
}
