import type { ClubSeason } from '@grotto/protocol'
import { useState } from 'react'
import { sayProblem } from '../../app/problems.ts'
import { endedSeason } from '../../net/clubs.ts'
import { useWords } from '../../words/words.tsx'
import { dayOf } from '../GameLines.tsx'
import { Standings } from './Standings.tsx'

interface Shown extends ClubSeason {
  /** How many seasons ago: 1 is the one before the season that runs. */
  readonly ended: number
}

/** How seasons stood when they ended, one at a time. */
export function EndedSeasons({ club }: { club: string }) {
  const words = useWords()
  const [shown, setShown] = useState<Shown>()
  const look = (ended: number) =>
    void endedSeason(club, ended).then(
      season => setShown({ ...season, ended }),
      problem => sayProblem(words, problem),
    )
  if (!shown)
    return (
      <button type="button" className="small quiet" onClick={() => look(1)}>
        {words.say('clubs.season.before')}
      </button>
    )
  const { from, to, table, ended, earlier } = shown
  return (
    <div className="ended-season">
      <h3 aria-live="polite">
        {words.say('clubs.season.span', { from: dayOf(from, words.language), to: dayOf(to, words.language) })}
      </h3>
      <Standings table={table} />
      <div className="club-doors">
        {earlier && (
          <button type="button" className="small quiet" onClick={() => look(ended + 1)}>
            {words.say('clubs.season.before')}
          </button>
        )}
        <button
          type="button"
          className="small quiet"
          onClick={() => (ended > 1 ? look(ended - 1) : setShown(undefined))}
        >
          {words.say('clubs.season.after')}
        </button>
      </div>
    </div>
  )
}
