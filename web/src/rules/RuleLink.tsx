import { Link } from 'wouter'
import type { GameName } from '../games.ts'
import { useWords } from '../words/words.tsx'
import './rule-link.css'

/** From a "why not?" to the rule that says so, in the reader's language. */
export function RuleLink({ game, rule }: { game: GameName; rule: string }) {
  const words = useWords()
  return (
    <Link className="rule-link" href={`/rules/${game}#${rule}`} aria-label={words.say('table.rule', { rule })}>
      {rule}
    </Link>
  )
}
