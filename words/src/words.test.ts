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

test.each(AREAS)('%s in French never breaks a line before its double marks', async area => {
  for (const [key, sentence] of Object.entries<string>(await loadArea('fr', area)))
    expect([key, / [:;!?»]|« /.test(sentence)]).toEqual([key, false])
})

test('a sentence is filled in', async () => {
  const words = await loadWords('fr', ['common'])
  expect(words.say('common.name')).toBe('Grotto')
  expect(words.list(['a', 'b', 'c'])).toBe('a, b et c')
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
