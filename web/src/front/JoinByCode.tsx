import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../words/words.tsx'

/** Codes have no letters that could be mistaken for digits; what people type is cleaned before it is judged. */
const CODE = /^[2-9A-HJ-NP-Z]{6}$/
const cleaned = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '')

export function JoinByCode() {
  const words = useWords()
  const [, go] = useLocation()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(false)
  const join = (event: FormEvent) => {
    event.preventDefault()
    if (CODE.test(cleaned(code))) go(`/join/${cleaned(code)}`)
    else setWrong(true)
  }
  return (
    <section className="join paper">
      <h3>{words.say('lobby.join.title')}</h3>
      <p>{words.say('lobby.join.text')}</p>
      <form onSubmit={join}>
        <input
          className="field"
          aria-label={words.say('lobby.join.code')}
          aria-invalid={wrong}
          aria-describedby="join-hint"
          placeholder="K7RUBY"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onInput={event => {
            setCode(event.currentTarget.value)
            setWrong(false)
          }}
        />
        <button type="submit" className="dark">
          {words.say('lobby.join.go')}
        </button>
      </form>
      <p id="join-hint" className="hint" role={wrong ? 'alert' : undefined}>
        {words.say(wrong ? 'lobby.join.wrong' : 'lobby.join.hint')}
      </p>
    </section>
  )
}
