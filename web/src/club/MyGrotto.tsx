import type { MyResults } from '@grotto/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useMe } from '../account/me.ts'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { GAMES } from '../games.ts'
import { myResults } from '../net/api.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { Companions } from './Companions.tsx'
import { CountLocal } from './CountLocal.tsx'
import { GameShelf } from './GameShelf.tsx'
import { LatestGames } from './LatestGames.tsx'
import { NobodyYet } from './NobodyYet.tsx'
import { Yours } from './Yours.tsx'
import './my-grotto.css'

/** A page of one's own: how one's games went. */
export function MyGrotto() {
  return (
    <WordsFor areas={['common', 'club']}>
      <Header back="/" />
      <Page />
    </WordsFor>
  )
}

type Found = MyResults | 'away' | undefined

function Page() {
  const words = useWords()
  usePageTitle(words.say('club.title'))
  const name = useMe(me => me.name)
  const [found, setFound] = useState<Found>()
  const look = useCallback(() => {
    myResults().then(setFound, () => setFound('away'))
  }, [])
  useEffect(look, [look])
  return (
    <main className="my-grotto">
      <h1>
        {words.say('club.title')}
        {name && <small> · {name}</small>}
      </h1>
      <p className="lead">{words.say(found === 'away' ? 'club.away' : 'club.lead')}</p>
      {found === undefined && <Loading />}
      {found && found !== 'away' && <Results results={found} look={look} />}
    </main>
  )
}

function Results({ results, look }: { results: MyResults; look: () => void }) {
  const words = useWords()
  const played = GAMES.filter(game => results.tallies.some(tally => tally.game === game))
  return (
    <div className="my-shelves">
      {played.length === 0 && (
        <NobodyYet text={words.say('club.none')}>
          <Link className="primary" href="/">
            {words.say('common.toFront')}
          </Link>
        </NobodyYet>
      )}
      {played.map(game => (
        <GameShelf key={game} game={game} results={results} />
      ))}
      <CountLocal onCounted={look} />
      <Companions game={played.find(game => game === results.games[0]?.game) ?? GAMES[0]!} />
      {results.games.length > 0 && <LatestGames games={results.games} />}
      <Yours empty={results.games.length === 0} onCleared={look} />
    </div>
  )
}
