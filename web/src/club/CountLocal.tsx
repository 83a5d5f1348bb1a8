import { useEffect, useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { toast } from '../app/Toasts.tsx'
import { useWords } from '../words/words.tsx'
import { countOnServer, type Uncounted, uncounted } from './local-results.ts'

/** Games of this device may count too: the server replays each before it believes it. */
export function CountLocal({ onCounted }: { onCounted: () => void }) {
  const words = useWords()
  const [waiting, setWaiting] = useState<readonly Uncounted[]>([])
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void uncounted().then(setWaiting)
  }, [])
  if (waiting.length === 0) return null
  const count = async () => {
    setBusy(true)
    try {
      toast(words.say('club.counted', { count: await countOnServer(waiting) }))
    } catch (problem) {
      sayProblem(words, problem)
    }
    setWaiting(await uncounted())
    setBusy(false)
    onCounted()
  }
  return (
    <section className="club-shelf count-local">
      <p className="hint">{words.say('club.localHint')}</p>
      <button type="button" className="primary" disabled={busy} onClick={() => void count()}>
        {words.say(busy ? 'club.counting' : 'club.count', busy ? {} : { count: waiting.length })}
      </button>
    </section>
  )
}
