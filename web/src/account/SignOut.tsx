import { useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { signOutOthers } from '../net/devices.ts'
import { moveSubscription } from '../settings/push.ts'
import { useWords } from '../words/words.tsx'

/** A phone was lost, or one was signed in at somebody else's: asked twice, as it ends what works elsewhere. */
export function SignOut() {
  const words = useWords()
  const [step, setStep] = useState<'go' | 'sure' | 'done'>('go')
  const signOut = async () => {
    try {
      await signOutOthers()
      setStep('done')
      // All reminders went; those of this browser are wanted on.
      await moveSubscription().catch(() => {})
    } catch (problem) {
      sayProblem(words, problem)
    }
  }
  return (
    <details className="account">
      <summary>{words.say('account.others.title')}</summary>
      <p>{words.say('account.others.text')}</p>
      <p role="status">{step === 'done' && words.say('account.others.done')}</p>
      {step !== 'done' && (
        <button type="button" className="plain" onClick={() => (step === 'sure' ? void signOut() : setStep('sure'))}>
          {words.say(step === 'sure' ? 'account.others.sure' : 'account.others.go')}
        </button>
      )}
    </details>
  )
}
