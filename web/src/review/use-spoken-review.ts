import type { KeptAnnotation } from '@grotto/protocol'
import { useEffect, useRef } from 'react'
import { say } from '../hear/spoken.ts'
import { useWords } from '../words/words.tsx'
import type { ReviewSession } from './review-session.ts'

/** What others do is said to those who listen: who leads, which move is shown, what is written. Boards say who points. */
export function useSpokenReview(review: ReviewSession | undefined, annotations: readonly KeptAnnotation[]): void {
  const words = useWords()
  const { leader, leads, leaderName, shown } = review ?? {}
  const known = useRef(leader)
  useEffect(() => {
    if (leader === known.current) return
    known.current = leader
    if (leader) say(leads ? words.say('review.youLead') : words.say('review.leads', { name: leaderName ?? '' }))
  }, [leader, leads, leaderName, words])
  const move = useRef(shown?.move)
  useEffect(() => {
    const before = move.current
    move.current = shown?.move
    if (leads || shown === undefined || before === undefined || shown.move === before) return
    say(words.say('review.shows', { name: leaderName ?? '', move: shown.move + 1 }))
  }, [shown, leads, leaderName, words])
  const last = useRef(annotations.at(-1)?.number ?? 0)
  useEffect(() => {
    const fresh = annotations.filter(({ number }) => number > last.current)
    last.current = Math.max(last.current, ...fresh.map(({ number }) => number))
    const others = fresh.filter(({ person }) => person !== review?.me)
    if (others.length > 3) return
    say(...others.map(({ by, move: at, text = '' }) => words.say('review.wrote', { name: by, move: at + 1, text })))
  }, [annotations, review, words])
}
