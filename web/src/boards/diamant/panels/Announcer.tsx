import type { DiamantEvent } from '@grotto/diamant'
import { narrateDiamant } from '@grotto/words'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import type { LoggedEvent } from '../../board.ts'
import { isJournalled } from './journal-lines.ts'

/** The one polite live region: it speaks what has just been told, and nothing of the past. */
export function Announcer({ log, names }: { log: readonly LoggedEvent<DiamantEvent>[]; names: readonly string[] }) {
  const words = useWords()
  const [spoken, setSpoken] = useState('')
  const heard = useRef(log.at(-1)?.number ?? -1)
  useEffect(() => {
    const news = log.filter(
      ({ number, event }) => number > heard.current && (isJournalled(event) || event.type === 'chose'),
    )
    heard.current = log.at(-1)?.number ?? -1
    if (news.length > 0) setSpoken(news.map(({ event }) => narrateDiamant(event, names, words)).join(' '))
  }, [log, names, words])
  return (
    <p className="unseen" role="status" aria-live="polite">
      {spoken}
    </p>
  )
}
