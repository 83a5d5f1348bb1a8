import { diamant } from '@grotto/diamant'
import { parseOptions } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { changesIn, draftOf, firstDraft, optionsOf, partyFor } from './options.ts'

const parsed = (options: object) => {
  const answer = parseOptions(options)
  if (!answer.ok) throw new Error(answer.refusal.reason)
  return answer.value
}

describe('Sub Terra', () => {
  test.each([1, 2, 3, 4, 5, 6])('the first draft is accepted for %s players', players => {
    expect(parsed(optionsOf('sub-terra', firstDraft('fr'), players))).toMatchObject({ players, thirdTry: 'hide' })
  })

  test('every option goes there and back', () => {
    const draft = {
      ...firstDraft('es'),
      difficulty: 'expert' as const,
      exitDepth: 6 as const,
      thirdTry: 'hide+rope' as const,
      gasTwiceEntry: 2 as const,
      easier: true,
      start: 'scout' as const,
      hazards: [{ kind: 'gas' as const, twice: true }],
    }
    const options = parsed(optionsOf('sub-terra', draft, 4))
    expect(draftOf(options, 'it')).toEqual(draft)
    expect(changesIn('sub-terra', draft)).toBe(5)
  })

  test('a starting caver who stays at home leaves it to the lot', () => {
    const draft = { ...firstDraft('en'), start: 'diver' as const }
    expect(optionsOf('sub-terra', draft, 4)).toMatchObject({ start: 'random' })
  })

  test('S-1 the party has the size the players need', () => {
    expect(partyFor(['diver', 'leader'], 3)).toHaveLength(6)
    expect(partyFor(['diver', 'leader', 'medic', 'scout', 'climber'], 1)).toHaveLength(5)
    expect(partyFor(['diver', 'leader', 'medic', 'scout', 'climber'], 2)).toEqual(['diver', 'leader', 'medic', 'scout'])
  })
})

test('Diamant: every option goes there and back', () => {
  const draft = { ...firstDraft('en'), hideChosen: true, relics: 3, treasures: [4, 9] }
  const answer = diamant.parseOptions(optionsOf('diamant', draft, 2))
  expect(answer.ok && draftOf(answer.value, 'en')).toEqual(draft)
  expect(changesIn('diamant', draft)).toBe(2)
  expect(changesIn('diamant', firstDraft('en'))).toBe(0)
})
