import { PLANS, subTerra } from '@grotto/sub-terra'
import { LANGUAGES, loadWords, type Words } from '@grotto/words'
import { expect, test } from 'vitest'
import { subTerraScript } from './lesson/script.ts'
import { nameAction, namePlan } from './naming.ts'

test('every plan is written in the chat as the board writes it, also those that are no actions', async () => {
  const words = (await loadWords('en', ['common', 'table', 'subTerra'])) as Words
  expect(namePlan(words, { type: 'meet', at: [0, 0] })).toBe('plans: let’s meet here')
  expect(namePlan(words, { type: 'heal', caver: 'medic' })).toBe('plans: heals the Medic')
  expect(PLANS.filter(type => !namePlan(words, { type }))).toEqual([])
  expect(namePlan(words, { type: 'whatever' })).toBeUndefined()
})

test('the ways to turn a tile and the places of an answer can be told apart where the coach lists them', async () => {
  const words = (await loadWords('es', ['common', 'subTerra'])) as Words
  expect(nameAction(words, { type: 'place', open: 'NEW' })).toBe('Colocarla aquí, lados abiertos: norte, este y oeste')
  expect(nameAction(words, { type: 'explore', side: 'N' })).toBe('Explorar, hacia el norte')
  const horrors = subTerra.notation.parsePosition(`
      a b
    1 S-h

    medic a1 hp3 ap2
  `)
  if (!horrors.ok) throw new Error('no such picture')
  expect(nameAction(words, { type: 'spawn', at: [1, 0] }, horrors.value)).toBe('Despierta aquí, B1')
})

/** What is done where one points: it stands in the bar, and again beside the tile. */
const POINTED = ['explore', 'reveal', 'move', 'sprint', 'bandage'] as const

test.each(LANGUAGES)(
  'what the lesson asks for is called the same in the bar and beside the tile, in %s',
  async language => {
    const words = (await loadWords(language, ['common', 'subTerra', 'lesson'])) as Words
    const named = subTerraScript.labels(words)
    for (const type of POINTED) expect(named[type]).toBe(nameAction(words, { type }))
  },
)
