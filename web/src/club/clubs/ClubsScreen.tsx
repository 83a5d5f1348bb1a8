import type { MyClubs } from '@grotto/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useCode } from '../../app/codes.ts'
import { Header } from '../../app/Header.tsx'
import { Loading } from '../../app/Loading.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { myClubs } from '../../net/clubs.ts'
import { Glyph } from '../../pictures/Glyph.tsx'
import { useWords, WordsFor } from '../../words/words.tsx'
import { NobodyYet } from '../NobodyYet.tsx'
import { FoundClub } from './FoundClub.tsx'
import { Invitations } from './Invitations.tsx'
import { JoinClub } from './JoinClub.tsx'
import '../my-grotto.css'
import './clubs.css'

/** My clubs, a new one, and where a club's link leads. */
export function ClubsScreen() {
  return (
    <WordsFor areas={['common', 'clubs']}>
      <Header back="/" />
      <Page />
    </WordsFor>
  )
}

function Page() {
  const words = useWords()
  usePageTitle(words.say('clubs.title'))
  const [code, setCode] = useState('')
  const take = useCallback((found: string) => setCode(found), [])
  useCode('club', take)
  return (
    <main className="my-grotto clubs">
      <h1>{words.say('clubs.title')}</h1>
      <p className="lead">{words.say('clubs.lead')}</p>
      <div className="my-shelves">
        {code && <JoinClub key={code} code={code} />}
        <Mine />
        <FoundClub />
      </div>
    </main>
  )
}

function Mine() {
  const words = useWords()
  const [found, setFound] = useState<MyClubs | 'away'>()
  useEffect(() => {
    myClubs().then(setFound, () => setFound('away'))
  }, [])
  if (found === undefined) return <Loading />
  if (found === 'away') return <p className="club-shelf hint">{words.say('clubs.away')}</p>
  const withoutInvitation = (id: string) =>
    setFound({ ...found, invitations: found.invitations.filter(each => each.id !== id) })
  return (
    <>
      <Invitations invitations={found.invitations} onDeclined={withoutInvitation} />
      {found.clubs.length > 0 ? <List clubs={found.clubs} /> : <NobodyYet text={words.say('clubs.none')} />}
    </>
  )
}

function List({ clubs }: { clubs: MyClubs['clubs'] }) {
  const words = useWords()
  return (
    <section className="club-shelf my-games">
      <h2 className="unseen">{words.say('clubs.title')}</h2>
      <ul>
        {clubs.map(({ id, name, members }) => (
          <li key={id}>
            <Link href={`/club/${id}`} className="line">
              <Glyph name="people" />
              <span className="what">
                <b>{name}</b>
                <small>{words.say('clubs.count', { count: members })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
