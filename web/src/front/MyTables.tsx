import { dateText, type Language, type Words } from '@grotto/words'
import { useState } from 'react'
import { Link } from 'wouter'
import { ImportedMark } from '../fairness/Imported.tsx'
import { SameDealMark } from '../fairness/SameDeal.tsx'
import { FACTS, type GameName, isGame } from '../games.ts'
import { personOf } from '../pictures/explorers.ts'
import { Flame, Glyph } from '../pictures/Glyph.tsx'
import { Token } from '../pictures/Portrait.tsx'
import { useWords } from '../words/words.tsx'
import { Badge } from './Badge.tsx'
import type { Mine, MyLine } from './my-lines.ts'
import { OpenRecord } from './OpenRecord.tsx'

const SHOWN = 6

/** Tables on the server and games on this device in one list: where it is my turn first, then the latest. */
export function MyTables({ mine }: { mine: Mine }) {
  const words = useWords()
  const { lines, remove } = mine
  const [all, setAll] = useState(false)
  return (
    <section className="shelf mine">
      <div className="shelf-head">
        <h3>{words.say('lobby.mine.title')}</h3>
        <Link className="to-my-grotto" href="/my-grotto">
          {words.say('lobby.myGrotto')}
        </Link>
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

const AT_ONCE = 3

/** What the page begins with: where it is my turn, then what can be gone on with. */
export function PlayOn({ mine: { lines, remove } }: { mine: Mine }) {
  const words = useWords()
  const running = lines?.filter(({ status }) => status === 'playing' || status === 'lobby').slice(0, AT_ONCE) ?? []
  if (running.length === 0) return null
  return (
    <section className="shelf play-on">
      <h2>{words.say('lobby.now.title')}</h2>
      <ul>
        {running.map(line => (
          <MyTable key={line.href} line={line} remove={remove} />
        ))}
      </ul>
    </section>
  )
}

function MyTable({ line, remove }: { line: MyLine; remove: (id: string) => void }) {
  const words = useWords()
  if (!isGame(line.game)) return null
  const name = titleOf(words, line)
  return (
    <li className={line.yourTurn ? 'turn' : ''}>
      <Link href={line.href} className="line">
        <Badge game={line.game} />
        <span className="what">
          <b>{name}</b>
          <small>
            {line.yourTurn && <Flame />}
            {notesOn(words, line).join(' · ')}
          </small>
          <ImportedMark imported={line.imported} />
          {line.sameDeal && <SameDealMark />}
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

/** A table's name, or whose it is. What is over is called by its game; whoever brought a game does not sit at it. */
function titleOf(words: Words, line: MyLine): string {
  const game = FACTS[line.game as GameName].title
  if (line.name) return line.name
  const over = line.status === 'finished' || line.status === 'abandoned'
  return line.local || line.imported === 'whole' || over ? game : words.say('lobby.tableOf', { name: line.host ?? '' })
}

/** How it stands, since when, and with whom. */
function notesOn(words: Words, line: MyLine): readonly string[] {
  const { status, result, others, touched, local, yourTurn, name, game, seats } = line
  const over = status === 'finished' || status === 'abandoned'
  const state = words.say(yourTurn ? 'lobby.mine.yourTurn' : `lobby.mine.${status}`)
  return [
    ...(over && name && isGame(game) ? [FACTS[game].title] : []),
    result ? words.say(`lobby.mine.${result.key}`, 'place' in result ? { place: result.place, seats } : {}) : state,
    ...(local ? [words.say('lobby.mine.here')] : []),
    ...(over ? [dayOf(touched, words.language)] : []),
    ...(others.length > 0 ? [words.say('lobby.mine.with', { names: words.list(others) })] : []),
  ]
}

const dayOf = (time: number, language: Language): string => dateText(language, time, { day: 'numeric', month: 'short' })

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
