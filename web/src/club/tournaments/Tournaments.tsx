import type { ClubTournaments } from '@grotto/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { dealOf } from '../../boards/boards.ts'
import { Badge } from '../../front/Badge.tsx'
import { FACTS, GAMES, isGame } from '../../games.ts'
import { clubTournaments } from '../../net/tournaments.ts'
import { Glyph } from '../../pictures/Glyph.tsx'
import { useWords } from '../../words/words.tsx'
import type { ClubAtHand } from '../clubs/use-club.ts'
import { NoteRow } from '../NoteRow.tsx'

type Card = ClubTournaments['tournaments'][number]
/** So many are shown until somebody asks for all. */
const SHOWN = 4

/** The club's tournaments, and a new one of each game. */
export function Tournaments({ at: { club } }: { at: ClubAtHand }) {
  const words = useWords()
  const [found, setFound] = useState<readonly Card[]>([])
  const [all, setAll] = useState(false)
  useEffect(() => {
    clubTournaments(club.id).then(
      ({ tournaments }) => setFound(tournaments),
      () => {},
    )
  }, [club])
  const shown = all ? found : found.slice(0, SHOWN)
  return (
    <section className="club-shelf club-tables club-tournaments">
      <h2>{words.say('tournaments.title')}</h2>
      <p className="hint">{words.say('tournaments.hint')}</p>
      <ul>
        {shown.map(card => (
          <TournamentLine key={card.id} card={card} />
        ))}
      </ul>
      <div className="club-doors">
        {found.length > shown.length && (
          <button type="button" className="small quiet" onClick={() => setAll(true)}>
            {words.say('club.all', { count: found.length })}
          </button>
        )}
        {GAMES.map(game => (
          <Link key={game} className="small" href={`/club/${club.id}/tournament/${game}`}>
            <Glyph name="plus" size={16} />
            {words.say('tournaments.new', { game: FACTS[game].title })}
          </Link>
        ))}
      </div>
    </section>
  )
}

function TournamentLine({ card: { id, game, deals, seats, state, entered, mine } }: { card: Card }) {
  const words = useWords()
  if (!isGame(game)) return null
  const kind = dealOf(game)
  const next = state === 'playing' ? mine?.next : undefined
  const notes = [
    words.say(`tournaments.state.${state}`),
    words.say('tournaments.seats', { count: seats }),
    words.say('tournaments.people', { count: entered }),
  ]
  return (
    <li>
      <Badge game={game} />
      <span className="what">
        <b>
          {FACTS[game].title} · {words.say('tournaments.deals', { kind, count: deals })}
        </b>
        <small>
          <NoteRow notes={notes} />
        </small>
      </span>
      <Link className="small" href={`/tournament/${id}`}>
        {typeof next === 'number'
          ? words.say('tournaments.play', { kind, number: next + 1 })
          : words.say('tournaments.open')}
      </Link>
    </li>
  )
}
