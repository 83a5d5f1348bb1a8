import type { MoveCode } from '@grotto/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { codeInAddress, dropCode, linkWith } from '../app/codes.ts'
import { sayProblem } from '../app/problems.ts'
import { claimCode, moveCode } from '../net/api.ts'
import { QrCode } from '../pictures/QrCode.tsx'
import { useWords } from '../words/words.tsx'
import { becomeOther } from './become-other.ts'

/** Leads another device here with the code filled in; becoming somebody else still takes a click there. */
const linkFor = (code: string): string => linkWith('/', 'device', code)

/** The same person on two devices: one gives a code, the other takes it. */
export function OtherDevice() {
  const words = useWords()
  const [offer, setOffer] = useState<MoveCode>()
  const [brought] = useState(() => codeInAddress('device'))
  useEffect(() => void (brought && dropCode()), [brought])
  const give = () => moveCode().then(setOffer, problem => sayProblem(words, problem))
  return (
    <details className="account" open={brought !== ''}>
      <summary>{words.say('account.device.title')}</summary>
      <p>{words.say('account.device.text')}</p>
      {offer ? (
        <output>
          <QrCode text={linkFor(offer.code)} label={words.say('account.device.qr')} />
          <b className="code">{offer.code}</b> <small>{words.say('account.device.valid')}</small>
        </output>
      ) : (
        <button type="button" className="plain" onClick={() => void give()}>
          {words.say('account.device.give')}
        </button>
      )}
      <TakeCode brought={brought} />
    </details>
  )
}

/** `brought` is the code of the link this device was led here with. */
function TakeCode({ brought }: { brought: string }) {
  const words = useWords()
  const [code, setCode] = useState(brought)
  const take = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await becomeOther(await claimCode(code.replace(/[\s-]/g, '')))
    } catch (problem) {
      sayProblem(words, problem, 'account.device.wrong')
    }
  }
  return (
    <form onSubmit={event => void take(event)}>
      <label>
        {words.say('account.device.take')}
        <input
          className="field code"
          value={code}
          maxLength={14}
          autoComplete="off"
          onInput={event => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="plain" disabled={code.trim() === ''}>
        {words.say('account.device.become')}
      </button>
    </form>
  )
}
