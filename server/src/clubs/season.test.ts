import type { Club } from '@grotto/storage'
import { expect, test } from 'vitest'
import { endedSeasons, seasonChanged, seasonStart } from './season.ts'

const day = (text: string): number => Date.parse(`${text}T12:00:00Z`)
const founded = (text: string): Club => ({
  ...{ id: 'x', code: '', name: '', founder: '', created: day(text), evening: null, seasonFrom: null },
  seasonChanges: '[]',
})
const changed = (club: Club, season: 'now' | 'quarter', when: string): Club => ({
  ...club,
  ...seasonChanged(club, season, day(when)),
})
const ended = (club: Club, now: string): string[] =>
  endedSeasons(club, day(now)).map(({ from, to }) =>
    [from, to].map(at => new Date(at).toISOString().slice(0, 10)).join(' '),
  )

test('a new club has none behind it; then one for each quarter, the latest first, over the years', () => {
  const club = founded('2025-11-20')
  expect(ended(club, '2025-12-31')).toEqual([])
  expect(ended(club, '2026-07-02')).toEqual(['2026-04-01 2026-07-01', '2026-01-01 2026-04-01', '2025-11-20 2026-01-01'])
})

test('one that its founder began ends the one before, and ends when she begins another or goes back to quarters', () => {
  let club = changed(founded('2026-01-05'), 'now', '2026-02-10')
  expect(seasonStart(club, day('2026-05-01'))).toBe(day('2026-02-10'))
  expect(ended(club, '2026-05-01')).toEqual(['2026-01-05 2026-02-10'])
  club = changed(club, 'now', '2026-05-02')
  club = changed(club, 'quarter', '2026-06-03')
  expect(ended(club, '2026-07-02')).toEqual([
    '2026-06-03 2026-07-01',
    '2026-05-02 2026-06-03',
    '2026-02-10 2026-05-02',
    '2026-01-05 2026-02-10',
  ])
})

test('quarters that are asked for again change nothing, and what is written has an end', () => {
  const quarters = founded('2026-01-05')
  expect(changed(quarters, 'quarter', '2026-02-02')).toEqual(quarters)
  let club = quarters
  for (let i = 0; i < 200; i++) club = changed(club, 'now', '2026-03-03')
  expect(club.seasonChanges.length).toBeLessThan(3000)
})

test.each(['{', '{}', '[{"at":"x"}]', 'null'])('what is damaged counts as nothing: %s', seasonChanges => {
  expect(ended({ ...founded('2026-01-05'), seasonChanges }, '2026-05-01')).toEqual(['2026-01-05 2026-04-01'])
})
