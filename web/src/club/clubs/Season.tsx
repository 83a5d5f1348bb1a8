import type { ClubStatistics } from '@grotto/protocol'
import { useState } from 'react'
import { Confirm } from '../../app/Confirm.tsx'
import { changeClub } from '../../net/clubs.ts'
import { useWords } from '../../words/words.tsx'
import { dayOf } from '../GameLines.tsx'
import { EndedSeasons } from './EndedSeasons.tsx'
import { Standings } from './Standings.tsx'
import type { ClubAtHand } from './use-club.ts'

interface Props {
  readonly at: ClubAtHand
  readonly season: ClubStatistics['season']
  readonly look: () => void
}

/** The table of the season: a quarter of the year, or since its founder began one. */
export function Season({ at: { club, amFounder, act }, season, look }: Props) {
  const words = useWords()
  const [asking, setAsking] = useState(false)
  const begin = (how: 'now' | 'quarter') => void act(changeClub(club.id, { season: how })).then(look)
  return (
    <section className="club-shelf club-season">
      <h2>
        {words.say('clubs.season')}
        <small>{words.say('clubs.season.since', { date: dayOf(season.from, words.language) })}</small>
      </h2>
      <Standings table={season.table} />
      <p className="hint">{words.say('clubs.season.how')}</p>
      {season.earlier && <EndedSeasons key={season.from} club={club.id} />}
      {amFounder && (
        <div className="club-doors">
          <button type="button" className="small quiet" onClick={() => setAsking(true)}>
            {words.say('clubs.season.now')}
          </button>
          {!season.byQuarters && (
            <button type="button" className="small quiet" onClick={() => begin('quarter')}>
              {words.say('clubs.season.quarter')}
            </button>
          )}
        </div>
      )}
      {asking && (
        <Confirm
          title={words.say('clubs.season.now.title')}
          text={words.say('clubs.season.now.text')}
          does={words.say('clubs.season.now')}
          act={() => begin('now')}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
