import { subTerra } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { firstDraft, optionsOf } from '../boards/sub-terra/setup/options.ts'
import { quickOptions } from './quick-options.ts'

const quick = (language: 'en' | 'fr' | 'it') =>
  subTerra.parseOptions(quickOptions({ firstDraft, optionsOf }, subTerra.newOptions, language, 4))

test('a game laid out at once plays the edition that the set-up of this language begins with', () => {
  for (const [language, thirdTry] of [
    ['en', 'none'],
    ['fr', 'hide'],
    ['it', 'hide+rope'],
  ] as const) {
    const options = quick(language)
    expect(options).toMatchObject({ ok: true, value: { edition: language, thirdTry, players: 4 } })
    const setUp = subTerra.parseOptions(optionsOf(firstDraft(language), 4))
    expect(options).toEqual(setUp)
  }
})
