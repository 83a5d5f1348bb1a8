import type { MyClubs } from '@grotto/protocol'
import { useLocation } from 'wouter'
import { sayProblem } from '../../app/problems.ts'
import { acceptClub, declineClub } from '../../net/clubs.ts'
import { Glyph } from '../../pictures/Glyph.tsx'
import { useWords } from '../../words/words.tsx'

interface Props {
  readonly invitations: MyClubs['invitations']
  readonly onDeclined: (id: string) => void
}

/** Clubs I am asked into by somebody I have played with. */
export function Invitations({ invitations, onDeclined }: Props) {
  const words = useWords()
  const [, go] = useLocation()
  const fail = (problem: unknown) => sayProblem(words, problem)
  if (invitations.length === 0) return null
  return (
    <section className="club-shelf my-games">
      <h2>{words.say('clubs.invited')}</h2>
      <p className="hint">{words.say('clubs.join.text')}</p>
      <ul>
        {invitations.map(({ id, name, by }) => (
          <li key={id}>
            <Glyph name="people" />
            <span className="what">
              <b>{name}</b>
              <small>{words.say('clubs.invited.by', { name: by })}</small>
            </span>
            <button
              type="button"
              className="small"
              onClick={() => void acceptClub(id).then(() => go(`/club/${id}`), fail)}
            >
              {words.say('clubs.join.go')}
              <span className="unseen"> {name}</span>
            </button>
            <button
              type="button"
              className="small quiet"
              onClick={() => void declineClub(id).then(() => onDeclined(id), fail)}
            >
              {words.say('clubs.invited.no')}
              <span className="unseen"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
