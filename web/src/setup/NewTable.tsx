import { Suspense, use, useState } from 'react'
import { Link, useParams, useSearch } from 'wouter'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { loadForm } from '../boards/boards.ts'
import { Badge } from '../front/Badge.tsx'
import { FACTS, GAMES, type GameName, isGame } from '../games.ts'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { useWords } from '../words/words.tsx'
import { Online } from './Online.tsx'
import { OnThisDevice } from './OnThisDevice.tsx'
import './setup.css'

/** Setting up a table of a game: with friends over the network, or on this device. */
export function NewTable() {
  const { game } = useParams<{ game: string }>()
  if (!isGame(game)) return <NotFound />
  return (
    <WordsForGame game={game}>
      <Header back="/" />
      <SetUp key={game} game={game} />
    </WordsForGame>
  )
}

function SetUp({ game }: { game: GameName }) {
  const words = useWords()
  const search = useSearch()
  const club = new URLSearchParams(search).get('club') ?? undefined
  const [where, setWhere] = useState<'device' | 'online'>(
    new URLSearchParams(search).get('on') === 'device' ? 'device' : 'online',
  )
  usePageTitle(words.say('table.setup.title'))
  return (
    <main className="setup">
      <div className="head">
        <h1>{words.say('table.setup.title')}</h1>
        <nav className="pick" aria-label={words.say('table.setup.game')}>
          {GAMES.map(each => (
            <Link
              key={each}
              href={`/new/${each}${where === 'device' ? '?on=device' : club ? `?club=${club}` : ''}`}
              aria-current={each === game ? 'page' : undefined}
            >
              <Badge game={each} titled />
              {FACTS[each].title}
            </Link>
          ))}
        </nav>
      </div>
      <fieldset className="where">
        <legend className="unseen">{words.say('table.setup.where')}</legend>
        {(['online', 'device'] as const).map(each => (
          <button key={each} type="button" aria-pressed={each === where} onClick={() => setWhere(each)}>
            <b>{words.say(`table.setup.where.${each}`)}</b>
            <small>{words.say(`table.setup.where.${each}.note`)}</small>
          </button>
        ))}
      </fieldset>
      <Suspense fallback={<Loading />}>
        <Form game={game} where={where} club={club} />
      </Suspense>
    </main>
  )
}

interface FormProps {
  readonly game: GameName
  readonly where: 'device' | 'online'
  readonly club: string | undefined
}

function Form({ game, where, club }: FormProps) {
  const form = use(loadForm(game))
  return where === 'device' ? <OnThisDevice game={game} form={form} /> : <Online game={game} form={form} club={club} />
}
