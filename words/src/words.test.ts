import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { AREAS, LANGUAGES, loadArea, loadWords, preferredLanguage } from './index.ts'

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
  expect(preferredLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr')
  expect(preferredLanguage(['de'])).toBe('en')
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
