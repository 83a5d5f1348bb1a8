import type { Message, Said } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { choicesOf, friends, reasonOf, startGame, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const clock = new TestClock()
let server: TestServer
let [ada, bo, eve] = [] as unknown as [Client, Client, Client]
beforeAll(async () => {
  server = await openServer({ clock })
  ;[ada, bo, eve] = (await friends(server.address, 'Ada', 'Bo', 'Eve')) as [Client, Client, Client]
})
afterAll(async () => {
  for (const person of [ada, bo, eve]) person.drop()
  await server.remove()
})

const PLAN = { type: 'go', at: [1, 0] }
const HERE = { x: 1, y: 0 }

/** What somebody has been told of this table, by whom. */
const toldTo = (client: Client, table: string): string[] =>
  client.heard
    .map(text => JSON.parse(text) as Message)
    .filter((message): message is Said => 'table' in message && message.table === table && 'seat' in message)
    .map(({ type, name }) => `${name} ${type}`)

/** Nothing more is under way. */
const settled = async () => {
  for (const who of [ada, bo, eve]) await who.http('GET', '/api/me')
}

async function cave(talk: string): Promise<string> {
  const table = await startGame([ada, bo], { game: 'sub-terra', options: { players: 2 }, settings: { talk } })
  await eve.ok({ type: 'watch', table })
  return table
}

describe('own plan first', () => {
  test('others’ plans and pings come when one has shown a plan, and words at once', async () => {
    const table = await cave('ownPlan')
    await ada.ok({ type: 'point', table, at: HERE })
    await ada.ok({ type: 'intend', table, plan: PLAN })
    await ada.ok({ type: 'chat', table, text: 'hm' })
    await settled()
    expect([toldTo(bo, table), toldTo(eve, table)]).toEqual([['Ada chat'], ['Ada chat']])
    await bo.ok({ type: 'intend', table, plan: PLAN })
    await settled()
    expect(toldTo(bo, table)).toEqual(['Ada chat', 'Bo intend', 'Ada point', 'Ada intend'])
    expect(toldTo(ada, table)).toEqual(['Ada point', 'Ada intend', 'Ada chat', 'Bo intend'])
    expect(toldTo(eve, table)).toEqual(['Ada chat'])
  })

  test('or after half a minute, to onlookers too, and to nobody twice', async () => {
    const table = await cave('ownPlan')
    await ada.ok({ type: 'intend', table, plan: PLAN })
    clock.pass(29_000)
    await settled()
    expect(toldTo(bo, table)).toEqual([])
    clock.pass(1_000)
    await expect.poll(() => [toldTo(bo, table), toldTo(eve, table)]).toEqual([['Ada intend'], ['Ada intend']])
    clock.pass(60_000)
    await settled()
    expect(toldTo(ada, table)).toEqual(['Ada intend'])
  })

  test('whoever looks again, or comes back, learns it no sooner', async () => {
    const table = await cave('ownPlan')
    await ada.ok({ type: 'intend', table, plan: PLAN })
    for (const who of [bo, eve]) await who.ok({ type: 'watch', table })
    await settled()
    expect([toldTo(bo, table), toldTo(eve, table)]).toEqual([[], []])
  })

  test('no plan opens the others’: nor one that was worn out by an action', async () => {
    const table = await cave('ownPlan')
    const [actor, other] = ada.known.get(table)!.toAct.includes(0) ? [ada, bo] : [bo, ada]
    await actor.ok({ type: 'intend', table, plan: PLAN })
    clock.pass(40_000)
    await actor.ok({ type: 'act', table, action: choicesOf(actor.known.get(table)!)[0]! })
    await other.ok({ type: 'intend', table, plan: PLAN })
    await actor.ok({ type: 'intend', table, plan: null })
    await settled()
    expect(toldTo(actor, table).filter(told => told === `${actor === ada ? 'Bo' : 'Ada'} intend`)).toEqual([])
  })
})

test('no plan that the game does not know opens the others’', async () => {
  const table = await cave('ownPlan')
  await ada.ok({ type: 'intend', table, plan: PLAN })
  for (const plan of [{ type: 'nonsense' }, { type: 'go' }, { type: 'go', at: [40, 40] }, { ...PLAN, text: 'left' }])
    expect(reasonOf(await bo.say({ type: 'intend', table, plan }))).toBe('noSuchPlan')
  await settled()
  expect(toldTo(bo, table)).toEqual([])
})

describe('silent', () => {
  test('what can be pointed at is on the board, and carries no words', async () => {
    const table = await cave('silent')
    for (const at of [
      { msg: 'go left then up' },
      { ...HERE, why: 'exit is here' },
      { x: 40, y: 40 },
      { x: 0.5, y: 0 },
      {},
    ])
      expect(reasonOf(await ada.say({ type: 'point', table, at }))).toBe('noSuchSpot')
    await settled()
    expect(toldTo(bo, table)).toEqual([])
  })

  test('names stand still, and onlookers are counted, not named', async () => {
    const table = await cave('silent')
    await ada.ok({ type: 'rename', name: 'Go left' })
    await ada.ok({ type: 'point', table, at: HERE })
    await eve.ok({ type: 'rename', name: 'Go right' })
    await eve.ok({ type: 'unwatch', table })
    await eve.ok({ type: 'watch', table })
    await settled()
    expect(bo.heard.filter(text => text.includes(table) && /Go (left|right)/.test(text))).toEqual([])
    await ada.ok({ type: 'rename', name: 'Ada' })
    await eve.ok({ type: 'rename', name: 'Eve' })
  })

  test('players point and nothing else; onlookers talk among themselves', async () => {
    const table = await cave('silent')
    const words = [
      { type: 'chat', table, text: 'left!' },
      { type: 'phrase', table, phrase: 'hurry' },
      { type: 'intend', table, plan: PLAN },
    ] as const
    for (const word of words) expect(reasonOf(await ada.say(word))).toBe('silentTable')
    await ada.ok({ type: 'point', table, at: HERE })
    await eve.ok({ type: 'chat', table, text: 'ha' })
    await settled()
    expect(toldTo(bo, table)).toEqual(['Ada point'])
  })

  test('is agreed on before the start, and over with the game', async () => {
    const table = await cave('silent')
    expect(reasonOf(await ada.say({ type: 'configure', table, settings: { talk: 'free' } }))).toBe('alreadyStarted')
    for (const who of [ada, bo]) await who.ok({ type: 'vote', table, about: 'abandon', agree: true })
    await ada.until(table, ({ info }) => info.status === 'abandoned')
    await ada.ok({ type: 'chat', table, text: 'phew' })
  })
})
