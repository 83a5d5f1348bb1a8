import { copy } from '../app/copy.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'

interface Props {
  /** Where the link leads, on this server. */
  readonly path: string
  readonly text: string
}

/** Sends a link by what the device sends things with; where it has nothing, copies it. */
export function ShareButton({ path, text }: Props) {
  const words = useWords()
  return (
    <button type="button" className="second" onClick={() => void share(path, text, words.say('common.copied'))}>
      <Glyph name="share" />
      {words.say('table.after.share')}
    </button>
  )
}

export async function share(path: string, text: string, copied: string): Promise<void> {
  const url = new URL(path, location.origin).href
  // Whoever thinks again and closes the sheet has not failed.
  if ('share' in navigator) return navigator.share({ url, text }).catch(() => {})
  await copy(url, copied)
}
