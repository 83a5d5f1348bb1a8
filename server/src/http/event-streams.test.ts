import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableMade } from '@grotto/protocol'
import { type Entry, SqliteStore } from '@grotto/storage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { HEADS } from '../budgets/limits.ts'

/** A real store whose reading of logs can be held up. */
class HeldStore extends SqliteStore {
  hold: Promise<void> = Promise.resolve()
  asked = () => {}

  override async entries(table: string, after?: number): Promise<Entry[]> {
    this.asked()
    await this.hold
    return super.entries(table, after)
  }
}

let server: TestServer
let store: HeldStore
let ada: Client
let table: string
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'grotto-streams-'))
  store = new HeldStore(join(folder, 'grotto.db'))
  server = await openServer({ rateLimits: 1, idleAfter: 0 }, { store })
  ada = await Client.arrive(server.address, 'Ada')
  table = ((await ada.http('POST', '/api/tables', { game: 'diamant' })) as TableMade).id
})
afterEach(async () => {
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
})

const open = (signal?: AbortSignal) =>
  fetch(`${server.address}/api/tables/${table}/events`, {
    headers: { cookie: ada.cookie },
    ...(signal ? { signal } : {}),
  })

/** A program that asks for the stream and then does not read. */
function deaf(): Socket {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  socket.pause()
  socket.write(`GET /api/tables/${table}/events HTTP/1.1\r\nHost: x\r\nCookie: ${ada.cookie}\r\n\r\n`)
  return socket
}

/** The next who asks for the table waits until it is released. */
async function holdUp(): Promise<{ reading: Promise<void>; release: () => void }> {
  await server.tables.evictIdle()
  await expect.poll(() => server.tables.inMemory).toBe(0)
  const reading = new Promise<void>(done => {
    store.asked = done
  })
  let release = () => {}
  store.hold = new Promise(done => {
    release = done
  })
  return { reading, release }
}

const watchers = async () => (await server.tables.ifLoaded(table))?.watchers.size ?? 0

describe('an event stream', () => {
  test('leaves nothing behind, at whatever moment its reader goes', async () => {
    for (let i = 0; i < 30; i++) {
      const [abort, opened] = [new AbortController(), open]
      const response = opened(abort.signal).catch(() => undefined)
      setTimeout(() => abort.abort(), i)
      const answered = await response
      await answered?.text().catch(() => {})
    }
    await expect.poll(watchers).toBe(0)
  })

  test('leaves nothing behind when its reader goes while the table is read', async () => {
    const { reading, release } = await holdUp()
    const abort = new AbortController()
    const response = open(abort.signal).catch(() => 'aborted')
    await reading
    abort.abort()
    expect(await response).toBe('aborted')
    // The server hears of it before it goes on.
    await new Promise(done => setTimeout(done, 100))
    release()
    await ada.http('GET', `/api/tables/${table}`)
    expect(server.tables.inMemory).toBe(1)
    await expect.poll(watchers).toBe(0)
  })

  test('is had so many times by one person, whoever leaves makes room', async () => {
    const aborts = Array.from({ length: HEADS.streams.person }, () => new AbortController())
    const opened = await Promise.all(aborts.map(({ signal }) => open(signal)))
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await open()).status).toBe(429)
    aborts[0]!.abort()
    await expect.poll(async () => (await open(aborts[1]!.signal)).status).toBe(200)
    for (const abort of aborts) abort.abort()
    await expect.poll(watchers).toBe(0)
  })

  test('of somebody who does not read is cut, before it costs much memory', async () => {
    const socket = deaf()
    const cut = new Promise(done => socket.once('close', done))
    await expect.poll(watchers).toBe(1)
    const loaded = (await server.tables.ifLoaded(table))!
    let sent = 0
    const news = 'x'.repeat(100_000)
    while ((await watchers()) > 0 && sent < 50_000_000) {
      for (const watcher of loaded.watchers) watcher.send(JSON.stringify(news))
      sent += news.length
      await new Promise(setImmediate)
    }
    expect(sent).toBeLessThan(20_000_000)
    socket.resume()
    await cut
  })

  test('ends when the server stops', async () => {
    const response = await open()
    await expect.poll(watchers).toBe(1)
    const read = response.text().then(
      text => text,
      () => 'broken off',
    )
    await server.close()
    expect(await read).toContain('"type":"table"')
  })
})

test('a socket that goes while a table is read leaves nothing behind', async () => {
  await ada.connect()
  const { reading, release } = await holdUp()
  ada.raw(JSON.stringify({ type: 'watch', id: 'w', table }))
  await reading
  ada.drop()
  await new Promise(done => setTimeout(done, 100))
  release()
  await ada.http('GET', `/api/tables/${table}`)
  expect(server.tables.inMemory).toBe(1)
  await expect.poll(watchers).toBe(0)
})
