import { Suspense, use } from 'react'
import { Link, useParams } from 'wouter'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { loadForm } from '../boards/boards.ts'
import { loadEngine } from '../engines.ts'
import { Badge } from '../front/Badge.tsx'
import { FACTS, GAMES, type GameName, isGame } from '../games.ts'
import { everybodyOf } from '../local/bot-client.ts'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { useWords } from '../words/words.tsx'
import { Laboratory } from './Laboratory.tsx'
import type { Bench } from './setting.ts'
import '../setup/setup.css'
import './lab.css'

/** Where bots play hundreds of games in the browser, and what comes of it is watched. */
export function LabScreen() {
  const { game = GAMES[0] ?? '' } = useParams<{ game?: string }>()
  if (!isGame(game)) return <NotFound />
  return (
    <WordsForGame game={game} more={['lab']}>
      <Header back="/" />
      <Lab key={game} game={game} />
    </WordsForGame>
  )
}

function Lab({ game }: { game: GameName }) {
  const words = useWords()
  usePageTitle(words.say('lab.title'))
  return (
    <main className="lab">
      <div className="lab-head">
        <h1>{words.say('lab.title')}</h1>
        <nav className="pick" aria-label={words.say('table.setup.game')}>
          {GAMES.map(each => (
            <Link key={each} href={`/lab/${each}`} aria-current={each === game ? 'page' : undefined}>
              <Badge game={each} titled />
              {FACTS[each].title}
            </Link>
          ))}
        </nav>
      </div>
      <p className="lab-lead">{words.say('lab.lead')}</p>
      <a className="lab-balance" href="/api/balance" hrefLang="en">
        {words.say('lab.balance')} ({words.say('lab.balance.note')})
      </a>
      <Suspense fallback={<Loading />}>
        <Loaded game={game} />
      </Suspense>
    </main>
  )
}

const benches = new Map<GameName, Promise<Bench>>()

/** Asked for once: a screen that is drawn again must find the same promise. */
function benchOf(game: GameName): Promise<Bench> {
  const bench = benches.get(game) ?? loadBench(game)
  benches.set(game, bench)
  return bench
}

async function loadBench(game: GameName): Promise<Bench> {
  const [engine, form, roster] = await Promise.all([loadEngine(game), loadForm(game), everybodyOf(game)])
  return { game, engine, form, roster }
}

function Loaded({ game }: { game: GameName }) {
  return <Laboratory bench={use(benchOf(game))} />
}
