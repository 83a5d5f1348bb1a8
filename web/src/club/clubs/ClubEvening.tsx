import type { ClubInfo } from '@grotto/protocol'
import { dateText } from '@grotto/words'
import { useState } from 'react'
import { setEvening } from '../../net/clubs.ts'
import { Glyph } from '../../pictures/Glyph.tsx'
import { useWords } from '../../words/words.tsx'
import { EveningForm } from './EveningForm.tsx'
import { clockOf, weekday } from './evening-words.ts'
import type { ClubAtHand } from './use-club.ts'

/** When the club meets, when that is for whoever reads it, and a file for the calendar. */
export function ClubEvening({ at: { club, amFounder, act } }: { at: ClubAtHand }) {
  const words = useWords()
  const [editing, setEditing] = useState(false)
  const { evening } = club
  if (!evening && !amFounder) return null
  return (
    <section className="club-shelf club-evening">
      <h2>{words.say('clubs.evening')}</h2>
      {evening ? (
        <Evening club={club.id} evening={evening} />
      ) : (
        <p className="hint">{words.say('clubs.evening.none')}</p>
      )}
      {amFounder && !editing && (
        <button type="button" className="small quiet" onClick={() => setEditing(true)}>
          {words.say('clubs.evening.set')}
        </button>
      )}
      {amFounder && editing && (
        <EveningForm
          evening={evening}
          keep={kept => void act(setEvening(club.id, kept)).then(() => setEditing(false))}
          close={() => setEditing(false)}
        />
      )}
    </section>
  )
}

function Evening({ club, evening }: { club: string; evening: NonNullable<ClubInfo['evening']> }) {
  const words = useWords()
  const { day, time, zone, next } = evening
  const date = dateText(words.language, next, { dateStyle: 'full', timeStyle: 'short' })
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      <p className="reached">
        {words.say('clubs.evening.every', { day: weekday(words.language, day), time: clockOf(words.language, time) })}
      </p>
      {zone !== here && <p className="hint">{words.say('clubs.evening.zone', { zone: zone.replaceAll('_', ' ') })}</p>}
      <p className="hint">{words.say('clubs.evening.next', { date })}</p>
      <div className="club-doors">
        <a className="small" href={`/api/clubs/${club}/calendar`} download="grotto-club.ics">
          <Glyph name="save" size={16} />
          {words.say('clubs.evening.calendar')}
        </a>
      </div>
    </>
  )
}
