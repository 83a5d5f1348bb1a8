import type { RecoveryInfo } from '@grotto/protocol'
import { dateText } from '@grotto/words'
import { type FormEvent, useId, useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { dropRecoveryPhrase, makeRecoveryPhrase, recoverMe, recovery } from '../net/devices.ts'
import { useWords } from '../words/words.tsx'
import { becomeOther } from './become-other.ts'
import { TakePasskey } from './Passkeys.tsx'
import { loadWebAuthn } from './passkeys.ts'

/** Twelve words on paper: who loses every device comes back with them. */
export function Recovery() {
  const words = useWords()
  const [known, setKnown] = useState<RecoveryInfo>()
  const [phrase, setPhrase] = useState('')
  const fail = (problem: unknown) => sayProblem(words, problem)
  const make = () =>
    makeRecoveryPhrase(words.language).then(made => {
      setPhrase(made.phrase)
      setKnown({ created: made.created, used: null })
    }, fail)
  const drop = () =>
    dropRecoveryPhrase().then(none => {
      setPhrase('')
      setKnown(none)
    }, fail)
  const open = () => {
    loadWebAuthn()
    if (!known) void recovery().then(setKnown, fail)
  }
  return (
    <details className="account" onToggle={event => event.currentTarget.open && open()}>
      <summary>{words.say('account.recovery.title')}</summary>
      <p>{words.say('account.recovery.text')}</p>
      {phrase && <NewPhrase phrase={phrase} />}
      {known?.created && !phrase && (
        <p>
          {words.say('account.recovery.made', {
            day: dateText(words.language, known.created, { dateStyle: 'long' }),
          })}
        </p>
      )}
      <button type="button" className="plain" onClick={() => void make()}>
        {words.say(known?.created ? 'account.recovery.another' : 'account.recovery.make')}
      </button>
      {known?.created && (
        <button type="button" className="plain" onClick={() => void drop()}>
          {words.say('account.recovery.drop')}
        </button>
      )}
      <TakePhrase />
    </details>
  )
}

/** Numbered, because their order matters; read out as they appear. */
function NewPhrase({ phrase }: { phrase: string }) {
  const words = useWords()
  return (
    <output className="phrase">
      <ol>
        {phrase.split(' ').map((word, index) => (
          // A word may come twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a word is what it is.
          <li key={index}>{word}</li>
        ))}
      </ol>
      <p>{words.say('account.recovery.once')}</p>
    </output>
  )
}

function TakePhrase() {
  const words = useWords()
  const [phrase, setPhrase] = useState('')
  const [only, setOnly] = useState(true)
  const hint = useId()
  const take = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await becomeOther(await recoverMe({ phrase, signOutOthers: only }))
    } catch (problem) {
      sayProblem(words, problem, 'account.recovery.wrong')
    }
  }
  return (
    <form onSubmit={event => void take(event)}>
      <label>
        {words.say('account.recovery.take')}
        <textarea
          className="field"
          rows={3}
          value={phrase}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onInput={event => setPhrase(event.currentTarget.value)}
        />
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={only}
          aria-describedby={hint}
          onChange={event => setOnly(event.currentTarget.checked)}
        />
        {words.say('account.others.go')}
      </label>
      <p id={hint}>{words.say('account.others.lost')}</p>
      <button type="submit" className="plain" disabled={phrase.trim() === ''}>
        {words.say('account.device.become')}
      </button>
      <TakePasskey only={only} />
    </form>
  )
}
