import type { MyGame } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import { useState } from 'react'
import { Link } from 'wouter'
import { Badge } from '../front/Badge.tsx'
import { FACTS, isGame } from '../games.ts'
import { useWords } from '../words/words.tsx'

const SHOWN = 12

/** The latest games, each with the way to its replay. */
export function LatestGames({ games }: { games: readonly MyGame[] }) {
  const words = useWords()
  const [all, setAll] = useState(false)
  return (
    <section className="club-shelf my-games">
      <h2>{words.say('club.games')}</h2>
      <ul>
        {games.slice(0, all ? undefined : SHOWN).map(game => (
          <GameLine key={game.table} game={game} />
        ))}
      </ul>
      {games.length > SHOWN && !all && (
        <button type="button" className="small" onClick={() => setAll(true)}>
          {words.say('club.all', { count: games.length })}
        </button>
      )}
    </section>
  )
}

function GameLine({ game }: { game: MyGame }) {
  const words = useWords()
  if (!isGame(game.game)) return null
  const { title } = FACTS[game.game]
  const day = dayOf(game.at, words.language)
  return (
    <li>
      <Link href={`/replay/table/${game.table}`} className="line">
        <Badge game={game.game} />
        <span className="what">
          <b>{title}</b>
          <small>{notesOn(words, game, day).join(' · ')}</small>
        </span>
        {game.local && <span className="local-mark">{words.say('club.local')}</span>}
      </Link>
    </li>
  )
}

/** Where nobody was first alone, all won or lost together: then the place says nothing. */
function notesOn(words: Words, { place, seats, score }: MyGame, day: string): readonly string[] {
  const how =
    score === null
      ? words.say(place === 1 ? 'club.wonOne' : 'club.lostOne')
      : words.say('club.placeOf', { place, seats })
  return [day, how, ...(score === null ? [] : [words.say('club.points', { count: score })])]
}

const dayOf = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(time)
