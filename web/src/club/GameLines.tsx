import { dateText, type Language } from '@grotto/words'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Badge } from '../front/Badge.tsx'
import { type GameName, isGame } from '../games.ts'
import { useWords } from '../words/words.tsx'

interface Played {
  readonly table: string
  readonly game: string
}

interface Props<Game extends Played> {
  readonly title: string
  readonly games: readonly Game[]
  /** So many are shown until somebody asks for all. */
  readonly most: number
  readonly line: (game: Game & { readonly game: GameName }) => Line
}

interface Line {
  readonly title: string
  readonly notes: readonly string[]
  readonly mark?: ReactNode
}

/** Finished games, the latest first, each with the way to its replay. */
export function GameLines<Game extends Played>({ title, games, most, line }: Props<Game>) {
  const words = useWords()
  const [all, setAll] = useState(false)
  const known = games.filter((each): each is Game & { readonly game: GameName } => isGame(each.game))
  return (
    <section className="club-shelf my-games">
      <h2>{title}</h2>
      <ul>
        {known.slice(0, all ? undefined : most).map(game => (
          <GameLine key={game.table} game={game} {...line(game)} />
        ))}
      </ul>
      {known.length > most && !all && (
        <button type="button" className="small" onClick={() => setAll(true)}>
          {words.say('club.all', { count: known.length })}
        </button>
      )}
    </section>
  )
}

function GameLine({ game, title, notes, mark }: Line & { game: Played & { readonly game: GameName } }) {
  return (
    <li>
      <Link href={`/replay/table/${game.table}`} className="line">
        <Badge game={game.game} />
        <span className="what">
          <b>{title}</b>
          <small>{notes.join(' · ')}</small>
        </span>
        {mark}
      </Link>
    </li>
  )
}

export const dayOf = (time: number, language: Language): string =>
  dateText(language, time, { day: 'numeric', month: 'short', year: 'numeric' })
