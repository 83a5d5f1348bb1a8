import { LANGUAGES, loadWords, type Words } from '@grotto/words'
import { expect, test } from 'vitest'
import { shortName } from '../boards/sub-terra/scene/labels.ts'
import { withSoftHyphens } from './soft-hyphens.ts'

test('item 22: a long name breaks where one writes a hyphen, and reads as before', () => {
  expect(withSoftHyphens('Rétrécissement')).toBe('Rétrécis\u00adsement')
  expect(withSoftHyphens('Non contrassegnata')).toBe('Non contrasse\u00adgnata')
  expect(withSoftHyphens('Eau')).toBe('Eau')
})

const ACTIONS = ['move', 'hide', 'dive', 'demolish', 'rig', 'bandage', 'repel', 'excavate', 'squeeze'] as const
/** So many letters stand beside one another on a button of a phone. */
const FIT = 9

test.each(LANGUAGES)('item 22: no button of the bar breaks a word anyhow, in %s', async language => {
  const words = (await loadWords(language, ['subTerra'])) as Words
  for (const type of ACTIONS)
    for (const part of withSoftHyphens(shortName(words, type)).split(/[\s\u00ad]/u))
      expect([type, part.length <= FIT, part]).toEqual([type, true, part])
})
