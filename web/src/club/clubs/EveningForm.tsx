import type { Evening } from '@grotto/protocol'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import { weekday } from './evening-words.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const USUAL = { day: 4, time: '20:00' } as const

interface Props {
  readonly evening: Evening | null
  readonly keep: (evening: Evening | null) => void
  readonly close: () => void
}

/** The founder says on which day and when; the time is that of her own place. */
export function EveningForm({ evening, keep, close }: Props) {
  const words = useWords()
  const [day, setDay] = useState<number>(evening?.day ?? USUAL.day)
  const [time, setTime] = useState(evening?.time ?? USUAL.time)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep({ day, time, zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  }
  return (
    <form className="club-form" onSubmit={submit}>
      <label>
        {words.say('clubs.evening.day')}
        <select className="field" value={day} onChange={event => setDay(Number(event.currentTarget.value))}>
          {DAYS.map(each => (
            <option key={each} value={each}>
              {weekday(words.language, each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.say('clubs.evening.time')}
        <input
          className="field"
          type="time"
          required
          value={time}
          onInput={event => setTime(event.currentTarget.value)}
        />
      </label>
      <div className="club-doors">
        <button type="submit" className="small">
          {words.say('common.save')}
        </button>
        <button type="button" className="small quiet" onClick={close}>
          {words.say('common.cancel')}
        </button>
        {evening && (
          <button type="button" className="small quiet" onClick={() => keep(null)}>
            {words.say('clubs.evening.drop')}
          </button>
        )}
      </div>
    </form>
  )
}
