import type { MyCompanions, TableInfo } from '@grotto/protocol'
import { useEffect, useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { inviteCompanion, myCompanions } from '../net/api.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords, WordsFor } from '../words/words.tsx'
import './ask-companions.css'

const SHOWN = 8

/** In the room of a table with a free seat: people I played with, asked with one tap. */
export function AskCompanions({ info }: { info: TableInfo }) {
  return (
    <WordsFor areas={['common', 'club']}>
      <Asking info={info} />
    </WordsFor>
  )
}

function Asking({ info }: { info: TableInfo }) {
  const words = useWords()
  const [mine, setMine] = useState<MyCompanions>()
  const [asked, setAsked] = useState<readonly string[]>([])
  useEffect(() => {
    myCompanions().then(setMine, () => {})
  }, [])
  const sitting = new Set(info.seats.flatMap(seat => (seat.kind === 'human' ? [seat.person] : [])))
  const shut = new Set(mine?.blocked.map(({ person }) => person))
  const free = mine?.companions.filter(({ person }) => !sitting.has(person) && !shut.has(person)).slice(0, SHOWN) ?? []
  if (free.length === 0 || !info.seats.some(({ kind }) => kind === 'open')) return null
  const ask = (person: string) =>
    inviteCompanion(info.id, person).then(
      () => setAsked(before => [...before, person]),
      problem => sayProblem(words, problem),
    )
  return (
    <section className="panel ask-companions">
      <h2>{words.say('club.ask')}</h2>
      <ul>
        {free.map(({ person, name }) => (
          <li key={person}>
            <button type="button" className="small" disabled={asked.includes(person)} onClick={() => void ask(person)}>
              {asked.includes(person) && <Glyph name="check" size={16} />}
              {words.say(asked.includes(person) ? 'club.asked' : 'club.askOne', { name })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
