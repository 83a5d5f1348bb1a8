import { useEffect, useState } from 'react'
import { live } from '../net/socket.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { LiveTable } from './live-table.ts'

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
      {timeLeft(left)}
    </p>
  )
}

function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

function useNow(running: boolean): number {
  const [now, setNow] = useState(() => live.now())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(live.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  return now
}
