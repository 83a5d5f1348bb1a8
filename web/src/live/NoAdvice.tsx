import { useState } from 'react'
import { Paper } from '../local/AdvicePaper.tsx'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import './no-advice.css'

/** The lamp where nobody is advised: it says why, and gives nothing away. */
export function NoAdvice({ why }: { why: string }) {
  const words = useWords()
  const [told, tell] = useState(false)
  return (
    <>
      <button
        type="button"
        className="icon unlit"
        aria-label={words.say('table.advice.ask')}
        onClick={() => tell(true)}
      >
        <Glyph name="lamp" />
      </button>
      {told && (
        <Paper title={words.say('table.advice.no.title')} close={() => tell(false)}>
          <p className="advice-now">{words.say('table.advice.no', { why })}</p>
        </Paper>
      )}
    </>
  )
}
