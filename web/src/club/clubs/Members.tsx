import type { ClubInfo } from '@grotto/protocol'
import { useState } from 'react'
import { Confirm } from '../../app/Confirm.tsx'
import { sayProblem } from '../../app/problems.ts'
import { handOver, leaveClub } from '../../net/clubs.ts'
import { Token } from '../../pictures/Portrait.tsx'
import { useWords } from '../../words/words.tsx'
import type { ClubAtHand } from './use-club.ts'

type Member = ClubInfo['members'][number]
interface Asked {
  readonly what: 'handOver' | 'remove'
  readonly member: Member
}

/** Who is in it and who is on; its founder hands it over or removes somebody. */
export function Members({ at }: { at: ClubAtHand }) {
  const words = useWords()
  const { club, amFounder, act, look } = at
  const [asked, setAsked] = useState<Asked>()
  const remove = (person: string) => leaveClub(club.id, person).then(look, problem => sayProblem(words, problem))
  const doIt = ({ what, member: { person } }: Asked) =>
    void (what === 'remove' ? remove(person) : act(handOver(club.id, person)))
  return (
    <section className="club-shelf companions club-members">
      <h2>
        {words.say('clubs.members')}
        <small>{words.say('clubs.count', { count: club.members.length })}</small>
      </h2>
      <ul>
        {club.members.map(member => (
          <MemberLine key={member.person} member={member} club={club} ask={amFounder ? setAsked : undefined} />
        ))}
      </ul>
      {asked && (
        <Confirm
          title={words.say(`clubs.${asked.what}.title`, { name: asked.member.name })}
          text={words.say(`clubs.${asked.what}.text`, { name: asked.member.name })}
          does={words.say(`clubs.${asked.what}`)}
          act={() => doIt(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

interface LineProps {
  readonly member: Member
  readonly club: ClubInfo
  readonly ask: ((asked: Asked) => void) | undefined
}

function MemberLine({ member, club, ask }: LineProps) {
  const words = useWords()
  const { name, on, you, person } = member
  const notes = [
    ...(on ? [words.say('clubs.on')] : []),
    ...(person === club.founder ? [words.say('clubs.founder')] : []),
  ]
  return (
    <li className={on ? 'on' : ''}>
      <Token who="sky" name={name} />
      <span className="what">
        <b>{you ? words.say('clubs.you', { name }) : name}</b>
        <small>{notes.join(' · ')}</small>
      </span>
      {ask && !you && (
        <span className="deeds">
          {(['handOver', 'remove'] as const).map(what => (
            <button key={what} type="button" className="small quiet" onClick={() => ask({ what, member })}>
              {words.say(`clubs.${what}`)}
              <span className="unseen"> {name}</span>
            </button>
          ))}
        </span>
      )}
    </li>
  )
}
