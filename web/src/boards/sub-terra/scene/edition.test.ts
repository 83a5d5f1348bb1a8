import { EDITION_RULES } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { editionLines } from './edition.ts'

const rulesOf = (edition: keyof typeof EDITION_RULES) => editionLines(EDITION_RULES[edition]).map(({ rule }) => rule)

test('S-4, A-9, A-10 a table names the lines in which its edition differs from the English one', () => {
  expect(rulesOf('en')).toEqual([])
  expect(rulesOf('es')).toEqual(['S-4'])
  expect(rulesOf('fr')).toEqual(['A-10'])
  expect(rulesOf('it')).toEqual(['A-9', 'A-10'])
})

test('Z-7 a line that was set by itself is named too', () => {
  expect(editionLines({ ...EDITION_RULES.en, gasTwiceEntry: 2 })).toEqual([{ rule: 'Z-7', key: 'gasTwice' }])
})
