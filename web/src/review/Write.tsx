import { type FormEvent, useState } from 'react'
import { sayAnswer } from '../live/answers.ts'
import { useWords } from '../words/words.tsx'
import { EMPTY, type Pen } from './notes.ts'
import type { PanelProps } from './ReviewPanel.tsx'
import type { ReviewSession } from './review-session.ts'

const LONGEST_NOTE = 400
const PENS: readonly Pen[] = ['mark', 'arrow']

/** Something to write or draw to the move on screen. */
export function Write({ review, sight, draft, setDraft }: PanelProps & { review: ReviewSession }) {
  const words = useWords()
  const [text, setText] = useState('')
  const written = text.trim()
  const { marks, pen } = draft
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const note = {
      ...(written && { text: written }),
      ...(marks.length > 0 && { marks: marks.map(({ at, to }) => ({ at: { ...at }, ...(to && { to: { ...to } }) })) }),
    }
    const answer = await review.ask({ type: 'annotate', move: sight.at, ...note })
    sayAnswer(words, answer)
    if (answer.result !== 'ok') return
    setText('')
    setDraft(EMPTY)
  }
  return (
    <form className="write-note" onSubmit={event => void keep(event)}>
      <textarea
        aria-label={words.say('review.write', { move: sight.at + 1 })}
        placeholder={words.say('review.write', { move: sight.at + 1 })}
        maxLength={LONGEST_NOTE}
        rows={2}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <div className="pens">
        {PENS.map(each => (
          <button
            key={each}
            type="button"
            className="small"
            aria-pressed={pen === each}
            onClick={() => setDraft({ ...draft, pen: pen === each ? undefined : each, from: undefined })}
          >
            {words.say(`review.pen.${each}`)}
          </button>
        ))}
        {marks.length > 0 && (
          <button type="button" className="small" onClick={() => setDraft({ ...EMPTY, pen })}>
            {words.say('review.pen.clear')}
          </button>
        )}
        <button type="submit" className="small keep" disabled={!written && marks.length === 0}>
          {words.say('review.keep')}
        </button>
      </div>
      {pen && <p className="quiet">{words.say(`review.pen.${pen}.help`)}</p>}
    </form>
  )
}
