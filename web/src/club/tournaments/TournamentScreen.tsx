import { dateText } from '@grotto/words'
import { useParams } from 'wouter'
import { Header } from '../../app/Header.tsx'
import { Loading } from '../../app/Loading.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { dealOf, pageOf } from '../../boards/boards.ts'
import { FACTS, GAMES, isGame } from '../../games.ts'
import { useWords, WordsFor } from '../../words/words.tsx'
import { NoteRow } from '../NoteRow.tsx'
import { Entrants } from './Entrants.tsx'
import { NextTable } from './NextTable.tsx'
import { SealedDeals } from './SealedDeals.tsx'
import { TournamentStanding } from './TournamentStanding.tsx'
import { type TournamentAtHand, useTournament } from './use-tournament.ts'
import '../my-grotto.css'
import '../clubs/clubs.css'
import './tournaments.css'

const AREAS = GAMES.flatMap(game => pageOf(game).area ?? [])

/** A tournament's own page: only members of its club see it. */
export function TournamentScreen() {
  const { id = '' } = useParams<{ id: string }>()
  return (
    <WordsFor areas={['common', 'club', 'clubs', 'tournaments', ...AREAS]}>
      <Page key={id} id={id} />
    </WordsFor>
  )
}

function Page({ id }: { id: string }) {
  const words = useWords()
  const found = useTournament(id)
  const at = typeof found === 'object' ? found : undefined
  usePageTitle(words.say('tournaments.name'))
  return (
    <>
      <Header back={at ? `/club/${at.tournament.club}` : '/clubs'} />
      <main className="my-grotto clubs">
        <h1>{at ? <Title at={at} /> : words.say('tournaments.name')}</h1>
        {found === undefined && <Loading />}
        {found === 'gone' && <p className="lead">{words.say('tournaments.gone')}</p>}
        {found === 'away' && <p className="lead">{words.say('clubs.away')}</p>}
        {at && <Shelves at={at} />}
      </main>
    </>
  )
}

function Title({ at: { tournament } }: { at: TournamentAtHand }) {
  const words = useWords()
  const { game, deals, seats } = tournament
  if (!isGame(game)) return words.say('tournaments.name')
  const facts = [
    words.say('tournaments.deals', { kind: dealOf(game), count: deals }),
    words.say('tournaments.seats', { count: seats }),
    words.say(`tournaments.state.${tournament.state}`),
  ]
  return (
    <>
      {words.say('tournaments.name')}
      <small>
        <NoteRow notes={[FACTS[game].title, ...facts]} />
      </small>
    </>
  )
}

function Shelves({ at }: { at: TournamentAtHand }) {
  const words = useWords()
  const { organiser, closes, botName, state, seats, game } = at.tournament
  const date = dateText(words.language, closes, { dateStyle: 'medium', timeStyle: 'short' })
  const name = organiser ?? words.say('tournaments.somebody')
  /** One that everybody has played to its end is over before its time. */
  const when = state !== 'over' ? 'facts' : closes <= Date.now() ? 'closed' : 'ended'
  return (
    <>
      <p className="lead">
        {words.say('tournaments.lead', { kind: dealOf(game) })} {words.say(`tournaments.${when}`, { name, date })}{' '}
        {seats > 1 && words.say('tournaments.bots', { bot: botName })}
      </p>
      <div className="my-shelves">
        <NextTable at={at} />
        <TournamentStanding tournament={at.tournament} />
        <Entrants at={at} />
        <SealedDeals tournament={at.tournament} />
      </div>
    </>
  )
}
