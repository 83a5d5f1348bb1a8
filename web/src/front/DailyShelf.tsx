import type { Daily } from '@grotto/protocol'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { sayProblem } from '../app/problems.ts'
import { pageOf } from '../boards/boards.ts'
import { FACTS, GAMES, type GameName, isGame } from '../games.ts'
import { dailyGames, playDaily } from '../net/api.ts'
import { useWords } from '../words/words.tsx'
import { Badge } from './Badge.tsx'

const HOUR = 3_600_000

/** One sealed game a day, the same for everybody. Without a server there is none. */
export function DailyShelf() {
  const words = useWords()
  const [daily, setDaily] = useState<Daily>()
  useEffect(() => {
    dailyGames().then(setDaily, () => {})
  }, [])
  if (!daily || daily.games.length === 0) return null
  const hours = Math.max(1, Math.ceil((daily.ends - Date.now()) / HOUR))
  return (
    <section className="shelf daily-shelf">
      <h2>{words.say('lobby.daily.title')}</h2>
      <p className="hint">{words.say('lobby.daily.text', { hours })}</p>
      <ul>
        {daily.games.map(({ game, mine }) => isGame(game) && <DailyLine key={game} game={game} mine={mine} />)}
        {GAMES.filter(game => pageOf(game).puzzles).map(game => (
          <PuzzleLine key={game} game={game} />
        ))}
      </ul>
    </section>
  )
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
