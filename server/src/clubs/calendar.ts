import type { Evening } from '@grotto/protocol'
import type { Club } from '@grotto/storage'
import ical, { ICalEventRepeatingFreq } from 'ical-generator'
import { nextWall } from './evening.ts'

const HOURS = 3
const HOUR = 3_600_000

/** The club's evening every week, from the next one on, at the time of its place: summer and winter. */
export function calendarOf({ id, name, created }: Club, evening: Evening, now: number): string {
  const begins = nextWall(evening, now)
  const calendar = ical({ name, prodId: { company: 'Grotto', product: 'Club' } })
  calendar.createEvent({
    id: `${id}@grotto`,
    summary: name,
    start: onTheWall(begins),
    end: onTheWall(begins + HOURS * HOUR),
    timezone: evening.zone,
    repeating: { freq: ICalEventRepeatingFreq.WEEKLY },
    stamp: new Date(created),
  })
  return calendar.toString()
}

/** A text without a zone is taken for the time of the event's own. */
const onTheWall = (wall: number): string => new Date(wall).toISOString().slice(0, 19)
