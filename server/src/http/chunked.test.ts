import { createConnection, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ rateLimits: 1, logLevel: 'fatal' })
})
afterAll(() => server.remove())

/** Pieces of one byte: far more than anybody is sent in one go. */
const CRUMBS = '1\r\n \r\n'.repeat(10_000)

function connected(head: string): { readonly socket: Socket; readonly heard: Promise<string> } {
  const { hostname, port } = new URL(server.address)
  const socket = createConnection(Number(port), hostname, () => socket.write(`${head}\r\nHost: ${hostname}\r\n\r\n`))
  const heard = new Promise<string>(done => {
    let text = ''
    socket.on('data', data => {
      text += String(data)
    })
    socket.on('error', () => {})
    socket.once('close', () => done(text))
  })
  return { socket, heard }
}

/** Sends for as long as it is let; how many bytes that were. */
async function crumble(socket: Socket): Promise<number> {
  while (!socket.destroyed) {
    if (socket.write(CRUMBS)) await new Promise(setImmediate)
    else await Promise.race(['drain', 'close'].map(event => new Promise(done => socket.once(event, done))))
  }
  return socket.bytesWritten
}

const CHUNKED = 'Transfer-Encoding: chunked'
const JSON_BODY = 'Content-Type: application/json'

describe('a body whose length nobody says', () => {
  const STARTS = ['GET /healthz', 'GET /api/me', 'POST /api/records', 'POST /', 'POST /nothing']
  test.each(STARTS)('%s is refused, and the line cut', async start => {
    const { socket, heard } = connected(`${start} HTTP/1.1\r\n${JSON_BODY}\r\n${CHUNKED}`)
    await new Promise(done => socket.once('connect', done))
    const answer = await heard.then(text => text.split('\r\n'))
    expect([Number(answer[0]!.split(' ')[1]), answer.at(-1)]).toEqual([411, '{"error":"malformed"}'])
  })

  test('who sends crumbs without end is cut off after some of them', async () => {
    const { socket } = connected(`GET /healthz HTTP/1.1\r\n${CHUNKED}`)
    await new Promise(done => socket.once('connect', done))
    // What fits into the buffers of the system on both sides.
    expect(await crumble(socket)).toBeLessThan(20_000_000)
  })

  test('who expects something odd is told so and cut off', async () => {
    const { socket } = connected(`POST /api/records HTTP/1.1\r\nExpect: a miracle\r\n${CHUNKED}`)
    await new Promise(done => socket.once('connect', done))
    expect(await crumble(socket)).toBeLessThan(20_000_000)
  })

  test('a body of some length goes on as ever', async () => {
    const response = await fetch(`${server.address}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    })
    expect(response.status).toBe(200)
  })
})

test('an address opens so many connections, and then so many a second; others still come in', async () => {
  const strict = await openServer({ rateLimits: 0.02, logLevel: 'fatal' })
  const { hostname, port } = new URL(strict.address)
  const outcomes = await Promise.all(
    Array.from(
      { length: 14 },
      () =>
        new Promise<'open' | 'closed'>(done => {
          const socket = createConnection(Number(port), hostname, () =>
            socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
          )
          let heard = false
          socket.on('data', () => {
            heard = true
          })
          socket.on('error', () => {})
          socket.once('close', () => done(heard ? 'open' : 'closed'))
        }),
    ),
  )
  expect(outcomes.filter(outcome => outcome === 'open')).toHaveLength(10)
  await strict.remove()
})
