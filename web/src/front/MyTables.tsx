import type { Imported } from '@grotto/kernel'
import type { TableSummary } from '@grotto/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ImportedMark } from '../fairness/Imported.tsx'
import { FACTS, isGame } from '../games.ts'
import { type LocalSummary, localGames, removeLocalGame } from '../local/shelf.ts'
import { myTables } from '../net/api.ts'
import { personOf } from '../pictures/explorers.ts'
import { Flame, Glyph } from '../pictures/Glyph.tsx'
import { Token } from '../pictures/Portrait.tsx'
import { useWords } from '../words/words.tsx'
import { Badge } from './Badge.tsx'
import { OpenRecord } from './OpenRecord.tsx'

const SHOWN = 6

/** Tables on the server and games on this device in one list: where it is my turn first, then the latest. */
export function MyTables() {
  const words = useWords()
  const [lines, setLines] = useState<readonly Line[]>()
  const [removed, setRemoved] = useState(0)
  const [all, setAll] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed game is a reason to look again
  useEffect(() => {
    let current = true
    gatherLines().then(gathered => current && setLines(gathered))
    return () => {
      current = false
    }
  }, [removed])
  const remove = (id: string) => removeLocalGame(id).then(() => setRemoved(count => count + 1))
  return (
    <section className="shelf mine">
      <div className="shelf-head">
        <h3>{words.say('lobby.mine.title')}</h3>
        <OpenRecord />
      </div>
      {lines?.length === 0 && <p className="hint">{words.say('lobby.mine.none')}</p>}
      <ul>
        {lines?.slice(0, all ? undefined : SHOWN).map(line => (
          <MyTable key={line.href} line={line} remove={remove} />
        ))}
      </ul>
      {lines && lines.length > SHOWN && !all && (
        <button type="button" className="small" onClick={() => setAll(true)}>
          {words.say('lobby.mine.all', { count: lines.length })}
        </button>
      )}
    </section>
  )
}

interface Line {
  readonly href: string
  readonly local?: string
  readonly game: string
  readonly name: string
  readonly status: TableSummary['status']
  readonly yourTurn: boolean
  readonly seats: number
  readonly touched: number
  readonly imported: Imported | undefined
}

async function gatherLines(): Promise<readonly Line[]> {
  const [here, there] = await Promise.all([localGames(), myTables().catch(() => [])])
  return [...here.map(ofLocal), ...there.map(ofTable)].sort(
    (a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.touched - a.touched,
  )
}

const ofLocal = (game: LocalSummary): Line => ({
  href: `/local/${game.id}`,
  local: game.id,
  game: game.game,
  name: '',
  status: game.finished ? 'finished' : 'playing',
  yourTurn: false,
  seats: game.sitters.length,
  touched: game.touched,
  imported: game.imported,
})

const ofTable = (table: TableSummary): Line => ({
  href: `/t/${table.id}`,
  game: table.game,
  name: table.hostName,
  status: table.status,
  yourTurn: table.yourTurn,
  seats: table.seats.filter(seat => seat.kind !== 'open').length,
  touched: table.touched,
  imported: table.imported,
})

function MyTable({ line, remove }: { line: Line; remove: (id: string) => void }) {
  const words = useWords()
  if (!isGame(line.game)) return null
  // Whoever brought a game does not sit at it.
  const name =
    line.local || line.imported === 'whole' ? FACTS[line.game].title : words.say('lobby.tableOf', { name: line.name })
  return (
    <li className={line.yourTurn ? 'turn' : ''}>
      <Link href={line.href} className="line">
        <Badge game={line.game} />
        <span className="what">
          <b>{name}</b>
          <small>
            {line.yourTurn && <Flame />}
            {words.say(line.yourTurn ? 'lobby.mine.yourTurn' : `lobby.mine.${line.status}`)}
            {line.local && `, ${words.say('lobby.mine.here')}`}
            {line.status === 'finished' && ` · ${dayOf(line.touched, words.language)}`}
          </small>
          <ImportedMark imported={line.imported} />
        </span>
        <Faces seats={line.seats} />
      </Link>
      {line.local && (
        <button
          type="button"
          className="icon"
          aria-label={words.say('lobby.mine.remove', { name })}
          onClick={() => remove(line.local!)}
        >
          <Glyph name="trash" size={18} />
        </button>
      )}
    </li>
  )
}

const dayOf = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(time)

const FACES = 3
function Faces({ seats }: { seats: number }) {
  return (
    <span className="who" aria-hidden="true">
      {Array.from({ length: Math.min(seats, FACES) }, (_, seat) => (
        <Token key={personOf(seat)} who={personOf(seat)} size={21} />
      ))}
      {seats > FACES && <em>+{seats - FACES}</em>}
    </span>
  )
}
