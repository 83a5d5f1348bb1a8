import { Link } from 'wouter'
import { pageOf } from '../boards/boards.ts'
import { Badge } from '../front/Badge.tsx'
import { FACTS, GAMES, type GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'

/** The books on the shelf: one for each game, and the words in four languages. */
export function BookNav({ current }: { current: GameName | 'glossary' }) {
  const words = useWords()
  return (
    <nav className="pick" aria-label={words.say('rules.title')}>
      {GAMES.filter(game => pageOf(game).rulebook).map(game => (
        <Link key={game} href={`/rules/${game}`} aria-current={game === current ? 'page' : undefined}>
          <Badge game={game} titled />
          {FACTS[game].title}
        </Link>
      ))}
      <Link href="/glossary" aria-current={current === 'glossary' ? 'page' : undefined}>
        <span className="badge shared" aria-hidden="true">
          <Glyph name="book" />
        </span>
        {words.say('rules.glossary.short')}
      </Link>
    </nav>
  )
}
