import type { Words } from '@grotto/words'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { LiveTable } from './live-table.ts'
import { useNow } from './use-now.ts'

const SOON_MS = 10_000

/** Time left for the decision that is due next; mine where I owe one. */
export function DecisionClock({ table }: { table: LiveTable }) {
  const words = useWords()
  const due = table.known?.due ?? []
  const next = due.find(({ seat }) => seat === table.viewer) ?? due[0]
  const now = useNow(next !== undefined)
  if (!next) return null
  const left = Math.max(0, next.at - now)
  return (
    <p className={left < SOON_MS ? 'clock soon' : 'clock'} role="timer" aria-label={words.say('table.clock')}>
      <Glyph name="clock" size={16} />
      {timeLeft(words, left)}
    </p>
  )
}

const [HOUR, DAY] = [3600, 86_400]

/** Days read as days, hours as hours; only the last hour runs by seconds. */
function timeLeft(words: Words, ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const hours = Math.floor(seconds / HOUR)
  if (seconds >= DAY) return words.say('table.clock.long', { days: Math.floor(hours / 24), hours: hours % 24 })
  const minutes = Math.floor(seconds / 60) % 60
  if (hours > 0) return words.say('table.clock.hours', { hours, minutes })
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
