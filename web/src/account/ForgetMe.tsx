import { useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { forgetMe } from '../net/api.ts'
import { unsubscribe } from '../settings/push.ts'
import { useWords } from '../words/words.tsx'
import { useMe } from './me.ts'

/** Asked twice: it cannot be taken back. */
export function ForgetMe() {
  const words = useWords()
  const [sure, setSure] = useState(false)
  const forget = async () => {
    try {
      await unsubscribe().catch(() => {})
      await forgetMe()
      useMe.setState({ name: '' })
      location.assign('/')
    } catch (problem) {
      sayProblem(words, problem)
    }
  }
  return (
    <details className="account">
      <summary>{words.say('account.forget.title')}</summary>
      <p>{words.say('account.forget.text')}</p>
      <button type="button" className="plain" onClick={() => (sure ? void forget() : setSure(true))}>
        {words.say(sure ? 'account.forget.sure' : 'account.forget.go')}
      </button>
    </details>
  )
}
