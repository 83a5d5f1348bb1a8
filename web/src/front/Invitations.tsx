import { Link } from 'wouter'
import { FACTS, isGame } from '../games.ts'
import { declineInvitation } from '../net/api.ts'
import { useWords } from '../words/words.tsx'
import { Badge } from './Badge.tsx'
import type { Mine } from './my-lines.ts'

/** Companions ask me to their tables: come, or not now. */
export function Invitations({ mine: { invitations, again } }: { mine: Mine }) {
  const words = useWords()
  if (invitations.length === 0) return null
  const decline = (table: string) => void declineInvitation(table).then(again, () => {})
  return (
    <section className="shelf invitations">
      <h2>{words.say('lobby.invited.title')}</h2>
      <ul>
        {invitations.map(
          ({ table: { id, game }, by }) =>
            isGame(game) && (
              <li key={id}>
                <Badge game={game} titled />
                <span className="what">{words.say('lobby.invited.by', { name: by, game: FACTS[game].title })}</span>
                <Link className="small" href={`/t/${id}`}>
                  {words.say('lobby.invited.come')}
                </Link>
                <button type="button" className="small quiet" onClick={() => decline(id)}>
                  {words.say('lobby.invited.decline')}
                </button>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
