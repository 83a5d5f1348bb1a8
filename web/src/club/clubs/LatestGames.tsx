import type { ClubStatistics } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import { useState } from 'react'
import { Link } from 'wouter'
import { pageOf } from '../../boards/boards.ts'
import { Badge } from '../../front/Badge.tsx'
import { FACTS, type GameName, isGame } from '../../games.ts'
import { useWords } from '../../words/words.tsx'

type Game = ClubStatistics['latest'][number]
const SHOWN = 8

export const dayOf = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(time)

/** The club's latest games, each with the way to its replay. */
export function LatestGames({ games }: { games: readonly Game[] }) {
  const words = useWords()
  const [all, setAll] = useState(false)
  return (
    <section className="club-shelf my-games">
      <h2>{words.say('clubs.latest')}</h2>
      <ul>
        {games.slice(0, all ? undefined : SHOWN).map(game => (
          <GameLine key={game.table} played={game} />
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

function GameLine({ played }: { played: Game }) {
  const words = useWords()
  if (!isGame(played.game)) return null
  return (
    <li>
      <Link href={`/replay/table/${played.table}`} className="line">
        <Badge game={played.game} />
        <span className="what">
          <b>{whoPlayed(words, played)}</b>
          <small>
            {[FACTS[played.game].title, ...together(words, played, played.game), dayOf(played.at, words.language)].join(
              ' · ',
            )}
          </small>
        </span>
      </Link>
    </li>
  )
}

/** By their places, where there were any. */
function whoPlayed(words: Words, { players }: Game): string {
  const scored = players.some(({ score }) => score !== null)
  const names = players.map(({ name, place }) => {
    const called = name ?? words.say('clubs.latest.guest')
    return scored ? words.say('clubs.latest.placed', { place, name: called }) : called
  })
  return scored ? names.join(', ') : words.list(names)
}

/** What they reached together, in the game's own words. */
function together(words: Words, { result, players }: Game, game: GameName): readonly string[] {
  const key = `${pageOf(game).area}.result.${result}`
  return players.every(({ score }) => score === null) && words.has(key) ? [words.say(key as never)] : []
}
