import { describe, expect, test } from 'vitest'
import { AREAS, LANGUAGE_NAMES, LANGUAGES, loadArea } from './index.ts'

/** Without what an ICU message says to the formatter. */
const letters = (text: string): string => text.replace(/\{\w+\}|\{\w+, \w+,|\b\w+ (?=\{)/g, ' ')
const isSentence = (text: string): boolean => (letters(text).match(/\p{L}{2,}/gu) ?? []).length >= 4

test('each language has a name of its own', () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGES.length)
})

describe('a folder that was copied is translated: no sentence is as it stands in English', () => {
  for (const language of LANGUAGES.filter(each => each !== 'en'))
    test(language, async () => {
      const left: string[] = []
      for (const area of AREAS) {
        const [english, own] = [await loadArea('en', area), await loadArea(language, area)] as Record<string, string>[]
        for (const [key, text] of Object.entries(own!)) if (english![key] === text && isSentence(text)) left.push(key)
      }
      expect(left).toEqual([])
    })
})
