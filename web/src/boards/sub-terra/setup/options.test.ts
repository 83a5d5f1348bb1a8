import { parseOptions } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { draftOf } from '../../../setup/form.ts'
import { changesIn, firstDraft, optionsOf, partyFor } from './options.ts'

const parsed = (options: object) => {
  const answer = parseOptions(options)
  if (!answer.ok) throw new Error(answer.refusal.reason)
  return answer.value
}

describe('Sub Terra', () => {
  test.each([1, 2, 3, 4, 5, 6])('the first draft is accepted for %s players', players => {
    expect(parsed(optionsOf(firstDraft('fr'), players))).toMatchObject({ players, thirdTry: 'hide' })
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
    const options = parsed(optionsOf(draft, 4))
    expect(draftOf({ firstDraft }, options, 'it')).toEqual(draft)
    expect(changesIn(draft)).toBe(5)
  })

  test('a starting caver who stays at home leaves it to the lot', () => {
    const draft = { ...firstDraft('en'), start: 'diver' as const }
    expect(optionsOf(draft, 4)).toMatchObject({ start: 'random' })
  })

  test('S-1 the party has the size the players need', () => {
    expect(partyFor(['diver', 'leader'], 3)).toHaveLength(6)
    expect(partyFor(['diver', 'leader', 'medic', 'scout', 'climber'], 1)).toHaveLength(5)
    expect(partyFor(['diver', 'leader', 'medic', 'scout', 'climber'], 2)).toEqual(['diver', 'leader', 'medic', 'scout'])
  })
})
