import type { TableInfo } from '@grotto/protocol'
import { copy } from '../app/copy.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { QrCode } from '../pictures/QrCode.tsx'
import { Toggle } from '../setup/Toggle.tsx'
import { useWords } from '../words/words.tsx'
import { useHands } from './hands.ts'
import './show-on-screen.css'

/** The address of the big screen, short enough for a television's keys; and this device as hands before it. */
export function ShowOnScreen({ info, seated }: { info: TableInfo; seated: boolean }) {
  const words = useWords()
  const address = `${location.origin}/screen/${info.code}`
  const { tables, set } = useHands()
  return (
    <details className="show-on-screen">
      <summary>{words.say('table.screen.show')}</summary>
      <p>{words.say('table.screen.text')}</p>
      <code>{address.replace(/^https?:\/\//, '')}</code>
      <div className="ways">
        <QrCode text={address} label={words.say('table.screen.qr')} />
        <span>
          <button type="button" className="small" onClick={() => void copy(address, words.say('common.copied'))}>
            <Glyph name="copy" size={18} />
            {words.say('table.invite.copy')}
          </button>
          <a className="small" href={`/screen/${info.code}`} target="_blank" rel="noopener">
            <Glyph name="eye" size={18} />
            {words.say('table.screen.open')}
          </a>
        </span>
      </div>
      {seated && (
        <Toggle
          name={words.say('table.hands')}
          note={words.say('table.hands.note')}
          on={tables.includes(info.id)}
          change={on => set(info.id, on)}
        />
      )}
    </details>
  )
}
