import type { TableSummary } from '@grotto/protocol'
import { Link, useLocation } from 'wouter'
import { Badge } from '../../front/Badge.tsx'
import { FACTS, GAMES, isGame } from '../../games.ts'
import { sitDown, takeTableOff } from '../../net/clubs.ts'
import { Glyph } from '../../pictures/Glyph.tsx'
import { useWords } from '../../words/words.tsx'
import type { ClubAtHand } from './use-club.ts'

/** Tables of the club that wait for people or are being played, and a new one of each game. */
export function ClubTables({ at: { club, amFounder, act } }: { at: ClubAtHand }) {
  const words = useWords()
  return (
    <section className="club-shelf club-tables">
      <h2>{words.say('clubs.tables')}</h2>
      {club.tables.length === 0 && <p className="hint">{words.say('clubs.tables.none')}</p>}
      <ul>
        {club.tables.map(table => (
          <ClubTable
            key={table.id}
            table={table}
            takeOff={amFounder ? () => void act(takeTableOff(club.id, table.id)) : undefined}
          />
        ))}
      </ul>
      <div className="club-doors">
        {GAMES.map(game => (
          <Link key={game} className="small" href={`/new/${game}?club=${club.id}`}>
            <Glyph name="plus" size={16} />
            {words.say('clubs.tables.new', { game: FACTS[game].title })}
          </Link>
        ))}
      </div>
    </section>
  )
}

interface TableProps {
  readonly table: TableSummary
  /** Only for the founder. */
  readonly takeOff: (() => void) | undefined
}

function ClubTable({ table, takeOff }: TableProps) {
  const words = useWords()
  const [, go] = useLocation()
  if (!isGame(table.game)) return null
  const taken = table.seats.filter(seat => seat.kind !== 'open').length
  const [mine, waits] = [table.you !== undefined, table.status === 'lobby']
  const free = waits && !mine && taken < table.seats.length
  const sit = () => sitDown(table.id).finally(() => go(`/t/${table.id}`))
  return (
    <li>
      <Badge game={table.game} />
      <span className="what">
        <b>{table.name || words.say('clubs.tables.of', { name: table.hostName })}</b>
        <small>
          {waits
            ? words.say('clubs.tables.lobby', { taken, seats: table.seats.length })
            : words.say('clubs.tables.playing')}
        </small>
      </span>
      {free ? (
        <button type="button" className="small" onClick={() => void sit()}>
          {words.say('clubs.tables.sit')}
        </button>
      ) : (
        <Link className="small" href={`/t/${table.id}`}>
          {words.say(mine ? 'clubs.tables.goOn' : 'clubs.tables.watch')}
        </Link>
      )}
      {takeOff && (
        <button type="button" className="small" onClick={takeOff}>
          {words.say('clubs.tables.takeOff')}
        </button>
      )}
    </li>
  )
}
