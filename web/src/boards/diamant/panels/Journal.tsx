import type { DiamantEvent } from '@grotto/diamant'
import { narrateDiamant } from '@grotto/words'
import { memo, useMemo, useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import type { LoggedEvent } from '../../board.ts'
import { Sign } from '../art/signs.tsx'
import { type Line, linesOf } from './journal-lines.ts'

/** What happened, newest first: a panel where there is room, a sheet to pull up where there is not. */
export const Journal = memo(function Journal({
  log,
  names,
}: {
  log: readonly LoggedEvent<DiamantEvent>[]
  names: readonly string[]
}) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const lines = useMemo(() => linesOf(log).reverse(), [log])
  return (
    <>
      <button
        type="button"
        className="journal-button"
        aria-expanded={open}
        aria-controls="diamant-journal"
        aria-label={words.say(open ? 'diamant.journal.close' : 'diamant.journal.open')}
        onClick={() => setOpen(!open)}
      >
        <Sign name={open ? 'close' : 'journal'} size={22} />
      </button>
      <section id="diamant-journal" className={`journal ${open ? 'open' : ''}`} aria-labelledby="diamant-journal-title">
        <h2 id="diamant-journal-title">{words.say('diamant.journal')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
        <ol tabIndex={0} aria-label={words.say('diamant.journal')}>
          {lines.map(line => (
            <Entry key={line.number} line={line} names={names} />
          ))}
        </ol>
      </section>
    </>
  )
})

const Entry = memo(function Entry({ line, names }: { line: Line; names: readonly string[] }) {
  const words = useWords()
  return (
    <li data-tone={line.tone}>
      <span>{words.say(line.label, { number: line.card })}</span>
      <p>{narrateDiamant(line.event, names, words)}</p>
    </li>
  )
})
