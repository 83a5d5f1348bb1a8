import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { AREAS, LANGUAGES, type Language, loadArea } from './index.ts'
import { type Counting, EVERYWHERE, isRange, type StyleRule } from './style.ts'

/** Each language's folder says what it never prints. */
const styleOf = (language: Language): Promise<{ rules: readonly StyleRule[]; counted: Counting }> =>
  import(`./${language}/style.ts`)

for (const language of LANGUAGES) {
  const { rules: own, counted } = await styleOf(language)
  const rules = [...EVERYWHERE, ...own]
  describe(`${language} as an editor would print it`, () => {
    test.each(rules)('words: $instead', async ({ never, except }) => {
      const spoken = (await sentences(language)).filter(([key]) => !except?.test(key))
      expect(spoken.filter(([, sentence]) => never.test(sentence))).toEqual([])
    })

    test.each(rules.filter(rule => !rule.wordsOnly))('rulebooks: $instead', ({ never }) => {
      expect(rulebooks(language).filter(line => never.test(line))).toEqual([])
    })

    test('a number never stands before a noun that does not follow it', async () => {
      const bare = (await sentences(language)).filter(
        ([key, sentence]) => !isRange.test(key) && countsBarely(parse(sentence), counted),
      )
      expect(bare).toEqual([])
    })
  })
}

const sentences = async (language: Language): Promise<[string, string][]> =>
  (await Promise.all(AREAS.map(area => loadArea(language, area)))).flatMap(area => Object.entries<string>(area))

function rulebooks(language: Language): string[] {
  const folder = `../../docs/rules/${language === 'en' ? '' : `${language}/`}`
  return ['diamant', 'sub-terra'].flatMap(game =>
    readFileSync(new URL(`${folder}${game}.md`, import.meta.url), 'utf8')
      .replace(/!\[(.+?)\]\(.+?\)/g, '$1')
      .split('\n'),
  )
}

/** Whether an argument stands as it is, with a noun that is counted right after it or a verb right before. */
function countsBarely(elements: readonly MessageFormatElement[], { noun, verb }: Counting): boolean {
  return elements.some((element, i) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).some(option => countsBarely(option.value, { noun, ...(verb && { verb }) }))
    if (element.type !== TYPE.argument) return false
    const before = elements[i - 1]
    const after = elements[i + 1]
    return (
      (after?.type === TYPE.literal && noun.test(after.value)) ||
      (before?.type === TYPE.literal && verb !== undefined && verb.test(before.value))
    )
  })
}
