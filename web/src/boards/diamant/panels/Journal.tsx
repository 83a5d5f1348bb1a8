import type { DiamantEvent } from '@grotto/diamant'
import { narrateDiamant } from '@grotto/words'
import { memo, useMemo } from 'react'
import { useWords } from '../../../words/words.tsx'
import type { BoardNote, LoggedEvent } from '../../board.ts'
import { Sign } from '../art/signs.tsx'
import { type JournalLine, linesOf } from './journal-lines.ts'

interface Props {
  readonly log: readonly LoggedEvent<DiamantEvent>[]
  readonly names: readonly string[]
  readonly notes: readonly BoardNote[]
  /** Whether the sheet is pulled up; a panel is always there. */
  readonly open: boolean
}

const ID = 'diamant-journal'

/** What happened, newest first: a panel where there is room, a sheet to pull up where there is not. */
export const Journal = memo(function Journal({ log, names, notes, open }: Props) {
  const words = useWords()
  const lines = useMemo(() => [...linesOf(log), ...notes].sort((a, b) => b.number - a.number), [log, notes])
  return (
    <section id={ID} className={`journal ${open ? 'open' : ''}`} aria-labelledby={`${ID}-title`}>
      <h2 id={`${ID}-title`}>{words.say('diamant.journal')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol tabIndex={0} aria-label={words.say('diamant.journal')}>
        {lines.map(line =>
          'text' in line ? (
            <Note key={line.number} note={line} />
          ) : (
            <Entry key={line.number} line={line} names={names} />
          ),
        )}
      </ol>
    </section>
  )
})

/** Pulls the sheet up and down; stands in the bar, where it hides no card. */
export function JournalButton({ open, toggle }: { open: boolean; toggle: () => void }) {
  const words = useWords()
  const label = words.say(open ? 'diamant.journal.close' : 'diamant.journal.open')
  return (
    <button
      type="button"
      className="icon journal-button"
      aria-expanded={open}
      aria-controls={ID}
      aria-label={label}
      onClick={toggle}
    >
      <Sign name={open ? 'close' : 'journal'} size={22} />
    </button>
  )
}

function Note({ note }: { note: BoardNote }) {
  const words = useWords()
  return (
    <li data-tone="note">
      <span>{words.say('table.note.label')}</span>
      <p>{note.text}</p>
    </li>
  )
}

const Entry = memo(function Entry({ line, names }: { line: JournalLine; names: readonly string[] }) {
  const words = useWords()
  return (
    <li data-tone={line.tone}>
      <span>{words.say(line.label, { number: line.card })}</span>
      <p>{narrateDiamant(line.event, names, words)}</p>
    </li>
  )
})
