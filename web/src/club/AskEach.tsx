import { useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import './ask-companions.css'

interface Props {
  readonly people: readonly { readonly person: string; readonly name: string }[]
  readonly ask: (person: string) => Promise<unknown>
}

const SHOWN = 8

/** A button for each of them; who was asked stays so until the page is left. */
export function AskEach({ people, ask }: Props) {
  const words = useWords()
  const [asked, setAsked] = useState<readonly string[]>([])
  const askOne = (person: string) =>
    ask(person).then(
      () => setAsked(before => [...before, person]),
      problem => sayProblem(words, problem),
    )
  return (
    <ul>
      {people.slice(0, SHOWN).map(({ person, name }) => (
        <li key={person}>
          <button type="button" className="small" disabled={asked.includes(person)} onClick={() => void askOne(person)}>
            {asked.includes(person) && <Glyph name="check" size={16} />}
            {words.say(asked.includes(person) ? 'club.asked' : 'club.askOne', { name })}
          </button>
        </li>
      ))}
    </ul>
  )
}
