import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { sayProblem } from '../../app/problems.ts'
import { TextField } from '../../app/TextField.tsx'
import { foundClub } from '../../net/clubs.ts'
import { useWords } from '../../words/words.tsx'

export const LONGEST_NAME = 40

export function FoundClub() {
  const words = useWords()
  const [, go] = useLocation()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const found = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      go(`/club/${(await foundClub(name)).id}`)
    } catch (problem) {
      sayProblem(words, problem)
      setBusy(false)
    }
  }
  return (
    <section className="club-shelf">
      <h2>{words.say('clubs.found')}</h2>
      <form className="club-form" onSubmit={event => void found(event)}>
        <TextField label={words.say('clubs.found.name')} value={name} longest={LONGEST_NAME} write={setName} />
        <button type="submit" className="primary" disabled={busy || !name.trim()}>
          {words.say('clubs.found.go')}
        </button>
      </form>
    </section>
  )
}
