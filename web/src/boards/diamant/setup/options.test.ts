import { diamant, PRINTED_OPTIONS } from '@grotto/diamant'
import { expect, test } from 'vitest'
import { draftOf } from '../../../setup/form.ts'
import { makeDiamantText, readDiamantText } from './box-text.ts'
import { changesIn, firstDraft, optionsOf } from './options.ts'

test('every option goes there and back', () => {
  const draft = { ...firstDraft(), hideChosen: true, relics: 3, treasures: [4, 9] }
  const answer = diamant.parseOptions(optionsOf(draft, 2))
  expect(answer.ok && draftOf({ firstDraft }, answer.value, 'en')).toEqual(draft)
  expect(changesIn(draft)).toBe(2)
  expect(changesIn(firstDraft())).toBe(0)
})

test('cards go out as text and come in as they were', () => {
  const { treasures, traps, relics } = PRINTED_OPTIONS
  const read = readDiamantText(makeDiamantText({ treasures, traps, relics }))
  expect(read).toEqual({ ok: true, box: { treasures, traps, relics } })
  expect(readDiamantText('spiders three')).toEqual({ ok: false, line: 1, text: 'spiders three' })
  const unknown = readDiamantText('treasures 5\nwolves 9')
  expect(unknown.ok && diamant.parseOptions(unknown.box)).toMatchObject({ refusal: { reason: 'unknownField' } })
})
