import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useMe } from '../account/me.ts'
import { pageOf } from '../boards/boards.ts'
import { honourGame, today } from '../club/honour.ts'
import { FACTS, GAMES, type GameName } from '../games.ts'
import { type LocalSummary, localGames } from '../local/local-store.ts'
import { honourId } from '../local/new-game.ts'
import { useWords } from '../words/words.tsx'
import { Badge } from './Badge.tsx'

/** The games of the day for whoever has no line: the seed is on the device. */
export function OfflineDaily() {
  const words = useWords()
  const [mine, setMine] = useState<readonly LocalSummary[]>()
  useEffect(() => {
    void localGames().then(setMine)
  }, [])
  if (!mine) return null
  return (
    <>
      <p className="hint">{words.say('lobby.daily.offline')}</p>
      <ul>
        {GAMES.filter(game => FACTS[game].daily).map(game => (
          <Line key={game} game={game} played={mine.find(({ id }) => id === honourId(game, today()))} />
        ))}
      </ul>
    </>
  )
}

function Line({ game, played }: { game: GameName; played: LocalSummary | undefined }) {
  const words = useWords()
  const [, go] = useLocation()
  const me = useMe(({ name }) => name) || words.say('common.guest')
  const { daily } = pageOf(game)
  const name = daily ? words.say(daily) : FACTS[game].title
  const what = words.say(played?.finished ? 'lobby.daily.result' : played ? 'lobby.daily.goOn' : 'lobby.daily.play')
  const label = words.say('common.about', { what, text: name })
  const begin = async () => go(`/local/${await honourGame(game, today(), me)}`)
  return (
    <li>
      <Badge game={game} />
      <span className="what">
        <b>{name}</b>
        <small>{words.say('lobby.daily.honour')}</small>
      </span>
      {played ? (
        <Link className="small" href={`/local/${played.id}`} aria-label={label}>
          {what}
        </Link>
      ) : (
        <button type="button" className="small" aria-label={label} onClick={() => void begin()}>
          {what}
        </button>
      )}
    </li>
  )
}
