import { REASONS, SUB_TERRA_REASONS } from '@grotto/bots'
import { type Area, LANGUAGES, loadWords, sayReason } from '@grotto/words'
import { describe, expect, test } from 'vitest'

/** Said by bots of every game: those that search, and the one that draws lots. */
const OF_EVERY_GAME = ['byChance', 'onlyAction', 'triedOut', 'expected']
const SPOKEN: Partial<Record<Area, readonly string[]>> = {
  diamant: REASONS,
  subTerra: [...OF_EVERY_GAME, ...SUB_TERRA_REASONS],
}
const NUMBERS = [
  'times',
  'percent',
  'hand',
  'cards',
  'loss',
  'gain',
  'ahead',
  'behind',
  'relics',
  'danger',
  'rubies',
  'more',
]
const args = Object.fromEntries(NUMBERS.map(name => [name, 1.5]))

describe('every reason of a bot has a sentence', () => {
  for (const language of LANGUAGES)
    for (const [area, reasons] of Object.entries(SPOKEN))
      test(`${area} in ${language}`, async () => {
        const words = await loadWords(language, ['table', area as Area])
        expect(reasons.filter(reason => !sayReason(words as never, { reason, args }))).toEqual([])
      })
})

test('numbers come as the reader writes them', async () => {
  const words = await loadWords('es', ['table', 'diamant'])
  const said = sayReason(words as never, { reason: 'lossOutweighsGain', args: { loss: 1.5, gain: 0.4 } })
  expect(said).toBe('Una carta más cuesta 1,5 de media y trae 0,4.')
})
