import type { MyClubs } from '@grotto/protocol'
import { dateText, type Words } from '@grotto/words'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { myClubs } from '../net/clubs.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { usePlayed } from './newcomer.ts'

const REFRESH_MS = 30_000

/** My clubs: who is on, what waits, when they meet. Whoever is new here and in none has no such shelf. */
export function ClubsShelf() {
  const words = useWords()
  const played = usePlayed(device => device.played)
  const [mine, setMine] = useState<MyClubs>()
  useEffect(() => {
    const look = () => void myClubs().then(setMine, noClubs)
    look()
    const timer = setInterval(() => document.hidden || look(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  if (!mine) return null
  const { clubs, invitations } = mine
  if (clubs.length + invitations.length === 0 && !played) return null
  return (
    <section className="shelf clubs-shelf">
      <div className="shelf-head">
        <h2>{words.say('lobby.clubs.title')}</h2>
        <Link className="to-clubs" href="/clubs">
          {words.say('lobby.clubs.all')}
        </Link>
      </div>
      {clubs.length + invitations.length === 0 && <p className="hint">{words.say('lobby.clubs.none')}</p>}
      <ul>
        {invitations.map(({ id, name, by }) => (
          <li key={id} className="turn">
            <Link href="/clubs" className="line">
              <Glyph name="people" />
              <span className="what">
                <b>{name}</b>
                <small>{words.say('lobby.clubs.invited', { name: by })}</small>
              </span>
            </Link>
          </li>
        ))}
        {clubs.map(club => (
          <li key={club.id} className={club.waiting > 0 ? 'turn' : ''}>
            <Link href={`/club/${club.id}`} className="line">
              <Glyph name="people" />
              <span className="what">
                <b>{club.name}</b>
                <small>{notesOn(words, club).join(' · ')}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const noClubs = (): void => {}

function notesOn(words: Words, { members, on, waiting, next }: MyClubs['clubs'][number]): readonly string[] {
  const when = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return [
    ...(waiting > 0 ? [words.say('lobby.clubs.waiting', { count: waiting })] : []),
    on > 0 ? words.say('lobby.clubs.on', { count: on }) : words.say('lobby.clubs.members', { count: members }),
    ...(next === null ? [] : [dateText(words.language, next, when)]),
  ]
}
