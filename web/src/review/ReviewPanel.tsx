import type { KeptAnnotation } from '@grotto/protocol'
import { useEffect, useId, useState } from 'react'
import { linkWith } from '../app/codes.ts'
import { FACTS, type GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { share } from '../play/ShareButton.tsx'
import { useWords } from '../words/words.tsx'
import { Notes } from './Notes.tsx'
import type { Draft } from './notes.ts'
import type { ReviewSession } from './review-session.ts'
import type { Sight } from './use-sight.ts'
import { useSpokenReview } from './use-spoken-review.ts'
import { Withdraw } from './Withdraw.tsx'
import { Write } from './Write.tsx'
import './review.css'

export interface PanelProps {
  readonly game: GameName
  readonly review: ReviewSession | undefined
  readonly sight: Sight
  readonly annotations: readonly KeptAnnotation[]
  readonly view: object
  readonly draft: Draft
  readonly setDraft: (draft: Draft) => void
}

/** On a phone the board is what one came for. */
const BROAD = '(min-width: 900px)'

/** Who looks at the game together, and what is written to its moves. */
export function ReviewPanel(props: PanelProps) {
  const { review, sight, annotations } = props
  const words = useWords()
  const id = useId()
  const [open, setOpen] = useState(() => matchMedia(BROAD).matches)
  const { follow } = sight
  useSpokenReview(review, annotations)
  // Whoever closes it does not go on drawing unseen.
  const { setDraft, draft } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is closed
  useEffect(() => {
    if (!open && draft.pen) setDraft({ ...draft, pen: undefined, from: undefined })
  }, [open])
  return (
    <aside className={open ? 'review open' : 'review'} aria-label={words.say('review.title')}>
      <header>
        <button type="button" className="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <Glyph name={open ? 'down' : 'up'} size={18} />
          {words.say('review.notes', { count: annotations.length })}
        </button>
        {review && <Led review={review} />}
        {review && <SendLink review={review} game={props.game} />}
        {sight.strays && (
          <button type="button" className="second follow" onClick={follow}>
            {words.say('review.follow', { name: review?.leaderName ?? '' })}
          </button>
        )}
      </header>
      <div id={id} className="review-body" hidden={!open}>
        <Notes {...props} />
        {review && <Write {...props} review={review} />}
        {review && <People review={review} />}
      </div>
    </aside>
  )
}

function Led({ review }: { review: ReviewSession }) {
  const words = useWords()
  const text = review.leads ? words.say('review.youLead') : words.say('review.leads', { name: review.leaderName })
  return <p className="led">{text}</p>
}

function SendLink({ review, game }: { review: ReviewSession; game: GameName }) {
  const words = useWords()
  const link = linkWith('/review', 'review', review.code)
  const text = words.say('review.share.text', { game: FACTS[game].title })
  const label = words.say('review.share')
  return (
    <button
      type="button"
      className="icon"
      aria-label={label}
      title={label}
      onClick={() => void share(link, text, words.say('common.copied'))}
    >
      <Glyph name="link" />
    </button>
  )
}

function People({ review }: { review: ReviewSession }) {
  const words = useWords()
  const { people, leader, me, leads } = review
  return (
    <section className="reviewers">
      <h2>{words.say('review.people', { count: people.length })}</h2>
      <ul>
        {people.map(({ person, name }) => (
          <li key={person}>
            <span>
              {person === me ? words.say('review.you', { name }) : name}
              {person === leader && <small>{words.say('review.leading')}</small>}
            </span>
            {leads && person !== me && (
              <button
                type="button"
                className="small"
                aria-label={words.say('review.hand', { name })}
                onClick={() => void review.ask({ type: 'handLead', to: person })}
              >
                {words.say('review.hand.short')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {review.yours && <Withdraw review={review} />}
    </section>
  )
}
