import { createConnection, type Socket } from 'node:net'
import { SOCKET_PATH } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

/** Shorter than in earnest, so that the test is; a client that is not slow has time even on a busy machine. */
const timeouts = { headers: 1_000, request: 1_500, check: 100, hello: 1_000, idle: 60_000, heartbeat: 6_500 }
let server: TestServer
let ada: Client
beforeAll(async () => {
  server = await openServer({}, { timeouts })
  ;[ada] = (await friends(server.address, 'Ada')) as [Client]
})
afterAll(async () => {
  ada.drop()
  await server.remove()
})

const open: Socket[] = []
afterAll(() => {
  for (const socket of open) socket.destroy()
})

/** Says something and then, as slowly as it likes, more; gives what was answered once the connection is cut. */
function slowly(first: string, more: string): Promise<string> {
  const { hostname, port } = new URL(server.address)
  const socket = createConnection(Number(port), hostname, () => socket.write(first))
  open.push(socket)
  let heard = ''
  const dripping = setInterval(() => socket.write(more), 100)
  return new Promise(done => {
    socket.on('data', data => {
      heard += data
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(dripping)
      done(heard)
    })
  })
}

const head = (line: string, ...headers: string[]) =>
  [line, `Host: ${new URL(server.address).host}`, `Cookie: ${ada.cookie}`, ...headers].join('\r\n')
const BODY = ['Content-Type: application/json', 'Content-Length: 4000']

test('who says nothing, or says it without end, is cut off', async () => {
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  const cut = await Promise.all([
    slowly('', ''),
    slowly(head('GET /api/me HTTP/1.1'), 'X-More: 1\r\n'),
    slowly(head(`GET ${SOCKET_PATH} HTTP/1.1`, ...upgrade), '\r\nX-More: 1'),
    slowly(`${head('POST /api/tables HTTP/1.1', ...BODY)}\r\n\r\n{`, ' '),
    slowly(`${head('POST /api/records HTTP/1.1', ...BODY, 'Transfer-Encoding: chunked')}\r\n\r\n`, '1\r\n{\r\n'),
    slowly(`${head('GET /api/me HTTP/1.1', 'Content-Length: 4000')}\r\n\r\n`, ' '),
  ])
  expect(cut).toHaveLength(6)
  expect(cut[3]).toContain('408')
})

test('a socket that never says hello is cut off, and one that did is not', async () => {
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  const heard = await slowly(`${head(`GET ${SOCKET_PATH} HTTP/1.1`, ...upgrade, key)}\r\n\r\n`, '')
  expect(heard).toContain('101 Switching Protocols')
  expect(ada.connected).toBe(true)
})

test('an event stream stays open for as long as somebody listens', async () => {
  const table = await startGame([ada], { game: 'diamant', options: { players: 3 } })
  const { hostname, port } = new URL(server.address)
  const socket = createConnection(Number(port), hostname, () =>
    socket.write(`${head(`GET /api/tables/${table}/events HTTP/1.1`)}\r\n\r\n`),
  )
  open.push(socket)
  await new Promise(done => socket.once('data', done))
  // Longer than any of the limits, by the same clock.
  await slowly(`${head('POST /api/tables HTTP/1.1', ...BODY)}\r\n\r\n{`, ' ')
  await slowly(`${head('POST /api/tables HTTP/1.1', ...BODY)}\r\n\r\n{`, ' ')
  expect(socket.closed).toBe(false)
  const news = new Promise<string>(done => socket.once('data', data => done(String(data))))
  await ada.ok({ type: 'act', table, action: { type: 'goOn' } })
  expect(await news).toContain('"type":"update"')
  socket.destroy()
})
