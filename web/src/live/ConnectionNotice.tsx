import { useEffect, useState } from 'react'
import type { Connection } from '../net/socket.ts'
import { useWords } from '../words/words.tsx'

/** A short break goes by unseen. */
const UNSEEN_MS = 1500

export function ConnectionNotice({ connection }: { connection: Connection }) {
  const words = useWords()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (connection !== 'lost') return setShown(false)
    const timer = setTimeout(() => setShown(true), UNSEEN_MS)
    return () => clearTimeout(timer)
  }, [connection])
  return (
    <div className="connection" role="status">
      {shown && <p>{words.say('table.connection.lost')}</p>}
    </div>
  )
}
