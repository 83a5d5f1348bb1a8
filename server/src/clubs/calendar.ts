import type { Evening } from '@grotto/protocol'
import type { Club } from '@grotto/storage'
import { getVtimezoneComponent } from '@touch4it/ical-timezones'
import ical, { ICalEventRepeatingFreq } from 'ical-generator'
import { nextWall } from './evening.ts'

const HOURS = 3
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The club's evening every week, from the next one on, at the time of its place: summer and winter. */
export function calendarOf({ id, name, created }: Club, evening: Evening, now: number): string {
  const begins = nextWall(evening, now)
  const calendar = ical({ name: escaped(name), prodId: { company: 'Grotto', product: 'Club' } })
  calendar.createEvent({
    id: `${id}@grotto`,
    summary: name,
    start: onTheWall(begins),
    end: onTheWall(begins + HOURS * HOUR),
    timezone: evening.zone,
    repeating: { freq: ICalEventRepeatingFreq.WEEKLY },
    stamp: new Date(created),
    // A later file replaces what a calendar knows of the evening.
    sequence: Math.max(0, Math.floor((now - created) / MINUTE)),
  })
  // Told to the library, the zone would also be taken for that of the stamp, which is always UTC.
  const zone = getVtimezoneComponent(evening.zone)?.trim().split(/\r?\n/).join('\r\n')
  return zone ? calendar.toString().replace('BEGIN:VEVENT', () => `${zone}\r\nBEGIN:VEVENT`) : calendar.toString()
}

/** The library escapes what an event says, and not the name of a calendar. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, sign => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

/** A text without a zone is taken for the time of the event's own. */
const onTheWall = (wall: number): string => new Date(wall).toISOString().slice(0, 19)
