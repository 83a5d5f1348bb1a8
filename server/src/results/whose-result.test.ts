import { gameById } from '@grotto/catalog'
import type { ClubFound, ClubInfo, ClubStatistics, DailyTable, MyResults, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { choicesOf, friends, startGame, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { playOut } from '../../test-kit/play-out.ts'
import type { FindGame } from '../table/table.ts'
import { rebuildResults } from './rebuild.ts'

const clock = new TestClock()
let server: TestServer
let [ada, bo, cy] = [] as unknown as [Client, Client, Client]
beforeAll(async () => {
  server = await openServer({ clock })
  ;[ada, bo, cy] = (await friends(server.address, 'Ada', 'Bo', 'Cy')) as [Client, Client, Client]
})
afterAll(async () => {
  for (const person of [ada, bo, cy]) person.drop()
  await server.remove()
})

const DIAMANT = { game: 'diamant', options: { players: 3 } }
const gamesOf = async (who: Client) => ((await who.http('GET', '/api/my/results')) as MyResults).games
const countsFor = async (who: Client, table: string) => (await gamesOf(who)).some(game => game.table === table)
const NAMES = ['Ada', 'Bo', 'Cy'] as const
const who = async (table: string) => {
  const counts = await Promise.all([ada, bo, cy].map(each => countsFor(each, table)))
  return NAMES.filter((_, each) => counts[each])
}

/** She goes on as long as she is asked: so everybody has many decisions. */
async function goesOn(person: Client, table: string, times: number): Promise<void> {
  for (let done = 0; done < times; done++) {
    const known = await person.until(table, now => now.info.status !== 'playing' || now.toAct.includes(now.you!))
    if (known.info.status !== 'playing') return
    await person.ok({ type: 'act', table, action: choicesOf(known)[0]! })
    await person.until(table, now => now !== known)
  }
}
const over = (person: Client, table: string) => person.until(table, ({ info }) => info.status === 'finished')

describe('a finished game counts for who made most of her seat’s decisions', () => {
  test('and not for somebody who was seated again by others and never came', async () => {
    const first = await startGame([ada, bo], DIAMANT)
    await playOut(first, [ada, bo])
    const made = await bo.ok({ type: 'rematch', table: first })
    const table = 'table' in made ? made.table! : ''
    await bo.ok({ type: 'watch', table })
    await bo.ok({ type: 'ready', table, ready: true })
    await bo.ok({ type: 'start', table, anyway: true })
    await playOut(table, [bo])
    expect(await who(table)).toEqual(['Bo'])
    expect((await gamesOf(bo)).find(game => game.table === table)).toMatchObject({ people: 1, seats: 3 })
  })

  test('a seat that was handed over late stays the loss of who played it', async () => {
    const table = await startGame([ada, bo], DIAMANT)
    await cy.ok({ type: 'watch', table })
    const leaving = playOut(table, [ada])
    for (let asked = 0; asked < 4; asked++) {
      const known = await bo.until(table, now => now.toAct.includes(now.you!))
      await bo.ok({ type: 'act', table, action: choicesOf(known).at(-1)! })
      await bo.until(table, now => now !== known)
    }
    await bo.ok({ type: 'handOver', table, to: cy.id })
    await Promise.all([leaving, cy.until(table, ({ you }) => you === 1).then(() => playOut(table, [cy]))])
    expect(await who(table)).toEqual(['Ada', 'Bo'])
  })

  test('not for who lets a bot play, or leaves it to one', async () => {
    for (const command of [{ type: 'standIn', bot: 'random' }, { type: 'leave' }] as const) {
      const table = await startGame([ada, bo], DIAMANT)
      await bo.ok({ ...command, table })
      await playOut(table, [ada])
      expect(await who(table)).toEqual(['Ada'])
    }
  })

  test('what is only thought over is no decision more', async () => {
    const table = await startGame([ada, bo], DIAMANT)
    for (let again = 0; again < 40; again++)
      await ada.ok({ type: 'act', table, action: { type: again % 2 === 0 ? 'goOn' : 'leave' } })
    await ada.ok({ type: 'standIn', table, bot: 'random' })
    await playOut(table, [bo])
    expect(await who(table)).toEqual(['Bo'])
  })

  test('nor what was taken back', async () => {
    const table = await startGame([ada], { game: 'sub-terra', options: { players: 1 }, settings: { undo: 'free' } })
    const free = () => choicesOf(ada.known.get(table)!).find(({ type }) => type === 'move' || type === 'reveal')!
    for (let again = 0; again < 30; again++) {
      await ada.ok({ type: 'act', table, action: free() })
      await ada.say({ type: 'undo', table })
    }
    await ada.ok({ type: 'standIn', table, bot: 'random' })
    await over(ada, table)
    expect(await who(table)).toEqual([])
  })

  test('and all of it is made anew from the records alone', async () => {
    const before = await Promise.all([ada, bo, cy].map(gamesOf))
    await rebuildResults(server.store, gameById as FindGame)
    expect(await Promise.all([ada, bo, cy].map(gamesOf))).toEqual(before)
  })
})

test('a season counts games in which two people really played', async () => {
  const { id: club } = (await ada.http('POST', '/api/clubs', { name: 'Bats' })) as ClubFound
  const { code } = (await ada.http('GET', `/api/clubs/${club}`)) as ClubInfo
  await bo.http('POST', '/api/clubs/join', { code })
  const table = await startGame([ada, bo], { ...DIAMANT, club } as typeof DIAMANT)
  await bo.ok({ type: 'leave', table })
  await playOut(table, [ada])
  const { season, games } = (await ada.http('GET', `/api/clubs/${club}/statistics`)) as ClubStatistics
  expect([season.table, games.map(({ members }) => members.map(({ name }) => name))]).toEqual([[], [['Ada']]])
})

describe('the game of the day', () => {
  const begin = async (person: Client) => {
    const { id: table } = (await person.http('POST', '/api/daily', { game: 'diamant' })) as TableMade
    await person.ok({ type: 'watch', table })
    return table
  }
  const dayOf = (person: Client) => person.request('GET', '/api/daily/diamant')

  test('lists those who made every decision themselves; who let a bot make one may look all the same', async () => {
    const [alone, helped] = [await begin(ada), await begin(bo)]
    await playOut(alone, [ada])
    await goesOn(bo, helped, 1)
    await bo.ok({ type: 'standIn', table: helped, bot: 'random' })
    await over(bo, helped)
    const { status, json } = await dayOf(bo)
    expect([status, (json as DailyTable).mine]).toEqual([200, null])
    expect((json as DailyTable).best.map(({ name }) => name)).toEqual(['Ada'])
  })

  test('can be looked at by who has finished it and cleared her results away', async () => {
    await ada.http('DELETE', '/api/my/results')
    const { status, json } = await dayOf(ada)
    expect([status, (json as DailyTable).mine]).toEqual([200, null])
  })

  test('counts nowhere when it is played on after its seeds are told', async () => {
    const table = await begin(cy)
    clock.pass(86_400_000)
    await playOut(table, [cy])
    expect(await who(table)).toEqual([])
  }, 30_000)
})
