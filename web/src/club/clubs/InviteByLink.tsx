import { useState } from 'react'
import { Confirm } from '../../app/Confirm.tsx'
import { linkWith } from '../../app/codes.ts'
import { copy } from '../../app/copy.ts'
import { changeLink } from '../../net/clubs.ts'
import { Glyph } from '../../pictures/Glyph.tsx'
import { QrCode } from '../../pictures/QrCode.tsx'
import { useWords } from '../../words/words.tsx'
import { AskIntoClub } from './AskIntoClub.tsx'
import type { ClubAtHand } from './use-club.ts'

/** The club's link, to send or to scan. Its founder changes it. */
export function InviteByLink({ at }: { at: ClubAtHand }) {
  const { club, amFounder, act } = at
  const words = useWords()
  const [asking, setAsking] = useState(false)
  const link = linkWith('/clubs', 'club', club.code)
  return (
    <section className="club-shelf club-link">
      <h2>{words.say('clubs.link')}</h2>
      <p className="hint">{words.say('clubs.link.text')}</p>
      <div>
        <QrCode text={link} label={words.say('clubs.link.qr')} />
        <span className="club-doors">
          <button type="button" className="small" onClick={() => void copy(link, words.say('common.copied'))}>
            <Glyph name="copy" size={16} />
            {words.say('clubs.link.copy')}
          </button>
          {'share' in navigator && (
            <button type="button" className="small" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
              <Glyph name="share" size={16} />
              {words.say('clubs.link.share')}
            </button>
          )}
          {amFounder && (
            <button type="button" className="small quiet" onClick={() => setAsking(true)}>
              {words.say('clubs.link.new')}
            </button>
          )}
        </span>
      </div>
      <AskIntoClub at={at} />
      {asking && (
        <Confirm
          title={words.say('clubs.link.new.title')}
          text={words.say('clubs.link.new.text')}
          does={words.say('clubs.link.new')}
          act={() => void act(changeLink(club.id))}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
