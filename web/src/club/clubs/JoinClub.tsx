import type { ClubSeen } from '@grotto/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { dropCode } from '../../app/codes.ts'
import { sayProblem } from '../../app/problems.ts'
import { TextField } from '../../app/TextField.tsx'
import { useNameDraft } from '../../live/JoinName.tsx'
import { joinClub, lookAtClub } from '../../net/clubs.ts'
import { useWords } from '../../words/words.tsx'

const LONGEST_NAME = 24

/** Where a club's link leads: whoever comes is told what others will see, and asked for a name. */
export function JoinClub({ code }: { code: string }) {
  const words = useWords()
  const [seen, setSeen] = useState<ClubSeen | 'gone'>()
  useEffect(() => {
    lookAtClub(code).then(setSeen, () => setSeen('gone'))
  }, [code])
  if (!seen) return null
  if (seen === 'gone')
    return (
      <p className="club-shelf" role="alert">
        {words.say('clubs.join.gone')}
      </p>
    )
  return <Joining code={code} club={seen} />
}

function Joining({ code, club }: { code: string; club: ClubSeen }) {
  const words = useWords()
  const [, go] = useLocation()
  const draft = useNameDraft()
  const join = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await draft.keep()
      const { id } = await joinClub(code)
      dropCode()
      go(`/club/${id}`)
    } catch (problem) {
      sayProblem(words, problem, 'common.problem.notAllowed')
    }
  }
  return (
    <section className="club-shelf joining">
      <h2>{words.say('clubs.join', { name: club.name })}</h2>
      <p className="hint">{words.say('clubs.count', { count: club.members })}</p>
      {!club.member && <p>{words.say('clubs.join.text')}</p>}
      <form className="club-form" onSubmit={event => void join(event)}>
        {!club.member && (
          <TextField
            label={words.say('common.yourName')}
            value={draft.name}
            longest={LONGEST_NAME}
            autoComplete="nickname"
            write={draft.write}
          />
        )}
        <button type="submit" className="primary">
          {words.say(club.member ? 'clubs.join.in' : 'clubs.join.go')}
        </button>
      </form>
    </section>
  )
}
