import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOCKET_PATH, type TableMade } from '@grotto/protocol'
import { LANGUAGES } from '@grotto/words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const page = mkdtempSync(join(tmpdir(), 'grotto-page-'))
mkdirSync(join(page, 'assets'))
for (const shell of ['index.html', 'page.html'])
  writeFileSync(join(page, shell), '<!doctype html><title>Grotto</title>')
writeFileSync(join(page, 'assets', 'main-abc123.js'), 'export {}')

let server: TestServer
beforeAll(async () => {
  server = await openServer({ page })
})
afterAll(() => server.remove())

const get = (path: string, headers = {}) => fetch(new URL(path, server.address), { headers })

/** The status with which a socket is refused, or 101. */
function upgrade(headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(new URL(SOCKET_PATH, server.address.replace('http', 'ws')), { headers })
  return new Promise(done => {
    socket.on('open', () => {
      socket.terminate()
      done(101)
    })
    socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0))
    socket.on('error', () => {})
  })
}

describe('the page', () => {
  test('hashed files are kept for ever, the page itself is asked for each time', async () => {
    const asset = await get('/assets/main-abc123.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const index = await get('/')
    expect(index.headers.get('cache-control')).toBe('no-cache')
    expect(await index.text()).toContain('Grotto')
  })

  test('every address of the page shows it; a missing file or call does not', async () => {
    expect((await get('/table/abc')).status).toBe(200)
    expect((await get('/missing.js')).status).toBe(404)
    expect((await get('/api/nothing')).status).toBe(404)
  })

  test('runs scripts of its own only, and in nobody’s frame', async () => {
    const { headers } = await get('/')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    // Where a page was opened from is nobody's business.
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})

describe('identity', () => {
  test('comes as a signed cookie that scripts cannot read', async () => {
    const [cookie] = (await get('/api/me')).headers.getSetCookie()
    expect(cookie).toMatch(/^grotto=[A-Za-z0-9]{16}\.\w{3}\.[\w-]{43};.*HttpOnly/)
    expect(cookie).toContain('SameSite=Lax')
  })

  test('stays the same, and a forged one is worth nothing', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    expect(await ada.http('GET', '/api/me')).toEqual({ id: ada.id, name: 'Ada', language: null })
    const [id, signature] = ada.cookie.replace('grotto=', '').split('.') as [string, string]
    const forged = `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}.${signature}`
    const me = (await (await get('/api/me', { cookie: `grotto=${forged}` })).json()) as { id: string }
    expect([ada.id, forged.split('.')[0]]).not.toContain(me.id)
  })

  test('speaks a language that Grotto speaks, over HTTP and over the socket', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    for (const language of LANGUAGES) expect(await ada.http('PUT', '/api/me', { language })).toMatchObject({ language })
    expect(await ada.request('PUT', '/api/me', { language: 'tlh' })).toMatchObject({ status: 400 })
    await ada.connect()
    const renamed = await ada.say({ type: 'rename', name: 'Ada', language: 'tlh' })
    expect(renamed).toMatchObject({ result: 'error', error: 'malformed' })
    expect(await ada.http('GET', '/api/me')).toMatchObject({ language: LANGUAGES.at(-1) })
    ada.drop()
  })
})

describe('the socket', () => {
  test('opens for our own page and for programs, with an identity', async () => {
    const { cookie } = await Client.arrive(server.address)
    const { host } = new URL(server.address)
    expect(await upgrade({ cookie, origin: `http://${host}` })).toBe(101)
    expect(await upgrade({ cookie })).toBe(101)
    expect(await upgrade({})).toBe(401)
    expect(await upgrade({ cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await upgrade({ cookie, origin: 'null' })).toBe(403)
  })

  test('nobody gets more than twenty', async () => {
    const limited = await openServer({ rateLimits: 1 })
    const clients = await Promise.all(Array.from({ length: 20 }, () => new Client(limited.address)))
    const { cookie } = await Client.arrive(limited.address)
    for (const client of clients) client.cookie = cookie
    await Promise.all(clients.map(client => client.connect()))
    const one = new Client(limited.address)
    one.cookie = cookie
    await expect(one.connect()).rejects.toThrow('429')
    clients[0]!.drop()
    await expect
      .poll(() =>
        one.connect().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    for (const client of [...clients, one]) client.drop()
    await limited.remove()
  })

  test('answers nonsense, ends on monsters', async () => {
    const ada = await Client.arrive(server.address)
    await ada.connect()
    const answered = ada.hear(message => message.type === 'answer')
    ada.raw('{"nonsense":')
    expect(await answered).toEqual({ type: 'answer', id: null, result: 'error', error: 'malformed' })
    ada.raw('x'.repeat(20_000))
    await expect.poll(() => ada.connected).toBe(false)
  })

  test('speaks one version of the protocol', async () => {
    const ada = await Client.arrive(server.address)
    await ada.connect()
    const bye = ada.hear(message => message.type === 'bye')
    void ada.say({ type: 'hello', protocol: 99 })
    expect(await bye).toEqual({ type: 'bye', why: 'protocol', again: null })
  })
})

describe('calls', () => {
  test('from pages of others change nothing', async () => {
    const response = await fetch(new URL('/api/tables', server.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: '{"game":"diamant"}',
    })
    expect(response.status).toBe(403)
  })

  test.each([
    ['POST', '/api/tables', { game: 'chess' }, 422],
    ['POST', '/api/tables', { game: 'diamant', options: { players: 99 } }, 422],
    ['POST', '/api/tables', { game: 'diamant', surprise: 1 }, 400],
    ['POST', '/api/play-now', { game: 'diamant', bots: 'nobody' }, 422],
    ['POST', '/api/join', { code: 'ABCDEF' }, 404],
    ['POST', '/api/join', { code: '?' }, 400],
    ['PUT', '/api/me', { name: '' }, 400],
    ['GET', '/api/tables/NoSuchTable12345', undefined, 404],
  ])('%s %s with %j is answered %i', async (method, path, body, status) => {
    const ada = await Client.arrive(server.address)
    expect((await ada.request(method, path, body)).status).toBe(status)
  })

  test('no record of a game that is not over', async () => {
    const ada = await Client.arrive(server.address)
    const { id } = (await ada.http('POST', '/api/play-now', { game: 'diamant' })) as TableMade
    expect(await ada.request('GET', `/api/tables/${id}/record`)).toEqual({
      status: 409,
      json: { error: 'notFinished' },
    })
  })

  test('many may open the page from one address at the same time', async () => {
    const limited = await openServer({ page, rateLimits: 0.01 })
    const statuses = (path: string) =>
      Promise.all(Array.from({ length: 30 }, async () => (await fetch(new URL(path, limited.address))).status))
    expect(new Set(await statuses('/'))).toEqual(new Set([200]))
    expect(await statuses('/api/me')).toContain(429)
    await limited.remove()
  })

  test('guessing codes is slowed down', async () => {
    const limited = await openServer({ rateLimits: 0.1 })
    const ada = await Client.arrive(limited.address)
    const statuses = new Set<number>()
    for (let i = 0; i < 20; i++) statuses.add((await ada.request('POST', '/api/join', { code: 'ABCDEF' })).status)
    expect(statuses).toContain(429)
    await limited.remove()
  })
})
