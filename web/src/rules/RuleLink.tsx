import { Link } from 'wouter'
import { pageOf } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { useWords } from '../words/words.tsx'
import './rule-link.css'

/** From a "why not?" to the rule that says so, in the reader's language. */
export function RuleLink({ game, rule }: { game: GameName; rule: string }) {
  const words = useWords()
  if (!pageOf(game).rulebook) return <span className="rule-link">{rule}</span>
  return (
    <Link className="rule-link" href={`/rules/${game}#${rule}`} aria-label={words.say('table.rule', { rule })}>
      {rule}
    </Link>
  )
}
