import { type GameRecord, parseRecord } from '@grotto/kernel'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useCode } from '../app/codes.ts'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { isGame } from '../games.ts'
import { reviewedRecord } from '../net/api.ts'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { Player } from '../replay/Player.tsx'
import { useWords, WordsFor } from '../words/words.tsx'
import { ReviewSession } from './review-session.ts'
import { Withdrawn } from './Withdraw.tsx'

type Found = { readonly record: GameRecord; readonly session: ReviewSession }

/** A finished game that people look at together: the code of the link leads to it. */
export function ReviewScreen() {
  const [found, setFound] = useState<Found | 'none' | undefined>(location.hash ? undefined : 'none')
  const look = useCallback((code: string) => {
    reviewedRecord(code).then(
      record => setFound({ record: parseRecord(record), session: new ReviewSession(code) }),
      () => setFound('none'),
    )
  }, [])
  useCode('review', look)
  if (found === undefined) return <Loading />
  if (found === 'none' || !isGame(found.record.game)) return <Nowhere />
  return (
    <WordsForGame game={found.record.game} more={['replay', 'review']}>
      <Joined {...found} onNew={look} key={found.session.code} />
    </WordsForGame>
  )
}

function Nowhere() {
  return (
    <WordsFor areas={['common', 'review']}>
      <Header back="/" />
      <Gone />
    </WordsFor>
  )
}

function Gone() {
  const words = useWords()
  return (
    <main className="message">
      <h1>{words.say('review.title')}</h1>
      <p>{words.say('review.gone')}</p>
    </main>
  )
}

function Joined({ record, session, onNew }: Found & { readonly onNew: (code: string) => void }) {
  useSyncExternalStore(session.subscribe, () => session.version)
  useEffect(() => session.open(), [session])
  const { game } = record
  if (session.missing || !isGame(game)) return <Nowhere />
  if (session.withdrawn) return <Withdrawn session={session} onNew={onNew} />
  if (!session.table || !session.leader) return <Loading />
  return <Player record={record} game={game} announced={undefined} review={session} />
}
