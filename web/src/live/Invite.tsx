import { copy } from '../app/copy.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { QrCode } from '../pictures/QrCode.tsx'
import { useWords } from '../words/words.tsx'

/** Three ways to a table: a code to say aloud, a link to send, a picture to scan. */
export function Invite({ code }: { code: string }) {
  const words = useWords()
  const link = `${location.origin}/join/${code}`
  return (
    <section className="paper invite">
      <h2>{words.say('table.invite.title')}</h2>
      <div>
        <QrCode text={link} label={words.say('table.invite.qr')} />
        <span>
          <small>{words.say('table.invite.code')}</small>
          <b className="code">{code}</b>
          <button type="button" className="dark" onClick={() => void copy(link, words.say('common.copied'))}>
            <Glyph name="copy" size={18} />
            {words.say('table.invite.copy')}
          </button>
          {'share' in navigator && (
            <button type="button" className="plain" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
              <Glyph name="share" size={18} />
              {words.say('table.invite.share')}
            </button>
          )}
        </span>
      </div>
    </section>
  )
}
