import { dismissNotice, useNotices } from '../net/notices.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'

/** What whoever runs the server tells everybody, over every screen, until it is put away. */
export function Notices() {
  const words = useWords()
  const notices = useNotices(state => state.notices)
  return (
    <div className="notices" role="status">
      {notices.map(({ id, text }) => (
        <p key={id} className="paper">
          <span>{text}</span>
          <button type="button" aria-label={words.say('common.close')} onClick={() => dismissNotice(id)}>
            <Glyph name="close" size={18} />
          </button>
        </p>
      ))}
    </div>
  )
}
