import { setTimeout as pause } from 'node:timers/promises'
import { gameById } from '@grotto/catalog'
import type { ClubFound, ClubRatings, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { choicesOf, friends } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { BotPool } from '../bots/pool.ts'
import type { BotQuestion, Roster } from '../bots/roster.ts'
import { newSystemClock } from '../index.ts'
import { rebuildPars } from '../results/rebuild.ts'
import { PAR_BOTS } from './par.ts'
import { ParPlayer } from './par-player.ts'

let server: TestServer
let ada: Client
beforeAll(async () => {
  server = await openServer()
  ;[ada] = (await friends(server.address, 'Ada')) as [Client]
})
afterAll(async () => {
  ada.drop()
  await server.remove()
})

/** A game of the club, alone, lost as soon as can be. */
async function played(club: string): Promise<string> {
  const body = { game: 'sub-terra', club, options: { players: 1 } }
  const { id: table } = (await ada.http('POST', '/api/tables', body)) as TableMade
  await ada.ok({ type: 'watch', table })
  await ada.ok({ type: 'ready', table, ready: true })
  await ada.ok({ type: 'start', table })
  for (;;) {
    const known = await ada.until(table, ({ info, toAct }) => info.status === 'finished' || toAct.length > 0)
    if (known.info.status === 'finished') return table
    await ada.ok({ type: 'act', table, action: choicesOf(known).at(-1)! })
    await ada.until(table, now => now !== known)
  }
}

/** As everybody is measured, but quickly. */
const QUICK = PAR_BOTS.map(by => ({ ...by, iterations: 2 }))
const [by] = QUICK as [(typeof QUICK)[number]]

/** Plays with this roster what the server has. */
const playerWith = (roster: Roster) =>
  new ParPlayer(
    {
      ...{ store: server.store, tables: server.tables, roster, clock: newSystemClock() },
      reportError(_, __, error) {
        throw error
      },
    },
    QUICK,
  )

test('the bot plays the cave of a game that is over; whoever wants a rating has it against that', async () => {
  const { id: club } = (await ada.http('POST', '/api/clubs', { name: 'Bats' })) as ClubFound
  const table = await played(club)
  expect(await server.store.pars.missing(by, 0, 9)).toEqual([table])
  const pool = new BotPool({ workers: 1, thinking: 20, patience: 20_000 })
  await playerWith(pool).play()
  await pool.close()
  expect(await server.store.pars.missing(by, 0, 9)).toEqual([])
  const ratings = async () => ((await ada.http('GET', `/api/clubs/${club}/ratings`)) as ClubRatings).teams
  const [team] = await ratings()
  expect(team).toMatchObject({ game: 'sub-terra', bot: by.bot, version: by.version, members: [] })
  expect(team?.club).toMatchObject({ games: 1, medals: 0 })
  await ada.http('PUT', `/api/clubs/${club}/me`, { rated: true })
  expect((await ratings())[0]?.members).toMatchObject([{ name: 'Ada', games: 1, medals: 0 }])
  const known = await server.store.pars.against(club, by)
  await server.store.pars.keep({ table, bot: 'other', version: 1, result: 'gold' })
  expect(await server.store.pars.against(club, by)).toEqual([])
  expect(await rebuildPars(server.store, gameById, QUICK)).toBe(1)
  expect(await server.store.pars.against(club, by)).toEqual(known)
}, 120_000)

test('people go first: no bot is asked while anybody waits for one; a server that closes does not wait', async () => {
  const { id: club } = (await ada.http('POST', '/api/clubs', { name: 'Owls' })) as ClubFound
  const table = await played(club)
  let [waiting, asked] = [1, 0]
  const roster = {
    get waiting() {
      return waiting
    },
    async decide({ game, seat, view }: BotQuestion) {
      asked += 1
      if (asked === 3) waiting = 1
      const position = game.decode(view)
      return { action: position.ok ? game.legal(position.value, seat)[0] : undefined }
    },
  } as unknown as Roster
  const player = playerWith(roster)
  const playing = player.play()
  await pause(300)
  expect(asked).toBe(0)
  waiting = 0
  await pause(300)
  expect(asked).toBe(3)
  player.stop()
  await playing
  expect(await server.store.pars.missing(by, 0, 9)).toEqual([table])
})
