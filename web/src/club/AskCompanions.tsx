import type { MyCompanions, TableInfo } from '@grotto/protocol'
import { useEffect, useState } from 'react'
import { inviteCompanion, myCompanions } from '../net/api.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { AskEach } from './AskEach.tsx'

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
  useEffect(() => {
    myCompanions().then(setMine, () => {})
  }, [])
  const sitting = new Set(info.seats.flatMap(seat => (seat.kind === 'human' ? [seat.person] : [])))
  const shut = new Set(mine?.blocked.map(({ person }) => person))
  const free = mine?.companions.filter(({ person }) => !sitting.has(person) && !shut.has(person)) ?? []
  if (free.length === 0 || !info.seats.some(({ kind }) => kind === 'open')) return null
  return (
    <section className="panel ask-companions">
      <h2>{words.say('club.ask')}</h2>
      <AskEach people={free} ask={person => inviteCompanion(info.id, person)} />
    </section>
  )
}
