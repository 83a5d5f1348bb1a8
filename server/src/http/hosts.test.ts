import { request } from 'node:http'
import { SOCKET_PATH } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { webhookRequest } from '../reminders/requests.ts'
import { hostCheck } from './hosts.ts'

let known: TestServer
let unknown: TestServer
beforeAll(async () => {
  known = await openServer({ publicUrl: 'https://grotto.example', origins: ['http://other.example:81'] })
  unknown = await openServer()
})
afterAll(() => Promise.all([known.remove(), unknown.remove()]))

type Asked = { readonly status: number; readonly text: string }
const ask = (server: TestServer, path: string, headers: Record<string, string>, method = 'GET'): Promise<Asked> =>
  new Promise((done, failed) => {
    const asking = request(new URL(path, server.address), { headers, method }, answer => {
      let text = ''
      answer.on('data', chunk => {
        text += chunk
      })
      answer.on('end', () => done({ status: answer.statusCode!, text }))
    })
    asking.on('upgrade', answer => done({ status: answer.statusCode!, text: '' }))
    asking.on('error', failed).end()
  })

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}

describe('a server that knows where people reach it', () => {
  test.each(['grotto.example', 'GROTTO.example:443', 'other.example:81', 'localhost:8600', '127.0.0.1', '[::1]:9'])(
    'is asked by %s',
    async host => expect((await ask(known, '/api/me', { host })).status).toBe(200),
  )

  test.each([
    'evil.example',
    'grotto.example.evil.example',
    'evil.example:443',
    'grotto.example:8600',
    '192.0.2.7',
    'a b',
  ])('is not asked by %s: a name that leads here is not ours for that', async host => {
    expect([400, 421]).toContain((await ask(known, '/api/me', { host })).status)
    expect([400, 421]).toContain((await ask(known, '/', { host })).status)
    expect([400, 421]).toContain((await ask(known, SOCKET_PATH, { host, ...UPGRADE })).status)
  })

  test('nor by what a visitor writes herself', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'grotto.example' }
    expect(await ask(known, '/api/me', headers)).toEqual({ status: 421, text: '{"error":"notAllowed"}' })
  })

  test('is looked after under every name', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await ask(known, path, { host: 'node-1.internal' })).status).toBe(200)
  })

  test('names itself and nobody else', async () => {
    const { text } = await ask(known, '/api/openapi.json', { host: 'localhost' })
    expect(JSON.parse(text).servers).toEqual([{ url: 'https://grotto.example' }])
    const kept = {
      kind: 'webhook',
      details: { origin: 'http://evil.example' },
      address: 'https://hook.example',
    } as const
    const reminder = { kind: 'yourTurn', table: 'T', language: 'en' } as const
    const { body } = await webhookRequest({ ...kept, person: 'p', created: 0 }, reminder, 'https://grotto.example')
    expect(JSON.parse(String(body)).link).toBe('https://grotto.example/t/T')
  })
})

describe('a server that does not', () => {
  test('writes no name it was asked by into what others may get', async () => {
    const { status, text } = await ask(unknown, '/api/openapi.json', { host: 'evil.example' })
    expect([status, JSON.parse(text).servers]).toEqual([200, [{ url: '/' }]])
    expect(text).not.toContain('evil.example')
  })

  test('shows its figures to this machine, and not to a page whose name was made to lead here', async () => {
    expect((await ask(unknown, '/metrics', { host: 'localhost:8600' })).status).toBe(200)
    expect((await ask(unknown, '/metrics', { host: 'evil.example' })).status).toBe(404)
  })

  test('takes every name', () => {
    const taken = hostCheck(undefined, [], () => false)
    expect(taken({ headers: { host: 'evil.example' }, socket: {} } as never)).toBe(true)
  })
})

describe('what depends on who asks is kept by nobody', () => {
  const NO_ID = { cookie: '' }
  test('every call of the API, whatever comes of it', async () => {
    const paths = unknown.routes.map(({ path, method }) => [method, path.replace(/:\w+/, 'AAAAAAAAAAAAAAAA')] as const)
    for (const [method, path] of [...paths, ['GET', '/api/nothing'] as const]) {
      const answer = await fetch(new URL(path, unknown.address), { method, headers: NO_ID })
      await answer.body?.cancel()
      expect([method, path, answer.headers.get('cache-control')]).toEqual([method, path, 'no-store'])
    }
  })

  test('what is the same for everybody may be, and gives nobody an identity', async () => {
    for (const path of ['/api', '/api/openapi.json', '/api/protocol', '/api/protocol.md', '/api/games/diamant/rules']) {
      const answer = await fetch(new URL(path, unknown.address))
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })
})
