import { BOTS } from '@grotto/bots'
import { fastChance } from '@grotto/kernel'
import { layOutCave, type SubTerraState, subTerra } from '@grotto/sub-terra'
import { decider } from '@grotto/trials'
import { LANGUAGES, loadWords } from '@grotto/words'
import { describe, expect, test } from 'vitest'
import { gameOptions } from './games/lab-game.ts'
import { subTerraLabGame } from './games/sub-terra/lab-game.ts'

/** The same position with another future behind it each time, late in a game of rules of thumb. */
function futures(count: number): SubTerraState[] {
  const chance = fastChance('late')
  const options = gameOptions(subTerraLabGame, { players: 1, cavers: ['leader', 'medic', 'scout', 'bodyguard'] })
  const state = subTerra.setup(options, chance)
  const lantern = decider(subTerra, { bot: 'sub-terra-careful' }, 'late')
  for (let decision = 0; decision < 100; decision++) subTerra.advance(state, 0, lantern(state, 0, []), chance)
  return Array.from({ length: count }, (_, number) => {
    const copy = subTerra.copy(state)
    layOutCave(copy, fastChance(number))
    return copy
  })
}

describe('what a bot is shown at the laboratory', () => {
  const states = futures(8)
  const answers = (bot: string) =>
    new Set(states.map(state => JSON.stringify(decider(subTerra, { bot, iterations: 1 }, 'x')(state, 0, []))))

  test('a view, so that the future cannot matter', () => {
    expect(answers('sub-terra-careful').size).toBe(1)
    expect(answers('sub-terra-search').size).toBe(1)
  })

  test('everything where it is a seer, so that it does', () => {
    expect(answers('sub-terra-oracle').size).toBeGreaterThan(1)
  })
})

test.each(LANGUAGES)('every bot has a line about itself, and every level a word, in %s', async language => {
  const words = await loadWords(language, ['table'])
  const keys = BOTS.flatMap(({ id, level }) => [`table.bot.${id}`, `table.level.${level}`])
  expect(keys.filter(key => !words.has(key))).toEqual([])
})
