import type { MyCompanions } from '@grotto/protocol'
import { useEffect, useState } from 'react'
import { myCompanions } from '../../net/api.ts'
import { inviteToClub } from '../../net/clubs.ts'
import { useWords } from '../../words/words.tsx'
import { AskEach } from '../AskEach.tsx'
import type { ClubAtHand } from './use-club.ts'

/** People I played with who are not in the club yet: asked with one tap, without the link. */
export function AskIntoClub({ at: { club } }: { at: ClubAtHand }) {
  const words = useWords()
  const [mine, setMine] = useState<MyCompanions>()
  useEffect(() => {
    myCompanions().then(setMine, () => {})
  }, [])
  const out = new Set([...club.members, ...(mine?.blocked ?? [])].map(({ person }) => person))
  const others = mine?.companions.filter(({ person }) => !out.has(person)) ?? []
  if (others.length === 0) return null
  return (
    <div className="ask-companions">
      <h3>{words.say('club.ask')}</h3>
      <AskEach people={others} ask={person => inviteToClub(club.id, person)} />
    </div>
  )
}
