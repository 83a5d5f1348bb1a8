import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'
import { eveningIn, nextEvening } from './evening.ts'

const at = (text: string) => Date.parse(text)
const thursday = { day: 4, time: '20:00', zone: 'Europe/Paris' }

test.each([
  ['the same day, before it begins', '2026-11-19T18:59:00Z', '2026-11-19T19:00:00Z'],
  ['once it has begun, a week later', '2026-11-19T19:00:00Z', '2026-11-26T19:00:00Z'],
  ['over the end of summer time', '2026-10-24T12:00:00Z', '2026-10-29T19:00:00Z'],
  ['over its beginning', '2027-03-27T12:00:00Z', '2027-04-01T18:00:00Z'],
  ['when it is another day there than here', '2026-11-18T23:30:00Z', '2026-11-19T19:00:00Z'],
])('the next evening: %s', (_, now, next) => {
  expect(new Date(nextEvening(thursday, at(now))).toISOString()).toBe(new Date(at(next)).toISOString())
})

test('on the other side of the world it is that side’s day', () => {
  const monday = { day: 1, time: '00:15', zone: 'Pacific/Auckland' }
  expect(new Date(nextEvening(monday, at('2026-11-15T00:00:00Z'))).toISOString()).toBe('2026-11-15T11:15:00.000Z')
})

test('what is kept and cannot be read is no evening', () => {
  expect(eveningIn(JSON.stringify(thursday))).toEqual(thursday)
  const inZones = ['Nowhere/Here', '+0530', '-08', '+05:30'].map(zone => JSON.stringify({ ...thursday, zone }))
  for (const text of [null, '{}', '7', ...inZones]) expect(eveningIn(text)).toBeUndefined()
})

test('a calendar has the time of the place, every week', () => {
  const club = {
    id: 'x',
    code: '',
    name: 'Bats; and\nmore',
    founder: '',
    created: 0,
    evening: null,
    seasonFrom: null,
    seasonChanges: '[]',
  }
  const lines = calendarOf(club, thursday, at('2026-11-17T00:00:00Z')).split('\r\n')
  expect(lines).toContain('DTSTART;TZID=Europe/Paris:20261119T200000')
  expect(lines).toContain('DTEND;TZID=Europe/Paris:20261119T230000')
  expect(lines).toContain('RRULE:FREQ=WEEKLY')
  for (const label of ['SUMMARY', 'NAME', 'X-WR-CALNAME']) expect(lines).toContain(`${label}:Bats\\; and\\nmore`)
  // Programs that do not know the zone by its name are told when its clocks are set.
  const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
  expect(zone).toEqual(expect.arrayContaining(['TZID:Europe/Paris', 'TZOFFSETTO:+0200', 'TZOFFSETTO:+0100']))
  expect(lines.filter(line => line.startsWith('DTSTAMP'))).toEqual(['DTSTAMP:19700101T000000Z'])
})
