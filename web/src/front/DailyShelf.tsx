import type { Daily } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { sayProblem } from '../app/problems.ts'
import { toast } from '../app/Toasts.tsx'
import { pageOf } from '../boards/boards.ts'
import { FACTS, GAMES, type GameName, isGame } from '../games.ts'
import { localGames } from '../local/local-store.ts'
import { dailyGames, Problem, playDaily } from '../net/api.ts'
import { untilAnswered } from '../net/until-answered.ts'
import { useWords } from '../words/words.tsx'
import { Badge } from './Badge.tsx'

const HOUR = 3_600_000

/** What is only needed without a line. */
const OfflineDaily = lazy(async () => ({ default: (await import('./OfflineDaily.tsx')).OfflineDaily }))

/** One sealed game a day, the same for everybody; without a line one that is on this device. */
export function DailyShelf() {
  const words = useWords()
  const daily = useDaily()
  if (!daily || (daily !== 'offline' && daily.games.length === 0)) return null
  return (
    <section className="shelf daily-shelf">
      <h2>{words.say('lobby.daily.title')}</h2>
      {daily === 'offline' ? (
        <Suspense>
          <OfflineDaily />
        </Suspense>
      ) : (
        <p className="hint">{words.say('lobby.daily.text', { hours: hoursUntil(daily.ends) })}</p>
      )}
      <ul>
        {daily !== 'offline' &&
          daily.games.map(({ game, mine }) => isGame(game) && <DailyLine key={game} game={game} mine={mine} />)}
        {GAMES.filter(game => pageOf(game).puzzles).map(game => (
          <PuzzleLine key={game} game={game} />
        ))}
      </ul>
    </section>
  )
}

const hoursUntil = (ends: number): number => Math.max(1, Math.ceil((ends - Date.now()) / HOUR))

/** Asked until a server answers; then what was played without one is brought, too. */
function useDaily(): Daily | 'offline' | undefined {
  const words = useRef(useWords())
  const [daily, setDaily] = useState<Daily | 'offline'>()
  useEffect(() => {
    const look = () =>
      dailyGames().then(
        found => {
          setDaily(found)
          void bringWhatWaits(words.current)
          return true
        },
        problem => {
          if (problem instanceof Problem && problem.kind === 'offline') setDaily('offline')
          return false
        },
      )
    return untilAnswered(look)
  }, [])
  return daily
}

/** Most people never play without a line, and load nothing for it. */
async function bringWhatWaits(words: Words): Promise<void> {
  const games = await localGames()
  if (!games.some(({ honour, finished }) => honour && finished)) return
  const { bringHonourGames } = await import('../club/honour.ts')
  for (const { refused } of await bringHonourGames())
    toast(words.say(refused ? 'lobby.daily.refused' : 'lobby.daily.brought'), refused)
}

function DailyLine({ game, mine }: { game: GameName; mine: Daily['games'][number]['mine'] }) {
  const words = useWords()
  const [, go] = useLocation()
  const { daily } = pageOf(game)
  const name = daily ? words.say(daily) : FACTS[game].title
  /** Whoever goes from button to button hears which one it is. */
  const about = (what: string) => words.say('common.about', { what, text: name })
  const begin = () =>
    playDaily(game).then(
      ({ id }) => go(`/t/${id}`),
      problem => sayProblem(words, problem),
    )
  return (
    <li>
      <Badge game={game} />
      <span className="what">
        <b>{name}</b>
      </span>
      {!mine && (
        <button
          type="button"
          className="small"
          aria-label={about(words.say('lobby.daily.play'))}
          onClick={() => void begin()}
        >
          {words.say('lobby.daily.play')}
        </button>
      )}
      {mine?.status === 'playing' && (
        <Link className="small" href={`/t/${mine.table}`} aria-label={about(words.say('lobby.daily.goOn'))}>
          {words.say('lobby.daily.goOn')}
        </Link>
      )}
      {mine?.status === 'finished' && (
        <Link className="small" href={`/daily/${game}`} aria-label={about(words.say('lobby.daily.table'))}>
          {words.say('lobby.daily.table')}
        </Link>
      )}
    </li>
  )
}

/** The puzzle of the day; it needs no server once it is opened. */
function PuzzleLine({ game }: { game: GameName }) {
  const words = useWords()
  return (
    <li>
      <Badge game={game} />
      <span className="what">
        <b>{words.say('lobby.puzzle.title')}</b>
        <small>{FACTS[game].title}</small>
      </span>
      <Link
        className="small"
        href={`/puzzle/${game}`}
        aria-label={words.say('common.about', { what: words.say('lobby.puzzle.solve'), text: FACTS[game].title })}
      >
        {words.say('lobby.puzzle.solve')}
      </Link>
    </li>
  )
}
