import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { Confirm } from '../../app/Confirm.tsx'
import { sayProblem } from '../../app/problems.ts'
import { TextField } from '../../app/TextField.tsx'
import { changeClub, dissolveClub, leaveClub } from '../../net/clubs.ts'
import { useWords } from '../../words/words.tsx'
import { LONGEST_NAME } from './FoundClub.tsx'
import type { ClubAtHand } from './use-club.ts'

/** Its name, and the ways out of it. */
export function ClubItself({ at }: { at: ClubAtHand }) {
  const words = useWords()
  const [, go] = useLocation()
  const { club, amFounder } = at
  const [asked, setAsked] = useState<'leave' | 'dissolve'>()
  const me = club.members.find(({ you }) => you)?.person ?? ''
  const leave = (doing: Promise<unknown>) =>
    void doing.then(
      () => go('/clubs'),
      problem => sayProblem(words, problem),
    )
  const text = asked === 'leave' && amFounder ? 'clubs.leave.founder' : undefined
  return (
    <section className="club-shelf">
      <h2>{words.say('clubs.settings')}</h2>
      {amFounder && <Rename at={at} />}
      <div className="club-doors">
        <button type="button" className="small quiet" onClick={() => setAsked('leave')}>
          {words.say('clubs.leave')}
        </button>
        {amFounder && (
          <button type="button" className="small quiet" onClick={() => setAsked('dissolve')}>
            {words.say('clubs.dissolve')}
          </button>
        )}
      </div>
      {asked && (
        <Confirm
          title={words.say(`clubs.${asked}.title`, { name: club.name })}
          text={[words.say(`clubs.${asked}.text`), ...(text ? [words.say(text)] : [])].join(' ')}
          does={words.say(`clubs.${asked}`)}
          act={() => leave(asked === 'leave' ? leaveClub(club.id, me) : dissolveClub(club.id))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

function Rename({ at: { club, act } }: { at: ClubAtHand }) {
  const words = useWords()
  const [name, setName] = useState(club.name)
  const keep = (event: FormEvent) => {
    event.preventDefault()
    void act(changeClub(club.id, { name }))
  }
  return (
    <form className="club-form" onSubmit={keep}>
      <TextField label={words.say('clubs.found.name')} value={name} longest={LONGEST_NAME} write={setName} />
      <button type="submit" className="small" disabled={!name.trim() || name.trim() === club.name}>
        {words.say('common.save')}
      </button>
    </form>
  )
}
