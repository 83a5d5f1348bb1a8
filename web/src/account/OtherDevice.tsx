import type { MoveCode } from '@grotto/protocol'
import { type FormEvent, useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { claimCode, moveCode } from '../net/api.ts'
import { QrCode } from '../pictures/QrCode.tsx'
import { moveSubscription } from '../settings/push.ts'
import { useWords } from '../words/words.tsx'
import { useMe } from './me.ts'

const ASKED = 'device'

/** Leads another device here with the code filled in; becoming somebody else still takes a click there. */
const linkFor = (code: string): string => `${location.origin}/?${ASKED}=${code}`

/** The code this device was led here with. */
const codeInAddress = (): string => new URLSearchParams(location.search).get(ASKED) ?? ''

/** The same person on two devices: one gives a code, the other takes it. */
export function OtherDevice() {
  const words = useWords()
  const [offer, setOffer] = useState<MoveCode>()
  const give = () => moveCode().then(setOffer, problem => sayProblem(words, problem))
  return (
    <details className="account" open={codeInAddress() !== ''}>
      <summary>{words.say('common.device.title')}</summary>
      <p>{words.say('common.device.text')}</p>
      {offer ? (
        <output>
          <QrCode text={linkFor(offer.code)} label={words.say('common.device.qr')} />
          <b className="code">{offer.code}</b> <small>{words.say('common.device.valid')}</small>
        </output>
      ) : (
        <button type="button" className="plain" onClick={() => void give()}>
          {words.say('common.device.give')}
        </button>
      )}
      <TakeCode />
    </details>
  )
}

function TakeCode() {
  const words = useWords()
  const [code, setCode] = useState(codeInAddress)
  const take = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const { name } = await claimCode(code.replace(/[\s-]/g, ''))
      useMe.setState({ name })
      await moveSubscription().catch(() => {})
      // Everything on screen belongs to who this device was before.
      location.assign(location.pathname)
    } catch (problem) {
      sayProblem(words, problem, 'common.device.wrong')
    }
  }
  return (
    <form onSubmit={event => void take(event)}>
      <label>
        {words.say('common.device.take')}
        <input
          className="field code"
          value={code}
          maxLength={14}
          autoComplete="off"
          onInput={event => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="plain" disabled={code.trim() === ''}>
        {words.say('common.device.become')}
      </button>
    </form>
  )
}
