import type { ApiToken, ApiTokens } from '@grotto/protocol'
import { type FormEvent, useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { TextField } from '../app/TextField.tsx'
import { makeToken, myTokens, revokeToken } from '../net/api.ts'
import { useWords } from '../words/words.tsx'
import { Credential, Credentials, dayOf, LONGEST_LABEL } from './Credentials.tsx'

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
        <Credentials
          all={tokens}
          remove={({ id }) => void learn(revokeToken(id))}
          removeText={words.say('account.token.revoke')}
        >
          {token => <OneToken token={token} />}
        </Credentials>
      )}
      <NewToken onMade={() => void learn(myTokens())} />
    </details>
  )
}

function OneToken({ token: { id, label, used, expires } }: { token: ApiTokens['tokens'][number] }) {
  const words = useWords()
  const after = words.say('account.token.expires', { day: dayOf(words, expires) })
  return <Credential name={label || id.slice(0, 6)} used={used} after={after} />
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
      <TextField label={words.say('account.token.label')} value={label} longest={LONGEST_LABEL} write={setLabel} />
      <button type="submit" className="plain">
        {words.say('account.token.make')}
      </button>
    </form>
  )
}
