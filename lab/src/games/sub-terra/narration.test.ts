import { fastChance } from '@grotto/kernel'
import { CAVERS, subTerra } from '@grotto/sub-terra'
import { LANGUAGES } from '@grotto/words'
import { describe, expect, test } from 'vitest'
import { subTerraNarration } from './narration.ts'

/** What no screen may show: names of ours, gaps in sentences, the notation of lines. */
const OURS = /subTerra\.|terminal\.|[{}]|undefined|NaN|\bhp\d|\bap\d|seat \d|[a-z][A-Z]/

const PARTIES = [CAVERS.slice(0, 4), CAVERS.slice(4), ['geologist', 'leader', 'medic', 'engineer', 'diver', 'scout']]

/** Everything that can be asked and shown on the way through a random game. */
async function screens(language: (typeof LANGUAGES)[number], number: number): Promise<string[]> {
  const narration = await subTerraNarration(language, ['Ada', 'Bo'])
  const options = subTerra.parseOptions({ cavers: PARTIES[number % PARTIES.length], players: 1, start: 'random' })
  if (!options.ok) throw new Error(options.refusal.reason)
  const shown: string[] = []
  const chance = fastChance(`narration/${number}`)
  const state = subTerra.setup(options.value, chance)
  while (subTerra.toAct(state).length > 0) {
    const legal = subTerra.legal(state, 0)
    shown.push(
      ...narration.position(state).slice(1),
      narration.question!(state, 0),
      ...legal.map(action => narration.action(state, action)),
    )
    if (legal.length > 6) shown.push(...narration.odds(state, 0), ...narration.help!(state, legal))
    subTerra.advance(state, 0, legal[chance('choice', legal.length)]!, chance)
  }
  return [...new Set([...shown, ...narration.position(state).slice(1)])]
}

describe('what the terminal shows of a cave is words', () => {
  test.each(LANGUAGES)('in %s', async language => {
    const all = (await Promise.all(PARTIES.map((_, number) => screens(language, number)))).flat()
    expect(all.length).toBeGreaterThan(300)
    expect(all.filter(line => OURS.test(line))).toEqual([])
  })
})

test('choices say where to, what lies there, and what it costs', async () => {
  const read = subTerra.notation.parsePosition('  a b c\n1 S-W-.\n\nmedic a1 hp2 ap2\nscout a1 hp1\nhorrors c1\n')
  if (!read.ok) throw new Error(read.refusal.reason)
  const { action, position, question } = await subTerraNarration('en', [])
  expect(subTerra.legal(read.value, 0).map(each => action(read.value, each))).toEqual(
    expect.arrayContaining([
      'Swim to the east: a water tile, flooded at b1 (2 points)',
      'Bandage: Scout (1 point)',
      'Heal: Medic (2 points)',
      'End turn. Give up the remaining points.',
    ]),
  )
  expect(question!(read.value, 0)).toBe('Medic: 2 action points left. Choose an action.')
  expect(position(read.value)).toContain('A horror is on an unmarked tile at c1. It hunts the Medic: 2 steps away.')
})
