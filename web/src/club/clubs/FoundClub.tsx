import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { sayProblem } from '../../app/problems.ts'
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
        <label>
          {words.say('clubs.found.name')}
          <input
            className="field"
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className="primary" disabled={busy || !name.trim()}>
          {words.say('clubs.found.go')}
        </button>
      </form>
    </section>
  )
}
