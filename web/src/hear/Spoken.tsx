import { useWords } from '../words/words.tsx'
import { useSpoken } from './spoken.ts'

/** The only live region of a board. Lines are added and never replaced, so that none is lost however fast they come. */
export function Spoken() {
  const words = useWords()
  const lines = useSpoken(({ lines }) => lines)
  return (
    <div className="unseen spoken" role="log" aria-live="polite" aria-label={words.say('table.heard.region')}>
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
