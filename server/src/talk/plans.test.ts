import type { Message } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { choicesOf, friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { anyAction, type BotQuestion, type Roster, standInFor } from '../bots/roster.ts'

/** Bots that pick anything, speak for one another, and remember what they were told. */
const asked: BotQuestion[] = []
const TEAM = { type: 'stay', at: [0, 0] }
const ROSTER: Roster = {
  has: () => true,
  standInFor,
  versionOf: () => 1,
  async decide(question) {
    asked.push(question)
    return { action: anyAction(question), team: [0, 1, 2, 3].map(seat => ({ seat, plan: TEAM })) }
  },
  close: async () => {},
}

let server: TestServer
let ada: Client
beforeAll(async () => {
  server = await openServer({ botPace: 1 }, { roster: ROSTER })
  ;[ada] = (await friends(server.address, 'Ada')) as [Client]
})
afterAll(async () => {
  ada.drop()
  await server.remove()
})

const plansHeard = (table: string): (number | null)[] =>
  ada.heard
    .map(text => JSON.parse(text) as Message)
    .flatMap(message => (message.type === 'intend' && message.table === table && message.plan ? [message.seat] : []))

test('bots are told what she means to do and since when; they speak for each other, never for her', async () => {
  const table = await startGame([ada], { game: 'sub-terra', options: { players: 4 } })
  const plan = { type: 'stay', at: [0, 0] }
  await ada.ok({ type: 'intend', table, plan })
  const heardHer = () => asked.find(({ plans = [] }) => plans.some(each => !each.bot))
  await vi.waitFor(async () => {
    const [choice] = choicesOf(ada.known.get(table)!)
    if (choice) await ada.ok({ type: 'act', table, action: { ...choice } })
    expect(heardHer()).toBeDefined()
  }, 10_000)
  const question = heardHer()!
  const [said] = question.plans!.filter(({ bot }) => !bot)
  expect(said).toMatchObject({ plan, since: expect.any(Number) })
  expect(said!.since).toBeGreaterThan(0)
  expect(said!.since).toBeLessThanOrEqual(question.events.length)
  const herSeat = said!.seat
  const others = () => plansHeard(table).filter(seat => seat !== herSeat)
  await vi.waitFor(() => expect(new Set(others()).size).toBeGreaterThan(1), 10_000)
  expect(plansHeard(table).filter(seat => seat === herSeat)).toHaveLength(1)
})
