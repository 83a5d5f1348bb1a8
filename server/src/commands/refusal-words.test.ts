import { TABLE_REASONS } from '@grotto/protocol'
import { LANGUAGES, loadWords } from '@grotto/words'
import { expect, test } from 'vitest'

test.each(LANGUAGES)('every reason a table gives has a sentence (%s)', async language => {
  const words = await loadWords(language, ['table'])
  expect(TABLE_REASONS.filter(reason => !words.has(`table.refusal.${reason}`))).toEqual([])
})
