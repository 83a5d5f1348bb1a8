import { useState } from 'react'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { Chapter } from './find.ts'

/** The box that searches a text; it says how much it found. */
export function SearchBox(props: {
  readonly label: string
  readonly hint?: string
  readonly query: string
  readonly search: (query: string) => void
  /** How much was found, in words. */
  readonly found: string | undefined
}) {
  const words = useWords()
  return (
    <search className="search-box">
      <input
        type="search"
        aria-label={props.label}
        placeholder={props.hint ?? props.label}
        value={props.query}
        onInput={event => props.search(event.currentTarget.value)}
      />
      {props.query !== '' && (
        <button type="button" className="icon" aria-label={words.say('rules.showAll')} onClick={() => props.search('')}>
          <Glyph name="close" size={18} />
        </button>
      )}
      <p role="status">{props.found}</p>
    </search>
  )
}

/** The table of contents: beside the book on a wide screen, behind a button on a phone. */
export function Contents({ chapters, leave }: { chapters: readonly Chapter[]; leave: () => void }) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const go = () => {
    setOpen(false)
    leave()
  }
  return (
    <div className={open ? 'contents open' : 'contents'}>
      <button type="button" aria-expanded={open} aria-controls="chapters" onClick={() => setOpen(!open)}>
        <Glyph name="menu" />
        {words.say('rules.chapters')}
      </button>
      <nav id="chapters" aria-label={words.say('rules.chapters')}>
        {chapters.map(({ id, text }) => (
          <a key={id} href={`#${id}`} onClick={go}>
            {text}
          </a>
        ))}
      </nav>
    </div>
  )
}
