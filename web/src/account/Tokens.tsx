import type { ApiToken, ApiTokens } from '@grotto/protocol'
import { type FormEvent, useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { makeToken, myTokens, revokeToken } from '../net/api.ts'
import { useWords } from '../words/words.tsx'

const LONGEST_LABEL = 40

/** What lets programs play as me: each can be taken back alone. */
export function Tokens() {
  const words = useWords()
  const [tokens, setTokens] = useState<ApiTokens['tokens']>()
  const learn = (asked: Promise<ApiTokens>) =>
    asked.then(
      known => setTokens(known.tokens),
      problem => sayProblem(words, problem),
    )
  return (
    <details className="account" onToggle={event => event.currentTarget.open && void learn(myTokens())}>
      <summary>{words.say('account.token.title')}</summary>
      <p>{words.say('account.token.text')}</p>
      {tokens && (
        <ul className="tokens">
          {tokens.map(token => (
            <li key={token.id}>
              <OneToken token={token} />
              <button type="button" className="plain" onClick={() => void learn(revokeToken(token.id))}>
                {words.say('account.token.revoke')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewToken onMade={() => void learn(myTokens())} />
    </details>
  )
}

function OneToken({ token: { id, label, used, expires } }: { token: ApiTokens['tokens'][number] }) {
  const words = useWords()
  const day = (time: number) => new Date(time).toLocaleDateString(words.language)
  return (
    <span>
      <b>{label || id.slice(0, 6)}</b>{' '}
      <small>
        {used === null ? words.say('account.token.unused') : words.say('account.token.used', { day: day(used) })}{' '}
        {words.say('account.token.expires', { day: day(expires) })}
      </small>
    </span>
  )
}

function NewToken({ onMade }: { onMade: () => void }) {
  const words = useWords()
  const [label, setLabel] = useState('')
  const [made, setMade] = useState<ApiToken>()
  const make = async (event: FormEvent) => {
    event.preventDefault()
    try {
      setMade(await makeToken(label))
      setLabel('')
      onMade()
    } catch (problem) {
      sayProblem(words, problem)
    }
  }
  return (
    <form onSubmit={event => void make(event)}>
      {made && (
        <output>
          <code className="secret">{made.token}</code> <small>{words.say('account.token.once')}</small>
        </output>
      )}
      <label>
        {words.say('account.token.label')}
        <input
          className="field"
          value={label}
          maxLength={LONGEST_LABEL}
          autoComplete="off"
          onInput={event => setLabel(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="plain">
        {words.say('account.token.make')}
      </button>
    </form>
  )
}
