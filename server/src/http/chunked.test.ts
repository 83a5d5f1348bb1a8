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

  test('a parser that was told to ignore the rest reads the next body', async () => {
    const received = await openServer({ rateLimits: 0, logLevel: 'fatal' })
    const { hostname, port } = new URL(received.address)
    for (let i = 0; i < 10; i++) {
      const socket = createConnection(Number(port), hostname, () =>
        socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n${CHUNKED}\r\n\r\n${CRUMBS}`),
      )
      socket.on('error', () => {}).resume()
      await new Promise(done => socket.once('close', done))
      const response = await fetch(`${received.address}/api/me`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify({ name: `Ada ${i}` }),
      })
      expect([response.status, ((await response.json()) as { name: string }).name]).toEqual([200, `Ada ${i}`])
    }
    await received.remove()
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
