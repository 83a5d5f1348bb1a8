import type { Reminding } from '@grotto/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { toast } from '../app/Toasts.tsx'
import { forgetWebhook, keepWebhook, reminding } from '../net/api.ts'
import { askToNotify, canNotify } from '../settings/notifications.ts'
import { canPush, subscribe, subscription, unsubscribe } from '../settings/push.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'

/** How I want to hear that it is my turn; what this server or this browser cannot do is not offered. */
export function Reminders() {
  const words = useWords()
  const [known, setKnown] = useState<Reminding>()
  useEffect(() => void reminding().then(setKnown, () => {}), [])
  return (
    <details className="account">
      <summary>{words.say('account.remind.title')}</summary>
      {canNotify() ? <WhileOpen /> : <p>{words.say('account.remind.impossible')}</p>}
      {known?.pushKey && canPush() && <OnThisDevice pushKey={known.pushKey} />}
      {known?.webhooks && <WebAddress known={known} learn={setKnown} />}
      {known && (known.pushKey || known.webhooks) && (
        <p>{words.say('account.remind.after', { minutes: Math.max(1, Math.round(known.after / 60)) })}</p>
      )}
    </details>
  )
}

function WhileOpen() {
  const words = useWords()
  const { remind, change } = useSettings()
  const choose = async (on: boolean) => {
    const agreed = on && (await askToNotify())
    if (on && !agreed) toast(words.say('account.remind.denied'))
    change({ remind: agreed })
  }
  return <Tick label={words.say('account.remind.open')} on={remind} choose={choose} />
}

function OnThisDevice({ pushKey }: { pushKey: string }) {
  const words = useWords()
  const [on, setOn] = useState(false)
  useEffect(() => void subscription().then(known => setOn(known !== undefined)), [])
  const choose = async (wanted: boolean) => {
    try {
      if (!wanted) await unsubscribe()
      const subscribed = wanted && (await subscribe(pushKey))
      if (wanted && !subscribed) toast(words.say('account.remind.denied'))
      setOn(subscribed)
    } catch (problem) {
      sayProblem(words, problem)
    }
  }
  return <Tick label={words.say('account.remind.push')} on={on} choose={choose} />
}

interface TickProps {
  readonly label: string
  readonly on: boolean
  readonly choose: (on: boolean) => Promise<void>
}

function Tick({ label, on, choose }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={on} onChange={event => void choose(event.currentTarget.checked)} />
      {label}
    </label>
  )
}

function WebAddress({ known, learn }: { known: Reminding; learn: (known: Reminding) => void }) {
  const words = useWords()
  const [address, setAddress] = useState(known.webhook ?? '')
  const change = (changed: Promise<Reminding>) =>
    changed.then(
      now => {
        learn(now)
        setAddress(now.webhook ?? '')
        toast(words.say(now.webhook ? 'account.remind.webhook.kept' : 'account.remind.webhook.gone'))
      },
      problem => sayProblem(words, problem),
    )
  const keep = (event: FormEvent) => {
    event.preventDefault()
    const wanted = address.trim()
    if (wanted || known.webhook) void change(wanted ? keepWebhook(wanted) : forgetWebhook())
  }
  return (
    <form onSubmit={keep}>
      <label>
        {words.say('account.remind.webhook')}
        <input
          className="field"
          type="url"
          placeholder="https://"
          value={address}
          onInput={event => setAddress(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="plain">
        {words.say(address.trim() || !known.webhook ? 'common.save' : 'account.remind.webhook.remove')}
      </button>
    </form>
  )
}
