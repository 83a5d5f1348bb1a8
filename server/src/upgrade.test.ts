import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import { type GameRecord, type Json, verifyRecord } from '@grotto/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { Client } from '../test-kit/client.ts'
import { type Known, layoutOf, OLD_DATABASES, unpacked } from '../test-kit/old-databases.ts'
import { openServer, type TestServer } from '../test-kit/open-server.ts'
import { KeptFigures } from './clubs/kept-figures.ts'
import { Ratings } from './clubs/ratings.ts'
import { statisticsOf } from './clubs/statistics.ts'
import { shownGame } from './http/results.ts'
import type { LoadedTable } from './tables/tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Bots stay out of it: what is compared is how things stood. */
const WITHOUT_BOTS = { botPace: 3_600_000, logLevel: 'fatal' }

async function opened(version: string, how: string): Promise<{ server: TestServer; known: Known }> {
  const data = join(folder, `${version}-${how}`)
  const known = unpacked(version, data)
  return { server: await openServer({ ...WITHOUT_BOTS, data }), known }
}

async function open(server: TestServer, id: string): Promise<LoadedTable> {
  const loaded = await server.tables.open(id)
  if (!loaded) throw new Error(`table ${id} is gone`)
  return loaded
}

/** Everybody does the first thing that is allowed, until the game is over. */
async function playOn(server: TestServer, loaded: LoadedTable): Promise<void> {
  for (let steps = 0; loaded.table.status === 'playing' && steps < 5_000; steps++) {
    const { table } = loaded
    const seat = table.toAct[0]!
    const action = table.game.legal(table.play!.state, seat)[0]
    const acted = table.act(seat, action, 2_000_000_000_000 + steps, 'human')
    if ('reason' in acted) throw new Error(`${acted.rule}: ${acted.reason}`)
    await server.tables.commit(loaded, [acted])
  }
}

/** Until layout 16 nothing was brought on honour. */
const withHonour = (results: Json) => (results as object[]).map(result => ({ honour: null, ...result }))

describe.each(OLD_DATABASES)('data that layout %s left', version => {
  test('every table is as its own server showed it', async () => {
    const { server, known } = await opened(version, 'looked at')
    for (const [what, { id, status, you, toAct, view }] of Object.entries(known.tables)) {
      const { table } = await open(server, id)
      expect([what, table.status, [...table.toAct]]).toEqual([what, status, [...toAct]])
      if (view) expect([what, table.view(you ?? 'spectator')]).toEqual([what, view])
    }
    await server.close()
  })

  test('the game it had from a file is marked, though nobody wrote that down, and no other', async () => {
    const { server, known } = await opened(version, 'imported')
    const marks = Object.entries(known.tables).map(async ([what, { id }]) => {
      const inList = await server.tables.origins.of(id)
      const { table } = await open(server, id)
      return [what, inList, table.imported]
    })
    const expected = Object.entries(known.tables).map(([what, { imported }]) => {
      const mark = what === 'imported' ? 'whole' : (imported ?? undefined)
      return [what, mark, mark]
    })
    expect(await Promise.all(marks)).toEqual(expected)
    expect(known.tables).toHaveProperty('imported')
    await server.close()
  })

  test('games that were being played are played to their end, and are still over after a restart', async () => {
    const { server, known } = await opened(version, 'played on')
    const running = Object.values(known.tables).filter(({ status }) => status === 'playing')
    expect(running.length).toBeGreaterThanOrEqual(2)
    for (const { id } of running) await playOn(server, await open(server, id))
    await server.close()
    const again = await openServer({ ...WITHOUT_BOTS, data: server.data })
    for (const { id } of running) expect((await open(again, id)).table.status).toBe('finished')
    await again.close()
  })

  test('how games went, and the club with its history, are as its own server told', async () => {
    const { server, known } = await opened(version, 'told')
    const { store } = server
    const mara = (await open(server, known.tables.finishedDiamant!.id)).table.host
    if (known.results) expect((await store.results.of(mara, 200)).map(shownGame)).toEqual(withHonour(known.results))
    const clubs = await store.clubs.of(mara)
    if (!known.club) expect(clubs).toEqual([])
    else {
      const { members, latest, ratings, ...club } = known.club
      expect(clubs).toMatchObject([club])
      expect((await store.clubs.members(club.id)).map(({ name }) => name)).toEqual(members)
      const kept = new KeptFigures(store)
      const reckoning = { now: 0, together: () => undefined }
      expect((await statisticsOf(store, kept, clubs[0]!, reckoning)).latest).toEqual(latest)
      expect((await new Ratings(store, kept).of(club.id)).games).toEqual(ratings)
    }
    await server.close()
  })

  test('who had a phrase comes back with it, and may end what let her in there', async () => {
    const { server, known } = await opened(version, 'come back')
    const mara = (await open(server, known.tables.finishedDiamant!.id)).table.host
    const token = (known as unknown as { token: string }).token
    const asked = () =>
      fetch(new URL('/api/me', server.address), { headers: { authorization: `Bearer ${token}` } }).then(
        answer => answer.status,
      )
    if (known.phrase) {
      const back = await Client.arrive(server.address)
      const answer = await back.request('POST', '/api/me/recover', { phrase: known.phrase, signOutOthers: true })
      expect([answer.status, (answer.json as { id: string }).id, await asked()]).toEqual([200, mara, 401])
    } else expect(await server.store.recoveries.of(mara)).toBeUndefined()
    await server.close()
  })

  test('a record it gave out is still verified', () => {
    const { record } = unpacked(version, join(folder, `${version}-record`))
    const kept = record as unknown as GameRecord
    expect(verifyRecord(gameById(kept.game)!, kept).chance).toBe('recomputed')
  })
})

test('fixtures are of the layouts they are named after', () => {
  const layouts = OLD_DATABASES.map(version => {
    unpacked(version, join(folder, `${version}-layout`))
    return layoutOf(join(folder, `${version}-layout`))
  })
  expect(layouts.map(layout => `v${layout}`)).toEqual([...OLD_DATABASES])
  expect(layouts).toEqual(expect.arrayContaining([1, 2, 3, 7, 10, 11]))
})

test('whoever changes the layout finds the one before among them', async () => {
  const server = await openServer()
  await server.close()
  expect(OLD_DATABASES).toContain(`v${Math.max(11, layoutOf(server.data) - 1)}`)
})
