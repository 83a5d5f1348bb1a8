import { gameById } from '@grotto/catalog'
import { type GameRecord, parseAnnounced, verifyRecord } from '@grotto/kernel'
import type { TableInfo, TableList, TableMade, TableMessage } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { choicesOf, friends, startGame } from '../../test-kit/friends.ts'
import { longRecord } from '../../test-kit/long-record.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const RECORD = longRecord({ entries: 100, undos: 2 })

let server: TestServer
let [ada, bo] = [] as unknown as [Client, Client]
beforeAll(async () => {
  server = await openServer()
  ;[ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
})
afterAll(async () => {
  for (const person of [ada, bo]) person.drop()
  await server.remove()
})

const bring = async (record: object): Promise<TableMade> =>
  (await ada.http('POST', '/api/records', record)) as TableMade
const infoOf = async (table: string) => (await bo.http('GET', `/api/tables/${table}`)) as TableInfo
const recordOf = async (table: string) => (await bo.http('GET', `/api/tables/${table}/record`)) as GameRecord
const forkOf = async (table: string, body: object = { move: 4 }) =>
  (await ada.http('POST', `/api/tables/${table}/fork`, body)) as TableMade
const inList = async (path: string, table: string) =>
  ((await ada.http('GET', path)) as TableList).tables.find(({ id }) => id === table)

/** The first message of a table's event stream, as programs read it. */
async function streamed(table: string): Promise<TableMessage> {
  const cut = new AbortController()
  const headers = { cookie: bo.cookie }
  const stream = await fetch(`${server.address}/api/tables/${table}/events`, { headers, signal: cut.signal })
  let text = ''
  for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
    text += part
    const line = /^data: (.*)$/m.exec(text)
    if (!line || !text.includes('\n\n')) continue
    cut.abort()
    return JSON.parse(line[1]!) as TableMessage
  }
  throw new Error('the stream ended')
}

async function playOut(table: string): Promise<void> {
  await ada.ok({ type: 'watch', table })
  for (;;) {
    const known = await ada.until(table, ({ info, toAct, you }) => info.status !== 'playing' || toAct.includes(you!))
    if (known.info.status !== 'playing') return
    await ada.ok({ type: 'act', table, action: choicesOf(known)[0] as { type: string } })
    await ada.until(table, now => now !== known)
  }
}

describe('an imported game', () => {
  test('says so wherever it is handed out: calls, lists, socket, event stream, record', async () => {
    const made = await bring(RECORD)
    expect(made).toEqual({ id: made.id, code: made.code, imported: 'whole' })
    expect(await infoOf(made.id)).toMatchObject({ imported: 'whole', fairness: { kind: 'sealed' } })
    expect(await inList('/api/my/tables', made.id)).toMatchObject({ imported: 'whole' })
    await bo.ok({ type: 'watch', table: made.id })
    expect(bo.known.get(made.id)!.info.imported).toBe('whole')
    expect((await streamed(made.id)).info.imported).toBe('whole')
    expect(await recordOf(made.id)).toEqual({ ...RECORD, imported: 'whole' })
  })

  test('is not laundered by taking it out and bringing it again, however often', async () => {
    let record: GameRecord = RECORD
    for (let again = 0; again < 3; again++) record = await recordOf((await bring(record)).id)
    const { imported: _, ...stripped } = record
    for (const each of [stripped, { ...record, imported: 'start' }]) {
      const { id } = await bring(each)
      expect([(await infoOf(id)).imported, (await recordOf(id)).imported]).toEqual(['whole', 'whole'])
    }
  })

  test.each([false, null, 0, '', 'no', 'sealed', [], {}])('may say %j of itself and is still one', async imported => {
    const { id } = await bring({ ...RECORD, imported })
    expect([(await infoOf(id)).imported, (await recordOf(id)).imported]).toEqual(['whole', 'whole'])
  })

  test('gains nothing by the name of a table, or the seals, of a game that was dealt here', async () => {
    const dealt = await startGame([ada], { game: 'diamant', options: { players: 3 } })
    await playOut(dealt)
    const honest = await recordOf(dealt)
    expect(honest).not.toHaveProperty('imported')
    const names = { id: dealt, table: dealt, forkOf: { table: dealt, move: 0 }, host: ada.id, status: 'finished' }
    const { id } = await bring({ ...honest, ...names, sitters: honest.sitters.map(() => ({ name: 'Somebody' })) })
    expect(id).not.toBe(dealt)
    const info = await infoOf(id)
    expect(info).toMatchObject({ id, imported: 'whole' })
    expect(info).not.toHaveProperty('forkOf')
    expect((await recordOf(id)).imported).toBe('whole')
    // What the table says of itself is an announcement where it was dealt, and none where it was brought.
    expect(parseAnnounced(await infoOf(dealt))).toBeDefined()
    expect(parseAnnounced(info)).toBeUndefined()
    expect(await infoOf(dealt)).not.toHaveProperty('imported')
    expect(await inList('/api/my/tables', dealt)).not.toHaveProperty('imported')
  })

  test('is still one after a restart', async () => {
    const { id } = await bring(RECORD)
    const { id: forked } = await forkOf(id)
    const marks = async (opened: TestServer) => {
      const one = await opened.tables.open(id)
      const other = await opened.tables.open(forked)
      return [one!.table.imported, other!.table.imported]
    }
    await server.close()
    server = await openServer({ data: server.data })
    expect(await marks(server)).toEqual(['whole', 'start'])
    for (const person of [ada, bo]) {
      person.drop()
      person.address = server.address
      await person.connect()
    }
  })
})

describe('what comes of an imported game', () => {
  test('is marked where somebody is asked to come to it', async () => {
    const game = {
      game: 'diamant',
      level: null,
      party: [],
      cameOut: [],
      local: false,
      daily: null,
      honour: null,
      bots: [],
    }
    const played = { ...game, table: 'before', source: 'before', at: 1, seats: 3, people: 2, place: 1, score: 9 }
    const both = [ada, bo].map(({ id: person }, seat) => ({ ...played, person, seat, result: 'victory' }))
    await server.store.results.replace('before', both)
    const { id: table } = await forkOf((await bring(RECORD)).id)
    await ada.ok({ type: 'watch', table })
    await ada.ok({ type: 'removeSeat', table, seat: 1 })
    await ada.http('POST', `/api/tables/${table}/invite`, { person: bo.id })
    const { invitations } = (await bo.http('GET', '/api/my/tables')) as TableList
    expect(invitations).toMatchObject([{ by: 'Ada', table: { id: table, imported: 'start' } }])
  })

  test('a fork goes on from a position nobody here dealt, and says so to its record', async () => {
    const { id: whole } = await bring(RECORD)
    const made = await forkOf(whole)
    // Its own shuffles are announced: only its beginning is the file's.
    expect(made).toMatchObject({ imported: 'start', commitments: expect.any(Object) })
    const table = made.id
    await ada.ok({ type: 'watch', table })
    expect(ada.known.get(table)!.info).toMatchObject({ imported: 'start', forkOf: { table: whole, move: 4 } })
    await ada.ok({ type: 'configure', table, settings: { visibility: 'public' } })
    for (const list of ['/api/tables', '/api/my/tables'])
      expect(await inList(list, table)).toMatchObject({ imported: 'start' })
    await ada.ok({ type: 'start', table })
    await playOut(table)
    const record = await recordOf(table)
    expect(record.imported).toBe('start')
    expect(verifyRecord(gameById('diamant')!, record).chance).toBe('recomputed')
    const again = await forkOf(table)
    expect((await infoOf(again.id)).imported).toBe('start')
    // Brought back as a file, the whole of it is.
    expect((await bring(record)).imported).toBe('whole')
  })

  test('a fork of a game that is not over inherits as well', async () => {
    const { id } = await forkOf((await bring(RECORD)).id)
    await ada.ok({ type: 'watch', table: id })
    await ada.ok({ type: 'start', table: id })
    const again = await forkOf(id, {})
    expect((await infoOf(again.id)).imported).toBe('start')
  })

  test('a rematch is dealt here, and not imported', async () => {
    const { id: table } = await forkOf((await bring(RECORD)).id)
    await ada.ok({ type: 'watch', table })
    await ada.ok({ type: 'start', table })
    await playOut(table)
    const { table: next } = (await ada.ok({ type: 'rematch', table })) as { table: string }
    expect(await infoOf(next)).not.toHaveProperty('imported')
    expect(await inList('/api/my/tables', next)).not.toHaveProperty('imported')
  })

  test('a fork of a game that was dealt here is not imported', async () => {
    const dealt = await startGame([ada], { game: 'diamant', options: { players: 3 } })
    await playOut(dealt)
    const { id } = await forkOf(dealt)
    expect(await infoOf(id)).not.toHaveProperty('imported')
  })
})

test('the description for programs names the mark', async () => {
  const api = JSON.stringify(await (await fetch(`${server.address}/api/openapi.json`)).json())
  const { paths } = JSON.parse(api) as { paths: Record<string, Record<string, object>> }
  for (const [path, method] of [
    ['/api/tables', 'get'],
    ['/api/my/tables', 'get'],
    ['/api/tables/{id}', 'get'],
    ['/api/tables/{id}/record', 'get'],
    ['/api/tables/{id}/fork', 'post'],
    ['/api/records', 'post'],
  ] as const)
    expect([path, JSON.stringify(paths[path]![method])]).toEqual([path, expect.stringContaining('"imported"')])
})
