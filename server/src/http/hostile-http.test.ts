import { createConnection } from 'node:net'
import type { TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ rateLimits: 1, logLevel: 'fatal' })
})
afterAll(() => server.remove())

/** As it stands: `fetch` would tidy the address first. */
function statusOf(path: string, method = 'GET'): Promise<number> {
  const { hostname, port } = new URL(server.address)
  return new Promise((done, failed) => {
    const socket = createConnection(Number(port), hostname, () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`),
    )
    socket.once('data', data => {
      socket.destroy()
      done(Number(String(data).split(' ')[1]))
    })
    socket.once('error', failed)
  })
}

describe('limits', () => {
  test.each(['/api/join', '/%61pi/join', '/api/%6Aoin'])('hold for %s, however it is spelled', async path => {
    const spelled = await openServer({ rateLimits: 0.1, clock: new TestClock() })
    const post = () =>
      fetch(`${spelled.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"code":"ABC234"}',
      })
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await post()).status)
    expect([statuses.slice(0, 4).every(status => status === 404), statuses[4]]).toEqual([true, 429])
    await spelled.remove()
  })

  test('of all calls together count every spelling, and calls that do not exist', async () => {
    const spelled = await openServer({ rateLimits: 0.02, clock: new TestClock() })
    const paths = ['/api/me', '/%61pi/me', '/api/nothing', '/%61pi/nothing', '/api', '/%61pi', '/api/openapi.json']
    const statuses: number[] = []
    for (const path of paths) statuses.push((await fetch(`${spelled.address}${path}`)).status)
    expect(statuses.slice(0, 6)).toEqual([200, 200, 404, 404, 200, 200])
    expect(statuses[6]).toBe(429)
    expect((await fetch(`${spelled.address}/healthz`)).status).toBe(200)
    await spelled.remove()
  })
})

describe('an address', () => {
  test('that is none is answered like everything else, and counts as a call', async () => {
    const strict = await openServer({ rateLimits: 0.02, clock: new TestClock() })
    const answers: unknown[] = []
    for (let i = 0; i < 7; i++) {
      const response = await fetch(`${strict.address}/api/tables/%ff`)
      answers.push([response.status, await response.json()])
    }
    expect(answers).toEqual([
      ...Array.from({ length: 6 }, () => [400, { error: 'malformed' }]),
      [429, { error: 'tooMany' }],
    ])
    await strict.remove()
  })

  test('of what no table can be called is not found, and no error of ours', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const { id } = (await ada.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
    // What is said there is kept beside it.
    await ada.connect()
    await ada.ok({ type: 'watch', table: id })
    await ada.ok({ type: 'chat', table: id, text: 'hello' })
    ada.drop()
    for (const name of [`${id}%2Ftalk`, `${id}%00`, '__proto__', '..%2f..', '%F0%9F%A6%87', `${id}%0A`])
      for (const rest of ['', '/log', '/record', '/events'])
        expect([name, rest, await statusOf(`/api/tables/${name}${rest}`)]).toEqual([name, rest, 404])
  })

  test('that cannot be read is malformed', async () => {
    expect(await statusOf('/api/tables/%zz')).toBe(400)
    expect(await statusOf('/%')).toBe(400)
    expect(await statusOf('/api/me', 'BREW')).toBe(400)
  })

  test('with a version that is none is malformed', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const { id } = (await ada.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
    for (const query of ['before=NaN', 'before=1&before=2', 'before=', 'before=1e99', 'before=-1'])
      expect([query, (await ada.request('GET', `/api/tables/${id}/log?${query}`)).status]).toEqual([query, 400])
    expect((await ada.request('GET', `/api/tables/${id}/log?before=3`)).status).toBe(200)
  })
})

test('a body nested deeper than anything we say is malformed before it is parsed', async () => {
  const ada = await Client.arrive(server.address, 'Ada')
  const nested = `{"game":"diamant","options":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  for (const path of ['/api/tables', '/api/commands', '/api/records', '/api/play-now']) {
    const headers = { 'content-type': 'application/json', cookie: ada.cookie }
    const response = await fetch(`${server.address}${path}`, { method: 'POST', headers, body: nested })
    expect([path, response.status, await response.json()]).toEqual([path, 400, { error: 'malformed' }])
  }
  const metrics = await (await fetch(`${server.address}/metrics`)).text()
  expect(metrics).toMatch(/grotto_malformed_total\{where="http"\} [1-9]/)
})
