import type { GameRecord } from '@grotto/kernel'
import { useState } from 'react'
import { loadEngine } from '../engines.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { useWords } from '../words/words.tsx'
import { type Seen, type Verdict, verdictOn } from './verdict.ts'

interface Props {
  readonly record: GameRecord
  readonly game: GameName
  readonly announced: Seen | undefined
}

/** What is only claimed is neither good news nor bad. */
const TONES: Readonly<Record<Verdict, string>> = {
  announced: '',
  recomputed: '',
  claimed: 'claimed',
  dealtBefore: 'claimed',
  sealed: '',
  scripted: '',
  exchanged: 'broken',
  broken: 'broken',
}

/** Replays the record in this browser and recomputes every card and die from the revealed seeds. */
export function FairnessCheck({ record, game, announced }: Props) {
  const words = useWords()
  const [verdict, setVerdict] = useState<Verdict>()
  const check = async () => setVerdict(verdictOn(await loadEngine(game), record, announced))
  return (
    <>
      <button type="button" className="small" onClick={check}>
        <Glyph name="check" size={18} />
        {words.say('replay.check')}
      </button>
      <p className={`verdict ${verdict ? TONES[verdict] : ''}`} role="status">
        {verdict && (
          <WordsForGame game={game} more={['reports']}>
            <Found verdict={verdict} />
          </WordsForGame>
        )}
        {verdict && record.imported === 'start' && ` ${words.say('table.imported.start')}`}
      </p>
    </>
  )
}

function Found({ verdict }: { verdict: Verdict }) {
  return useWords().say(`fairness.${verdict}`)
}
