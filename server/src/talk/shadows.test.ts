import type { Message } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, reasonOf, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
let [ada, bo, cy, eve] = [] as unknown as [Client, Client, Client, Client]
beforeAll(async () => {
  server = await openServer({ rateLimits: 0 })
  ;[ada, bo, cy, eve] = (await friends(server.address, 'Ada', 'Bo', 'Cy', 'Eve')) as [Client, Client, Client, Client]
})
afterAll(async () => {
  for (const person of [ada, bo, cy, eve]) person.drop()
  await server.remove()
})

type Kind = 'shadows' | 'shadowing' | 'attention'
const told = (by: Client, table: string, type: Kind) =>
  by.heard.map(text => JSON.parse(text) as Message).filter(each => each.type === type && each.table === table)
const settled = async () => {
  for (const who of [ada, bo, cy, eve]) await who.say({ type: 'look', looking: true })
}

async function begun(game: string, people: readonly Client[]): Promise<string> {
  const table = await startGame(people, { game, options: { players: people.length } })
  await eve.ok({ type: 'watch', table })
  return table
}

describe('over a player’s shoulder', () => {
  test('only as long as that player lets her, and what she considers reaches nobody else', async () => {
    const table = await begun('sub-terra', [ada, bo])
    await eve.ok({ type: 'shadow', table, seat: 0 })
    await ada.ok({ type: 'attend', table, spot: { x: 1, y: 0 } })
    await settled()
    expect(told(ada, table, 'shadows').at(-1)).toMatchObject({ asking: [{ name: 'Eve' }], allowed: [] })
    expect(told(eve, table, 'shadowing').at(-1)).toMatchObject({ seat: 0, allowed: false })
    expect(told(eve, table, 'attention')).toEqual([])
    expect(reasonOf(await bo.say({ type: 'allowShadow', table, person: eve.id, allowed: true }))).toBe('notThere')
    await ada.ok({ type: 'allowShadow', table, person: eve.id, allowed: true })
    await ada.ok({ type: 'attend', table, spot: { x: 2, y: 0 } })
    await settled()
    expect(told(eve, table, 'attention')).toEqual([{ type: 'attention', table, seat: 0, spot: { x: 2, y: 0 } }])
    expect(told(bo, table, 'attention')).toEqual([])
    await ada.ok({ type: 'allowShadow', table, person: eve.id, allowed: false })
    await ada.ok({ type: 'attend', table, spot: { x: 3, y: 0 } })
    await settled()
    expect(told(eve, table, 'attention')).toHaveLength(1)
    expect(told(eve, table, 'shadowing').at(-1)).toMatchObject({ seat: null, allowed: false })
  })

  test('players do not look over one another’s shoulders, and nobody over a bot’s', async () => {
    const table = await begun('sub-terra', [ada, bo])
    expect(reasonOf(await bo.say({ type: 'shadow', table, seat: 0 }))).toBe('notAllowed')
    expect(reasonOf(await eve.say({ type: 'shadow', table, seat: 7 }))).toBe('notThere')
    expect(reasonOf(await eve.say({ type: 'attend', table, spot: null }))).toBe('notAllowed')
  })

  test('whom the player has blocked asks in vain', async () => {
    const table = await begun('sub-terra', [ada, bo])
    await ada.http('PUT', '/api/my/blocks', { person: eve.id, blocked: true })
    await eve.ok({ type: 'shadow', table, seat: 0 })
    await settled()
    expect(told(ada, table, 'shadows')).toEqual([])
    await ada.http('PUT', '/api/my/blocks', { person: eve.id, blocked: false })
  })

  test('it ends when the player goes', async () => {
    const table = await begun('sub-terra', [ada, bo])
    await eve.ok({ type: 'shadow', table, seat: 1 })
    await bo.ok({ type: 'allowShadow', table, person: eve.id, allowed: true })
    await bo.ok({ type: 'unwatch', table })
    await settled()
    expect(told(eve, table, 'shadowing').at(-1)).toMatchObject({ seat: null })
  })
})

/** What Eve hears of a round of Diamant up to the last card, by what Ada considers and lays. */
async function heardBefore(considered: string, laid: 'goOn' | 'leave') {
  const table = await begun('diamant', [ada, bo, cy])
  await eve.ok({ type: 'shadow', table, seat: 0 })
  await ada.ok({ type: 'allowShadow', table, person: eve.id, allowed: true })
  await settled()
  eve.heard.length = 0
  await ada.ok({ type: 'attend', table, spot: { card: considered } })
  await ada.ok({ type: 'act', table, action: { type: laid } })
  await bo.ok({ type: 'act', table, action: { type: 'goOn' } })
  await ada.ok({ type: 'attend', table, spot: { card: `${considered} after all` } })
  await settled()
  const before = eve.heard.map(text => text.replaceAll(table, 'TABLE').replaceAll(/"at":\d+|"id":"[^"]+"/g, ''))
  await cy.ok({ type: 'act', table, action: { type: 'goOn' } })
  await settled()
  return { before, after: told(eve, table, 'attention') }
}

test('where players have secrets, what they consider is told with the entry that turns them up, and never before', async () => {
  const [one, other] = [await heardBefore('goOn', 'goOn'), await heardBefore('leave', 'leave')]
  expect(one.before).toEqual(other.before)
  expect(one.before.join()).not.toContain('attention')
  expect(one.after).toMatchObject([{ seat: 0, spot: { card: 'goOn after all' } }])
  expect(other.after).toMatchObject([{ seat: 0, spot: { card: 'leave after all' } }])
})

test('it ends when those who play wish to be alone, and does not begin again when they no longer do', async () => {
  const table = await startGame([ada], { game: 'sub-terra', options: { players: 2 }, settings: { spectators: true } })
  await eve.ok({ type: 'watch', table })
  await eve.ok({ type: 'shadow', table, seat: 0 })
  await ada.ok({ type: 'allowShadow', table, person: eve.id, allowed: true })
  await ada.ok({ type: 'configure', table, settings: { spectators: false } })
  await settled()
  expect(told(ada, table, 'shadows').at(-1)).toMatchObject({ asking: [], allowed: [] })
  await ada.ok({ type: 'configure', table, settings: { spectators: true } })
  await eve.ok({ type: 'watch', table })
  await ada.ok({ type: 'attend', table, spot: { x: 1, y: 0 } })
  await settled()
  expect(told(eve, table, 'attention')).toEqual([])
})

test('who goes while the store is asked about her is nobody’s shadow, and in nobody’s way', async () => {
  const table = await begun('sub-terra', [ada, bo])
  const { companions } = server.store
  const blocking = companions.blocking.bind(companions)
  let answer = () => {}
  const asked = new Promise<void>(done => {
    answer = done
  })
  companions.blocking = async (...about) => {
    await asked
    return blocking(...about)
  }
  const guests = await friends(server.address, ...Array.from({ length: 16 }, (_, index) => `Guest ${index}`))
  for (const guest of guests) {
    await guest.ok({ type: 'watch', table })
    void guest.say({ type: 'shadow', table, seat: 0 }).catch(() => {})
  }
  await settled()
  const { watchers } = (await server.tables.ifLoaded(table))!
  for (const guest of guests) guest.drop()
  await expect.poll(() => watchers.size).toBe(3)
  answer()
  companions.blocking = blocking
  await eve.ok({ type: 'shadow', table, seat: 0 })
  await settled()
  expect(told(ada, table, 'shadows').at(-1)).toMatchObject({ asking: [{ name: 'Eve' }], allowed: [] })
})
