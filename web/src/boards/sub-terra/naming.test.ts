import { PLANS } from '@grotto/sub-terra'
import { loadWords, type Words } from '@grotto/words'
import { expect, test } from 'vitest'
import { namePlan } from './naming.ts'

test('every plan is written in the chat as the board writes it, also those that are no actions', async () => {
  const words = (await loadWords('en', ['common', 'table', 'subTerra'])) as Words
  expect(namePlan(words, { type: 'meet', at: [0, 0] })).toBe('plans: let’s meet here')
  expect(namePlan(words, { type: 'heal', caver: 'medic' })).toBe('plans: heals the Medic')
  expect(PLANS.filter(type => !namePlan(words, { type }))).toEqual([])
  expect(namePlan(words, { type: 'whatever' })).toBeUndefined()
})
