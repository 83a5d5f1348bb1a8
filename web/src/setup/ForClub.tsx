import { useEffect, useState } from 'react'
import { clubInfo } from '../net/clubs.ts'
import { useWords } from '../words/words.tsx'

interface Props {
  readonly club: string
  readonly say?: 'table.setup.club' | 'tournaments.form.club'
}

/** Says for which club a table or a tournament is set up. */
export function ForClub({ club, say = 'table.setup.club' }: Props) {
  const words = useWords()
  const [name, setName] = useState<string>()
  useEffect(() => {
    clubInfo(club).then(
      found => setName(found.name),
      () => {},
    )
  }, [club])
  return name ? <p className="for-club">{words.say(say, { name })}</p> : null
}
