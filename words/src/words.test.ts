import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { AREAS, dateText, LANGUAGES, type Language, loadArea, loadWords, preferredLanguage } from './index.ts'

describe('every sentence exists in every language', () => {
  for (const area of AREAS)
    for (const language of LANGUAGES)
      test(`${area} in ${language} has the keys and arguments of English`, async () => {
        const english: Record<string, string> = await loadArea('en', area)
        const translated: Record<string, string> = await loadArea(language, area)
        expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort())
        for (const key of Object.keys(english))
          expect([key, argumentsOf(translated[key]!)]).toEqual([key, argumentsOf(english[key]!)])
      })
})

test('a sentence is filled in', async () => {
  const words = await loadWords('fr', ['common'])
  expect(words.say('common.name')).toBe('Grotto')
  expect(words.list(['a', 'b', 'c'])).toBe('a, b et c')
  expect(words.series(['a, b', 'c'])).toBe('a, b\u202f; c')
})

test('in Italian two vowels of a kind are kept apart', async () => {
  const words = await loadWords('it', ['common'])
  expect(words.list(['nord', 'est'])).toBe('nord ed est')
  expect(words.list(['nord', 'sud', 'ovest'])).toBe('nord, sud e ovest')
  const table = await loadWords('it', ['table'])
  expect(['Ada', 'Enea', 'Luca'].map(name => table.say('table.curtain.pass', { name }))).toEqual([
    'Passa il dispositivo ad Ada',
    'Passa il dispositivo a Enea',
    'Passa il dispositivo a Luca',
  ])
})

test('an article is fitted to the number as it is said', async () => {
  const english = await loadWords('en', ['diamant'])
  const chance = (percent: number) => english.say('diamant.reason.danger', { percent })
  expect([6, 8, 11, 18, 80, 100].map(percent => chance(percent).slice(0, 14))).toEqual([
    'There is a 6% ',
    'There is an 8%',
    'There is an 11',
    'There is an 18',
    'There is an 80',
    'There is a 100',
  ])
  const italian = await loadWords('it', ['table', 'clubs', 'diamant', 'terminal'])
  expect([0, 1, 7, 8, 11, 18, 88].map(share => italian.say('table.advice.wins', { share }))).toEqual([
    'vince lo 0%',
    'vince l’1%',
    'vince il 7%',
    'vince l’8%',
    'vince l’11%',
    'vince il 18%',
    'vince l’88%',
  ])
  expect(italian.say('diamant.reason.danger', { percent: 8 })).toMatch(/probabilità dell’8%/)
  expect(italian.say('diamant.end.brave.lost', { name: 'Ada', percent: '11%', hand: 3 })).toMatch(/con l’11% di/)
  expect(italian.say('terminal.advice', { name: 'x', action: 'y', share: 0.08 })).toMatch(/vince l’8%/)
  expect(italian.say('clubs.season.span', { from: '8 gen', to: '11 mar' })).toBe('Dall’8 gen all’11 mar')
  expect(italian.say('clubs.season.since', { date: '1º ott' })).toBe('dal 1º ott')
})

test('the first of a month is an ordinal number in French and Italian', () => {
  const first = (language: Language) =>
    dateText(language, Date.UTC(2026, 9, 1), { dateStyle: 'medium', timeZone: 'UTC' })
  expect([first('fr'), first('it'), first('es')]).toEqual(['1er oct. 2026', '1º ott 2026', '1 oct 2026'])
  expect(dateText('fr', Date.UTC(2026, 9, 11), { dateStyle: 'long', timeZone: 'UTC' })).toBe('11 octobre 2026')
})

test('Spanish has one hour that is not plural', async () => {
  const words = await loadWords('es', ['clubs', 'tournaments'])
  const every = (time: string) => words.say('clubs.evening.every', { day: 'martes', time })
  expect(['1:30', '01:00', '11:00', '13:30', '21:15'].map(every)).toEqual([
    'Cada martes a la 1:30',
    'Cada martes a la 01:00',
    'Cada martes a las 11:00',
    'Cada martes a las 13:30',
    'Cada martes a las 21:15',
  ])
  expect(words.say('tournaments.wait.until', { time: '1:05' })).toMatch(/^A partir de la 1:05 /)
})

test('« de » gives way to the name that follows', async () => {
  const words = await loadWords('fr', ['lobby', 'table'])
  expect(['Hélène', 'Yves', 'Émile', 'Mara', 'Yann'].map(name => words.say('lobby.tableOf', { name }))).toEqual([
    'Table d’Hélène',
    'Table d’Yves',
    'Table d’Émile',
    'Table de Mara',
    'Table de Yann',
  ])
  expect(words.say('table.vote.remove', { name: 'Mara', whom: 'Inès' })).toMatch(/la place d’Inès\.$/)
})

test('the first language of the browser that we speak is chosen', () => {
  expect(preferredLanguage(['zxx-ZZ', 'fr-CA', 'en'])).toBe('fr')
  expect(preferredLanguage(['zxx'])).toBe('en')
})

function argumentsOf(message: string): string[] {
  const names = new Set<string>()
  JSON.stringify(parse(message), (_key, value) => {
    if (value && typeof value === 'object' && 'type' in value && 'value' in value && value.type >= 1 && value.type <= 6)
      names.add(String(value.value))
    return value
  })
  return [...names].sort()
}
