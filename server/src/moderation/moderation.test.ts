import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { ClubFound, Message, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, reasonOf, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { isAbout, parseTarget } from './targets.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

/** As an operator types it, beside the server that runs. */
function moderate(...order: string[]) {
  const script = join(import.meta.dirname, '../../scripts/moderate.ts')
  return spawnSync(process.execPath, [script, ...order, '--data', server.data], { encoding: 'utf8', timeout: 120_000 })
}

function ordered(...order: string[]): string {
  const { status, stdout, stderr } = moderate(...order)
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

const idOf = async (client: Client): Promise<string> => ((await client.http('GET', '/api/me')) as { id: string }).id
const lifted = (measure: string): string => ordered('lift', measure.split(' ')[0]!)
/** Four readings of the measures. */
const SOON = { timeout: 20_000 }

describe('what players report', () => {
  test('is read by operators only, with the words the server itself has heard', async () => {
    const [ada, bo, eve] = (await friends(server.address, 'Ada', 'Bo', 'Eve')) as [Client, Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    await bo.ok({ type: 'chat', table, text: 'Something nobody should say.' })
    const about = await idOf(bo)
    const path = `/api/tables/${table}/reports`
    expect(await ada.http('POST', path, { person: about, kind: 'message' })).toEqual({ reported: true })
    const told = ordered('reports')
    expect(told).toContain(`message of ${about} “Bo” at ${table}, by ${await idOf(ada)}`)
    expect(told).toContain('“Something nobody should say.”')

    expect((await ada.request('POST', path, { person: await idOf(eve), kind: 'name' })).status).toBe(404)
    expect((await ada.request('POST', path, { person: about, kind: 'name', said: 'invented' })).status).toBe(400)
    for (const method of ['GET', 'DELETE']) expect((await bo.request(method, path)).status).toBe(404)
    const report = told.split(' ')[0]!
    expect(bo.heard.join()).not.toContain(report)
    expect(ordered('settle', report)).toContain('done')
    expect(ordered('reports')).toBe('none\n')
    for (const person of [ada, bo, eve]) person.drop()
  })
})

test('a report about who founded a club tells what she called it', async () => {
  const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
  const { id: club } = (await bo.http('POST', '/api/clubs', { name: 'A name nobody should read' })) as ClubFound
  const { id: table } = (await bo.http('POST', '/api/tables', { game: 'diamant', club })) as TableMade
  const report = (by: Client, about: Client) =>
    by.request('POST', `/api/tables/${table}/reports`, { person: about.id, kind: 'name' })
  expect((await report(ada, bo)).status).toBe(403)
  expect((await report(bo, bo)).status).toBe(400)
  await ada.ok({ type: 'watch', table })
  expect((await report(ada, bo)).status).toBe(200)
  const told = ordered('reports')
  expect(told).toContain('“A name nobody should read”')
  expect(told).toContain(`(club ${club})`)
  for (const person of [ada, bo]) person.drop()
})

describe('what operators decide', () => {
  test('a name goes from a person, at a table in silence too, and from a club', async () => {
    const [bo] = (await friends(server.address, 'Rude')) as [Client]
    const table = await startGame([bo], { game: 'sub-terra', settings: { talk: 'silent' } })
    const { id: club } = (await bo.http('POST', '/api/clubs', { name: 'Rude club' })) as ClubFound
    ordered('unname', bo.id)
    await bo.until(table, ({ info }) => !JSON.stringify(info.seats).includes('Rude'))
    expect(((await bo.http('GET', '/api/me')) as { name: string }).name).not.toBe('Rude')
    ordered('unname-club', club)
    expect(await bo.http('GET', `/api/clubs/${club}`)).toMatchObject({ name: `Grotto ${club.slice(0, 4)}` })
    ordered('dissolve-club', club)
    expect((await bo.request('GET', `/api/clubs/${club}`)).status).toBe(404)
    bo.drop()
  })

  test('who is silenced writes no name and no note either, whichever way she sends it', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    const { id: lobby } = (await bo.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
    const { id: club } = (await bo.http('POST', '/api/clubs', { name: 'Before' })) as ClubFound
    const measure = ordered('silence', bo.id, '--for', '7d')
    const said = async () => reasonOf(await bo.say({ type: 'phrase', table, phrase: 'hello' }))
    await expect.poll(said, SOON).toBe('muted')

    const named = { type: 'configure', table: lobby, settings: { name: 'Words' } } as const
    expect(reasonOf(await bo.say(named))).toBe('muted')
    expect(reasonOf(await bo.say({ type: 'annotate', table, move: 0, text: 'Words' }))).toBe('muted')
    expect(reasonOf(await bo.say({ type: 'rename', name: 'Words' }))).toBe('muted')
    const calls: [method: string, path: string, body: object][] = [
      ['PUT', '/api/me', { name: 'Words' }],
      ['POST', '/api/tables', { game: 'diamant', settings: { name: 'Words' } }],
      ['POST', '/api/play-now', { game: 'diamant', settings: { name: 'Words' } }],
      ['POST', '/api/clubs', { name: 'Words' }],
      ['PUT', `/api/clubs/${club}`, { name: 'Words' }],
    ]
    for (const [method, path, body] of calls) {
      const { status, json } = await bo.request(method, path, body)
      expect([path, status, json]).toMatchObject([path, 422, { refusal: { reason: 'muted' } }])
    }
    for (const command of [
      { ...named, id: 'n' },
      { type: 'annotate', table, move: 0, text: 'Words', id: 'a' },
    ])
      expect(await bo.http('POST', '/api/commands', command)).toMatchObject({ refusal: { reason: 'muted' } })

    await bo.ok({ type: 'rename', name: 'Bo', language: 'fr' })
    await bo.ok({ type: 'configure', table: lobby, settings: { clock: 60 } })
    lifted(measure)
    await expect.poll(said, SOON).not.toBe('muted')
    for (const person of [ada, bo]) person.drop()
  })

  test('who is silenced is not heard, and hears what a muted person hears', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    const measure = ordered('silence', await idOf(bo), '--for', '7d')
    const said = async () => reasonOf(await bo.say({ type: 'phrase', table, phrase: 'hello' }))
    await expect.poll(said, SOON).toBe('muted')
    expect(reasonOf(await ada.say({ type: 'phrase', table, phrase: 'hello' }))).toBe('ok')
    lifted(measure)
    await expect.poll(said, SOON).not.toBe('muted')
    for (const person of [ada, bo]) person.drop()
  })

  test('who is banned is sent away and kept out, but may be forgotten', async () => {
    const [bo] = (await friends(server.address, 'Bo')) as [Client]
    const gone = bo.hear(({ type }) => type === 'bye')
    const measure = ordered('ban', await idOf(bo), '--for', '30d')
    await gone
    expect((await bo.request('GET', '/api/tables')).status).toBe(403)
    await expect(bo.connect()).rejects.toThrow()
    expect((await bo.request('DELETE', '/api/me')).status).toBe(200)
    lifted(measure)
  })

  test('an address is banned with every identity it makes', async () => {
    const measure = ordered('ban', '127.0.0.0/8', '--for', '1h')
    const fresh = async () => (await fetch(`${server.address}/api/me`)).status
    await expect.poll(fresh, SOON).toBe(403)
    lifted(measure)
    await expect.poll(fresh, SOON).toBe(200)
  })

  test('a table is closed once, and those who sit there see it', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    const table = await startGame([ada], { game: 'sub-terra' })
    ordered('close', table)
    await ada.until(table, ({ info }) => info.status === 'abandoned')
    ada.drop()
  })

  test('what is announced is heard by who is here and by who comes', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    const told = ada.hear(({ type }: Message) => type === 'notice')
    const measure = ordered('announce', 'Back at 20:00.', '--for', '2h')
    expect(await told).toMatchObject({ text: 'Back at 20:00.' })
    const [bo] = (await friends(server.address, 'Bo')) as [Client]
    await expect.poll(() => bo.heard.join()).toContain('Back at 20:00.')
    lifted(measure)
    for (const person of [ada, bo]) person.drop()
  })

  test.each([
    [['ban', 'nobody at all', '--for', '1d'], 'neither the id of a person nor an address'],
    [['ban', '192.0.2.1'], 'for how long'],
    [['ban', '192.0.2.1', '--for', 'ever'], '--for wants a time'],
    [['ban', '0.0.0.0/0', '--for', '1d'], 'nearly everybody'],
    [['silence', '2000::/3', '--for', '1d'], 'nearly everybody'],
    [['close', 'here'], 'not the id of a table'],
    [['close', 'NoSuchTable12345'], 'there is no table'],
    [['unname', 'AAAAAAAAAAAAAAAA'], 'there is no person'],
    [['unname', 'her'], 'not the id of a person'],
    [['dissolve-club', 'theirs'], 'there is no'],
    [['announce', ' ', '--for', '1h'], '1 to 300'],
    [['lift', 'nothing'], 'there is no'],
    [['toString'], 'npm run moderate'],
    [['reports', 'all'], 'npm run moderate'],
    [['--what'], 'Unknown option'],
  ])('%j is answered in a sentence', (order, why) => {
    const { status, stderr } = moderate(...order)
    expect(status).toBe(2)
    expect(stderr).toContain(why)
    expect(stderr).not.toContain('    at ')
  })

  test('an id nobody is known by may be that of a guest who has done nothing yet: it is taken, and asked about', () => {
    const measure = ordered('silence', 'AAAAAAAAAAAAAAAA', '--for', '1d')
    expect(measure).toContain('nobody here is known by this id')
    lifted(measure)
  })
})

test.each([
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.0/24', '192.0.2.7', true],
  ['192.0.2.0/24', '192.0.3.7', false],
  ['::ffff:192.0.2.7', '192.0.2.7', true],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64', true],
  ['2001:db8::/32', '2001:db8:1:2::/64', true],
  ['2001:db8::/32', '192.0.2.7', false],
  ['0.0.0.0/0', '2001:db8:1:2::/64', false],
])('a measure about %s is about somebody at %s: %s', (target, address, expected) => {
  expect(isAbout(parseTarget(target)!, { person: 'a'.repeat(16), address })).toBe(expected)
})

test.each(['', 'x', '1.2.3', '192.0.2.0/99x', 'a b'])('%j is nobody', text => {
  expect(parseTarget(text)).toBeUndefined()
})
