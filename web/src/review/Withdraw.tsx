import { useState } from 'react'
import { useLocation } from 'wouter'
import { Header } from '../app/Header.tsx'
import { sayProblem } from '../app/problems.ts'
import { ask, reviewGame } from '../net/api.ts'
import { useWords } from '../words/words.tsx'
import type { ReviewSession } from './review-session.ts'
import '../app/screens.css'

/** Asked twice: everybody who is there is put out. The server tells this page too that it is. */
export function Withdraw({ review }: { review: ReviewSession }) {
  const words = useWords()
  const [sure, setSure] = useState(false)
  const withdraw = () => {
    if (!sure) return setSure(true)
    ask('DELETE', `/tables/${review.table}/review`).catch(problem => sayProblem(words, problem))
  }
  return (
    <button type="button" className="small" onClick={withdraw}>
      {words.say(sure ? 'review.withdraw.sure' : 'review.withdraw')}
    </button>
  )
}

/** Where the link was withdrawn while somebody looked. */
export function Withdrawn({ session, onNew }: { session: ReviewSession; onNew: (code: string) => void }) {
  const words = useWords()
  const [, go] = useLocation()
  const again = () =>
    reviewGame(session.table ?? '').then(
      ({ review }) => {
        go(`/review#review=${review}`)
        onNew(review)
      },
      problem => sayProblem(words, problem),
    )
  return (
    <>
      <Header back="/" />
      <main className="message">
        <h1>{words.say('review.title')}</h1>
        <p role="status">
          {words.say('review.withdrawn')} {!session.yours && words.say('review.withdrawn.ask')}
        </p>
        {session.yours && (
          <button type="button" className="primary" onClick={() => void again()}>
            {words.say('review.withdrawn.again')}
          </button>
        )}
      </main>
    </>
  )
}
