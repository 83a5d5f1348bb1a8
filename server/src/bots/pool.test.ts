import { botsOf } from '@grotto/bots'
import { gameById } from '@grotto/catalog'
import { fastChance } from '@grotto/kernel'
import { afterAll, expect, test } from 'vitest'
import { TestClock } from '../../test-kit/friends.ts'
import { Budgets } from '../budgets/budgets.ts'
import { ChildWorker } from '../process/child-worker.ts'
import { BotPool } from './pool.ts'
import { anyAction, type BotQuestion } from './roster.ts'

const SHARE = { person: 'ada', address: 'here', table: 't' }
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
  const { action } = await pool.decide(question('random'), SHARE)
  expect(['goOn', 'leave']).toContain((action as { type: string }).type)
  expect((await pool.decide(question('random'), SHARE)).action).toEqual(action)
})

test('one that fails costs its own decision only', async () => {
  const [failing, fine] = await Promise.allSettled([
    pool.decide(question('nobody'), SHARE),
    pool.decide(question('random'), SHARE),
  ])
  expect(failing.status).toBe('rejected')
  expect(fine.status).toBe('fulfilled')
})

test('one that never ends is thrown out, and the next gets a fresh process', async () => {
  // The strongest thinks as long as it may; here that is longer than anybody waits for it.
  const thinker = botsOf('diamant').reduce((best, each) => (each.level > best.level ? each : best)).id
  const hasty = new BotPool({ workers: 1, thinking: 2_000, patience: -1_990 })
  await expect(hasty.decide(question(thinker), SHARE)).rejects.toThrow('too long')
  const patient = new BotPool({ workers: 1, thinking: 20, patience: 5_000 })
  expect(await patient.decide(question('random'), SHARE)).toBeDefined()
  await hasty.close()
  await patient.close()
})

test('where the system has no process to give, who waits hears so, and the next one tries again', async () => {
  const thinker = botsOf('diamant').reduce((best, each) => (each.level > best.level ? each : best)).id
  let workers = 0
  const scarce = () => {
    workers += 1
    if (workers === 2) throw new Error('EAGAIN')
    return new ChildWorker<never>(new URL('./bot-worker.ts', import.meta.url), 512)
  }
  const pool = new BotPool({ workers: 1, thinking: 2_000, patience: -1_500 }, undefined, scarce)
  // The first is thrown out by a timer, which looks for a process for the second: there is none.
  const asked = [pool.decide(question(thinker), SHARE), pool.decide(question('random'), SHARE)]
  const [first, second] = await Promise.allSettled(asked)
  expect(first).toMatchObject({ reason: new Error('the bot thought too long') })
  expect(second).toMatchObject({ reason: new Error('EAGAIN') })
  expect(await pool.decide(question('random'), SHARE)).toBeDefined()
  await pool.close()
})

test('what is played instead of a failed decision is legal', () => {
  expect(['goOn', 'leave']).toContain((anyAction(question('nobody')) as { type: string }).type)
})

test('everybody can be replaced by somebody who is offered', () => {
  for (const game of ['diamant', 'sub-terra']) expect(pool.has(game, pool.standInFor(game))).toBe(true)
  expect(pool.has('diamant', 'nobody')).toBe(false)
})

test('a stranger is not kept waiting by seven bots at each of ten tables', async () => {
  let decided = 0
  const asked = Array.from({ length: 70 }, (_, i) =>
    pool.decide(question('random'), { ...SHARE, table: `t${i % 10}` }).then(() => {
      decided += 1
    }),
  )
  await pool.decide(question('random'), { person: 'bo', address: 'there', table: 'u' })
  expect(decided).toBeLessThanOrEqual(3)
  await Promise.all(asked)
})

test('for whom bots have thought much they think less, for others as long as ever', async () => {
  const budgets = new Budgets(new TestClock(), 1)
  const thinking = 1_500
  const busy = new BotPool({ workers: 1, thinking, patience: 60_000 }, budgets)
  const thinker = botsOf('diamant').reduce((best, each) => (each.level > best.level ? each : best)).id
  const left = () => budgets.left('thinking', SHARE)
  await busy.decide(question('random'), SHARE)
  expect(left()).toBeLessThan(1)
  budgets.spend('thinking', SHARE, 1e6)
  expect(left()).toBe(0)
  const taken = async (share: typeof SHARE) => {
    const began = performance.now()
    await busy.decide(question(thinker), share)
    return performance.now() - began
  }
  const [shortly, long] = [await taken(SHARE), await taken({ ...SHARE, person: 'bo', address: 'there' })]
  expect(shortly).toBeLessThan(long)
  await busy.close()
})

test('a worker that breaks while it is thrown out takes no other along', async () => {
  const workers: ChildWorker<never>[] = []
  const seen = () => {
    const worker = new ChildWorker<never>(new URL('./bot-worker.ts', import.meta.url), 512)
    workers.push(worker)
    return worker
  }
  const pool = new BotPool({ workers: 2, thinking: 20, patience: 5_000 }, undefined, seen)
  await Promise.all([pool.decide(question('random'), SHARE), pool.decide(question('random'), SHARE)])
  expect(workers).toHaveLength(2)
  for (let i = 0; i < 2; i++) workers[0]!.emit('error', new Error('broken'))
  // The second is still employed: of the next two only one needs a fresh process.
  await Promise.all([pool.decide(question('random'), SHARE), pool.decide(question('random'), SHARE)])
  expect(workers).toHaveLength(3)
  await pool.close()
})
