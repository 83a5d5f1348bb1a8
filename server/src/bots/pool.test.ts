import { botsOf } from '@grotto/bots'
import { gameById } from '@grotto/catalog'
import { fastChance } from '@grotto/kernel'
import { afterAll, expect, test } from 'vitest'
import { BotPool } from './pool.ts'
import { anyAction, type BotQuestion } from './roster.ts'

const pool = new BotPool({ workers: 1, thinking: 20, patience: 5_000 })
afterAll(() => pool.close())

function question(bot: string, seed = 'x'): BotQuestion {
  const game = gameById('diamant')!
  const options = game.parseOptions({ players: 3 })
  if (!options.ok) throw new Error('options')
  const events: object[] = []
  const state = game.setup(options.value, fastChance(1), event => events.push(event))
  return { game, bot, seat: 1, view: game.encode(game.view(state, 1)), events, seed }
}

test('a bot thinks elsewhere and decides something legal; the same question gets the same answer', async () => {
  const { action } = await pool.decide(question('random'))
  expect(['goOn', 'leave']).toContain((action as { type: string }).type)
  expect((await pool.decide(question('random'))).action).toEqual(action)
})

test('one that fails costs its own decision only', async () => {
  const [failing, fine] = await Promise.allSettled([pool.decide(question('nobody')), pool.decide(question('random'))])
  expect(failing.status).toBe('rejected')
  expect(fine.status).toBe('fulfilled')
})

test('one that never ends is thrown out, and the next gets a fresh thread', async () => {
  // The strongest thinks as long as it may; here that is longer than anybody waits for it.
  const thinker = botsOf('diamant').reduce((best, each) => (each.level > best.level ? each : best)).id
  const hasty = new BotPool({ workers: 1, thinking: 2_000, patience: -1_990 })
  await expect(hasty.decide(question(thinker))).rejects.toThrow('too long')
  const patient = new BotPool({ workers: 1, thinking: 20, patience: 5_000 })
  expect(await patient.decide(question('random'))).toBeDefined()
  await hasty.close()
  await patient.close()
})

test('what is played instead of a failed decision is legal', () => {
  expect(['goOn', 'leave']).toContain((anyAction(question('nobody')) as { type: string }).type)
})

test('everybody can be replaced by somebody who is offered', () => {
  for (const game of ['diamant', 'sub-terra']) expect(pool.has(game, pool.standInFor(game))).toBe(true)
  expect(pool.has('diamant', 'nobody')).toBe(false)
})
