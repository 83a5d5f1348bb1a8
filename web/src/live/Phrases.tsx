import { PHRASES } from '@grotto/protocol'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Phrase } from '../boards/board.ts'
import { arrowTo } from '../hear/arrows.ts'
import { useWords } from '../words/words.tsx'

/** What can be said by a tap. All of them are one stop for Tab; arrows go from one to the next. */
export function Phrases({ say }: { say: (phrase: Phrase) => void }) {
  const words = useWords()
  const row = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const press = (event: KeyboardEvent) => {
    const to = arrowTo(event.key, stop, PHRASES.length)
    if (to === undefined) return
    event.preventDefault()
    setStop(to)
    row.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div ref={row} className="phrases" role="toolbar" aria-label={words.say('table.chat.phrases')} onKeyDown={press}>
      {PHRASES.map((phrase, i) => (
        <button
          key={phrase}
          type="button"
          className="small"
          tabIndex={i === stop ? 0 : -1}
          onFocus={() => setStop(i)}
          onClick={() => say(phrase)}
        >
          {words.say(`table.phrase.${phrase}`)}
        </button>
      ))}
    </div>
  )
}
