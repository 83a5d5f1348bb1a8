import { useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { clearMyResults } from '../net/api.ts'
import { useWords } from '../words/words.tsx'

/** What is kept of me can be taken along, and cleared away: asked twice, since it cannot be taken back. */
export function Yours({ empty, onCleared }: { empty: boolean; onCleared: () => void }) {
  const words = useWords()
  const [sure, setSure] = useState(false)
  const clear = () => {
    setSure(false)
    clearMyResults().then(onCleared, problem => sayProblem(words, problem))
  }
  if (empty) return null
  return (
    <section className="club-shelf yours">
      <h2>{words.say('club.yours')}</h2>
      <p className="hint">{words.say('club.yoursText')}</p>
      <div className="doors">
        <a className="button" href="/api/my/results/all" download="grotto-results.json">
          {words.say('club.asJson')}
        </a>
        <a className="button" href="/api/my/results/all?as=csv" download="grotto-results.csv">
          {words.say('club.asCsv')}
        </a>
        <button type="button" className="plain" onClick={() => (sure ? clear() : setSure(true))}>
          {words.say(sure ? 'club.clearSure' : 'club.clear')}
        </button>
      </div>
    </section>
  )
}
