import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from '../test-kit/open-server.ts'
import { campaign } from './campaign.ts'
import { everFound } from './found.ts'
import { Eavesdropper, leaks } from './leaks.ts'
import { Stage } from './stage.ts'
import type { Surface } from './surface.ts'
import { otherSurfaces, serverSurfaces, shareOf } from './surfaces.ts'

/** As many as `npm test` has time for; `npm run fuzz:server` tries millions. */
const CASES = 20_000

const stage = new Stage()
const eavesdropper = new Eavesdropper()
let surfaces: readonly Surface[]

beforeAll(async () => {
  await stage.open()
  const { routes, remove } = await openServer()
  await remove()
  surfaces = [...otherSurfaces(routes), ...serverSurfaces(stage, routes, eavesdropper.hear)]
})
afterAll(async () => {
  for (const surface of surfaces) await surface.close()
  await stage.server.remove()
})

test('what once failed does not fail again', async () => {
  for (const { name, surface, cases } of everFound()) {
    const door = surfaces.find(known => known.name === surface)
    expect(door, `${name}: there is no ${surface}`).toBeDefined()
    const trouble = cases.length === 1 ? await door!.alone(cases[0]!) : await door!.together(cases)
    expect(trouble, name).toBeUndefined()
  }
})

test('whoever was forgotten at one door comes to the next as somebody new', async () => {
  const socket = surfaces.find(({ name }) => name === 'socket')!
  const look = '{"id":"f1","type":"look","looking":true}'
  expect(await socket.together([look])).toBeUndefined()
  await stage.eve.http('DELETE', '/api/me')
  expect(await socket.together([look])).toBeUndefined()
})

test('a sample of hostile cases through every door: all answered, nothing ends or stands still', {
  timeout: 240_000,
}, async () => {
  const all = []
  for (const surface of surfaces) {
    const cases = Math.max(4, shareOf(surfaces, surface, CASES))
    all.push(await campaign(surface, { cases, failures: 2, seed: 'sample' }))
  }
  expect(all.flatMap(({ found }) => found.map(({ surface, why, cases }) => ({ surface, why, cases })))).toEqual([])
  expect(all.reduce((sum, { cases }) => sum + cases, 0)).toBeGreaterThanOrEqual(CASES)
})

test('nobody heard a secret, and the table under attack goes on', async () => {
  expect(await stage.goesOn()).toBe(true)
  expect(eavesdropper.texts.length).toBeGreaterThan(1_000)
  const { secrets, tables } = await stage.close()
  expect(secrets.length).toBeGreaterThan(0)
  expect(leaks(eavesdropper.texts, secrets, tables)).toEqual([])
})
