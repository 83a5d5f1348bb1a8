import { useEffect, useState } from 'react'
import { clubInfo } from '../net/clubs.ts'
import { useWords } from '../words/words.tsx'

/** Says for which club a table is set up. */
export function ForClub({ club }: { club: string }) {
  const words = useWords()
  const [name, setName] = useState<string>()
  useEffect(() => {
    clubInfo(club).then(
      found => setName(found.name),
      () => {},
    )
  }, [club])
  return name ? <p className="for-club">{words.say('table.setup.club', { name })}</p> : null
}
