import type { Seat } from '@grotto/kernel'
import { personOf } from '../pictures/explorers.ts'
import { Portrait } from '../pictures/Portrait.tsx'
import { useWords } from '../words/words.tsx'
import './curtain.css'

/** Covers everything until the next person holds the device. */
export function Curtain({ name, seat, lift }: { name: string; seat: Seat; lift: () => void }) {
  const words = useWords()
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-label={words.say('table.curtain.title', { name })}>
      <Portrait who={personOf(seat)} size={120} />
      <h1>{words.say('table.curtain.title', { name })}</h1>
      <p>{words.say('table.curtain.text')}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the curtain replaces the board, and this is all there is to do */}
      <button type="button" className="primary" onClick={lift} autoFocus>
        {words.say('table.curtain.lift', { name })}
      </button>
    </div>
  )
}

/** Everybody has seen what came out: the device goes on. */
export function PassOn({ name, pass }: { name: string; pass: () => void }) {
  const words = useWords()
  return (
    <div className="pass-on">
      <button type="button" className="primary" onClick={pass}>
        {words.say('table.curtain.pass', { name })}
      </button>
    </div>
  )
}
