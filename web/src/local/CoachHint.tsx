import type { Seat } from '@grotto/kernel'
import { useState } from 'react'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { LocalTable } from './local-table.ts'
import './adviser.css'

/** In a first game: who the lamp calls. It goes with the first action, or before it when asked to. */
export function CoachHint({ table, seat }: { table: LocalTable; seat: Seat }) {
  const words = useWords()
  const [closed, setClosed] = useState(false)
  const acted = table.play.entries.some(entry => entry.type === 'act' && entry.seat === seat)
  if (!table.kept.coach || closed || acted) return null
  return (
    <aside className="advice paper" role="status">
      <header>
        <b>{words.say('table.coach.title')}</b>
        <button type="button" className="icon" aria-label={words.say('common.close')} onClick={() => setClosed(true)}>
          <Glyph name="close" size={18} />
        </button>
      </header>
      <p className="advice-now">
        <Glyph name="lamp" size={18} /> {words.say('table.coach.text')}
      </p>
    </aside>
  )
}
