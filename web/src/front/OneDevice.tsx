import { Link } from 'wouter'
import { FACTS, GAMES } from '../games.ts'
import { useWords } from '../words/words.tsx'
import { Badge } from './Badge.tsx'

/** Hot seat: one device handed round, no network needed. */
export function OneDevice() {
  const words = useWords()
  return (
    <section className="shelf one-device">
      <h3>{words.say('lobby.oneDevice.title')}</h3>
      <p>{words.say('lobby.oneDevice.text')}</p>
      <div>
        {GAMES.map(game => (
          <Link key={game} className="second" href={`/new/${game}?on=device`}>
            <Badge game={game} titled />
            {FACTS[game].title}
          </Link>
        ))}
      </div>
    </section>
  )
}
