import { Evening } from '@grotto/protocol'
import * as v from 'valibot'

const MINUTE = 60_000
const DAY = 86_400_000

/** Whether this machine knows the time there: a place's, which knows of summer, not an offset. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** As the store keeps it; nothing where it cannot be read. */
export function eveningIn(text: string | null): Evening | undefined {
  if (text === null) return undefined
  const read = v.safeParse(Evening, JSON.parse(text))
  return read.success && isZone(read.output.zone) ? read.output : undefined
}

/** A date and a time of day as if they were those of UTC: what a clock on the wall shows there. */
const wallTime = (zone: string, time: number): number => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(time)
  const part = (type: string) => parts.find(each => each.type === type)?.value
  const date = ['year', 'month', 'day'].map(part).join('-')
  return Date.parse(`${date}T${['hour', 'minute', 'second'].map(part).join(':')}Z`)
}

/** When a clock on the wall shows this. The offset of a day before is right but where clocks were just set. */
function instantOf(zone: string, wall: number): number {
  const guess = wall - (wallTime(zone, wall) - wall)
  return guess - (wallTime(zone, guess) - wall)
}

/** The next evening that has not begun, as a clock on the wall shows it there. */
export function nextWall({ day, time, zone }: Evening, now: number): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  const today = Math.floor(wallTime(zone, now) / DAY) * DAY
  // 1970 began on a Thursday.
  const weekday = ((today / DAY + 3) % 7) + 1
  const begins = today + ((day - weekday + 7) % 7) * DAY + (hours * 60 + minutes) * MINUTE
  return begins > wallTime(zone, now) ? begins : begins + 7 * DAY
}

export const nextEvening = (evening: Evening, now: number): number => instantOf(evening.zone, nextWall(evening, now))
