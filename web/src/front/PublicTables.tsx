import type { TableSummary } from '@grotto/protocol'
import { LANGUAGE_NAMES, LANGUAGES } from '@grotto/words'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ImportedMark } from '../fairness/Imported.tsx'
import { isGame } from '../games.ts'
import { publicTables } from '../net/api.ts'
import { useWords } from '../words/words.tsx'
import { Badge } from './Badge.tsx'

const REFRESH_MS = 15_000

/** Tables that anybody may join, looked up again while the page is open. */
export function PublicTables() {
  const words = useWords()
  const tables = usePublicTables()
  return (
    <section className="shelf open">
      <h3>{words.say('lobby.public.title')}</h3>
      {tables === 'offline' && <p className="hint">{words.say('common.offline')}</p>}
      {Array.isArray(tables) && tables.length === 0 && <p className="hint">{words.say('lobby.public.none')}</p>}
      <ul>{Array.isArray(tables) && tables.map(table => <PublicTable key={table.id} table={table} />)}</ul>
    </section>
  )
}

function usePublicTables(): readonly TableSummary[] | 'offline' | undefined {
  const [tables, setTables] = useState<readonly TableSummary[] | 'offline'>()
  useEffect(() => {
    const look = () =>
      publicTables().then(
        found => setTables(found.filter(table => table.status === 'lobby')),
        () => setTables('offline'),
      )
    look()
    const timer = setInterval(look, REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return tables
}

function PublicTable({ table }: { table: TableSummary }) {
  const words = useWords()
  if (!isGame(table.game)) return null
  const taken = table.seats.filter(seat => seat.kind !== 'open').length
  return (
    <li>
      <Badge game={table.game} />
      <span className="what">
        <b>{table.name || words.say('lobby.tableOf', { name: table.hostName })}</b>
        {(table.name || table.language) && (
          <small>
            {[table.name && words.say('lobby.public.host', { name: table.hostName }), languageOf(table)]
              .filter(Boolean)
              .join(' · ')}
          </small>
        )}
        <Seats taken={taken} seats={table.seats.length} />
        <ImportedMark imported={table.imported} />
      </span>
      <Link className="small" href={`/t/${table.id}`}>
        {words.say('lobby.public.sit')}
      </Link>
    </li>
  )
}

/** The language spoken there, as those call it who speak it. */
const languageOf = ({ language }: TableSummary): string | undefined => {
  const known = LANGUAGES.find(each => each === language)
  return known && LANGUAGE_NAMES[known]
}

function Seats({ taken, seats }: { taken: number; seats: number }) {
  const words = useWords()
  return (
    <span className="dots" role="img" aria-label={words.say('lobby.public.seats', { taken, seats })}>
      {Array.from({ length: seats }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <i key={seat} className={seat < taken ? 'on' : ''} />
      ))}
    </span>
  )
}
