import { useParams } from 'wouter'
import { Header } from '../../app/Header.tsx'
import { Loading } from '../../app/Loading.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { pageOf } from '../../boards/boards.ts'
import { GAMES } from '../../games.ts'
import { useWords, WordsFor } from '../../words/words.tsx'
import { Tournaments } from '../tournaments/Tournaments.tsx'
import { ClubEvening } from './ClubEvening.tsx'
import { ClubItself } from './ClubItself.tsx'
import { ClubTables } from './ClubTables.tsx'
import { InviteByLink } from './InviteByLink.tsx'
import { Members } from './Members.tsx'
import { Ratings } from './Ratings.tsx'
import { Statistics } from './Statistics.tsx'
import { type ClubAtHand, useClub } from './use-club.ts'
import '../my-grotto.css'
import './clubs.css'

const AREAS = GAMES.flatMap(game => pageOf(game).area ?? [])

/** A club's own page: only its members see it. */
export function ClubScreen() {
  const { id = '' } = useParams<{ id: string }>()
  return (
    <WordsFor areas={['common', 'club', 'clubs', 'tournaments', ...AREAS]}>
      <Header back="/clubs" />
      <Page key={id} id={id} />
    </WordsFor>
  )
}

function Page({ id }: { id: string }) {
  const words = useWords()
  const found = useClub(id)
  const at = typeof found === 'object' ? found : undefined
  const title = at?.club.name ?? words.say('clubs.title')
  usePageTitle(title)
  return (
    <main className="my-grotto clubs">
      <h1>{title}</h1>
      {found === undefined && <Loading />}
      {found === 'gone' && <p className="lead">{words.say('clubs.notMember')}</p>}
      {found === 'away' && <p className="lead">{words.say('clubs.away')}</p>}
      {at && <Shelves at={at} />}
    </main>
  )
}

const Shelves = ({ at }: { at: ClubAtHand }) => (
  <div className="my-shelves">
    <ClubTables at={at} />
    <Tournaments at={at} />
    <Members at={at} />
    <InviteByLink at={at} />
    <ClubEvening at={at} />
    <Statistics at={at} />
    <Ratings at={at} />
    <ClubItself at={at} />
  </div>
)
