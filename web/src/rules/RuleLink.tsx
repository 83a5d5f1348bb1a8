import type { MouseEvent } from 'react'
import { pageOf } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { useWords } from '../words/words.tsx'
import { openRule } from './open-rule.tsx'
import './rule-link.css'

/** Whoever asks for another tab or window gets the page. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** From a "why not?" to the rule that says so, in the reader's language: it opens over what she was doing. */
export function RuleLink({ game, rule }: { game: GameName; rule: string }) {
  const words = useWords()
  if (!pageOf(game).rulebook) return <span className="rule-link">{rule}</span>
  const read = (event: MouseEvent<HTMLElement>) => {
    if (!isPlain(event)) return
    event.preventDefault()
    openRule(game, rule, event.currentTarget)
  }
  return (
    <a
      className="rule-link"
      href={`/rules/${game}#${rule}`}
      aria-haspopup="dialog"
      aria-label={words.say('table.rule', { rule })}
      onClick={read}
    >
      {rule}
    </a>
  )
}
