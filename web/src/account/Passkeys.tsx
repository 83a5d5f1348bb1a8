import type { PasskeyList } from '@grotto/protocol'
import { type FormEvent, useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { TextField } from '../app/TextField.tsx'
import { myPasskeys, removePasskey } from '../net/passkeys.ts'
import { useWords } from '../words/words.tsx'
import { becomeOther } from './become-other.ts'
import { Credential, Credentials, dayOf, LONGEST_LABEL } from './Credentials.tsx'
import { comeBackByPasskey, loadWebAuthn, makePasskey, sayPasskeyProblem, whyNoPasskeys } from './passkeys.ts'

/** Keys on devices: who loses one of them comes back with another, and writes nothing down. */
export function Passkeys() {
  const words = useWords()
  const [passkeys, setPasskeys] = useState<PasskeyList['passkeys']>()
  const whyNot = whyNoPasskeys()
  const learn = (asked: Promise<PasskeyList>) =>
    asked.then(
      known => setPasskeys(known.passkeys),
      problem => sayProblem(words, problem),
    )
  const open = () => {
    if (!whyNot) loadWebAuthn()
    void learn(myPasskeys())
  }
  return (
    <details className="account" onToggle={event => event.currentTarget.open && open()}>
      <summary>{words.say('account.passkey.title')}</summary>
      <p>{words.say('account.passkey.text')}</p>
      {passkeys && passkeys.length > 0 && (
        <Credentials
          all={passkeys}
          remove={({ id }) => void learn(removePasskey(id))}
          removeText={words.say('account.passkey.remove')}
        >
          {passkey => <OnePasskey passkey={passkey} />}
        </Credentials>
      )}
      {whyNot ? <p>{words.say(whyNot)}</p> : <NewPasskey onMade={known => setPasskeys(known.passkeys)} />}
    </details>
  )
}

function OnePasskey({ passkey: { label, site, created, used } }: { passkey: PasskeyList['passkeys'][number] }) {
  const words = useWords()
  return (
    <Credential
      name={label || words.say('account.passkey.one')}
      before={words.say('account.passkey.made', { day: dayOf(words, created) })}
      used={used}
      after={site !== location.hostname && words.say('account.passkey.elsewhere', { site })}
    />
  )
}

function NewPasskey({ onMade }: { onMade: (known: PasskeyList) => void }) {
  const words = useWords()
  const [label, setLabel] = useState('')
  const make = async (event: FormEvent) => {
    event.preventDefault()
    try {
      onMade(await makePasskey(label))
      setLabel('')
    } catch (problem) {
      sayPasskeyProblem(words, problem, 'account.passkey.notMade')
    }
  }
  return (
    <form onSubmit={event => void make(event)}>
      <TextField label={words.say('account.passkey.label')} value={label} longest={LONGEST_LABEL} write={setLabel} />
      <button type="submit" className="plain">
        {words.say('account.passkey.make')}
      </button>
    </form>
  )
}

/** Beside the words of a phrase. */
export function TakePasskey({ only }: { only: boolean }) {
  const words = useWords()
  const take = async () => {
    try {
      await becomeOther(await comeBackByPasskey(only))
    } catch (problem) {
      sayPasskeyProblem(words, problem, 'account.passkey.notShown')
    }
  }
  const whyNot = whyNoPasskeys()
  if (whyNot) return <p>{words.say(whyNot)}</p>
  return (
    <button type="button" className="plain" onClick={() => void take()}>
      {words.say('account.passkey.take')}
    </button>
  )
}
