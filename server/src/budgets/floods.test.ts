import { createConnection, type Socket } from 'node:net'
import { PROTOCOL_VERSION, SOCKET_PATH } from '@grotto/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { ProbedServer } from '../../test-kit/probed-server.ts'

let server: ProbedServer
let ada: Client
let table: string
beforeAll(async () => {
  // What everybody at this address may do together is for others to measure: here there is one address only.
  server = new ProbedServer({ GROTTO_LOG: 'silent', GROTTO_RATE_LIMITS: '1', GROTTO_TRUST_PROXY: '1' })
  await server.start()
  ;[ada] = (await friends(server.address, 'Ada')) as [Client]
  table = await startGame([ada], { game: 'diamant', options: { players: 3 } })
})
afterAll(async () => {
  ada.drop()
  await server.remove()
})

const [CONTINUED, TEXT, PING, PONG] = [0x0, 0x1, 0x9, 0xa]
const FINAL = 0x80

/** A frame as a client sends it (RFC 6455, 5.2), masked with nothing. */
function frame(code: number, payload = ''): Buffer {
  const length = Buffer.byteLength(payload)
  const size = length < 126 ? [FINAL | length] : [FINAL | 126, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([code, ...size, 0, 0, 0, 0]), Buffer.from(payload)])
}

/** A socket of somebody at another address, past its hello. */
async function intruder(address: string): Promise<Socket> {
  const eve = await Client.arrive(server.address)
  const { hostname, port, host } = new URL(server.address)
  const socket = createConnection(Number(port), hostname)
  socket.on('error', () => {})
  const head = [
    `GET ${SOCKET_PATH} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${eve.cookie}`,
    `X-Forwarded-For: ${address}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await new Promise(done => socket.once('data', done))
  socket.resume()
  socket.write(frame(FINAL | TEXT, `{"id":"h","type":"hello","protocol":${PROTOCOL_VERSION}}`))
  return socket
}

/** As much of it as the line takes, until it is cut. */
async function flood(socket: Socket, one: Buffer): Promise<void> {
  const batch = Buffer.concat(Array.from({ length: Math.ceil(64_000 / one.length) }, () => one))
  while (!socket.destroyed)
    if (socket.write(batch)) await new Promise(setImmediate)
    else await Promise.race(['drain', 'close'].map(event => new Promise(done => socket.once(event, done))))
}

/** Milliseconds the event loop was at work in one go since it was asked before; of processor time, so that nothing else on the machine is in it. */
const longestWork = async (): Promise<number> => (await server.read()).work

const FLOODS: readonly [string, () => Buffer][] = [
  ['pings', () => frame(FINAL | PING)],
  ['pongs', () => frame(FINAL | PONG)],
  ['nonsense', () => frame(FINAL | TEXT, '{}')],
  ['commands that are refused', () => frame(FINAL | TEXT, `{"id":"a","type":"look","looking":true}`)],
  ['the longest nonsense', () => frame(FINAL | TEXT, `[${'1,'.repeat(8_000)}1]`)],
  ['hello again and again', () => frame(FINAL | TEXT, '{"id":"a","type":"hello","protocol":1}')],
  ['a message of endless pieces', () => frame(CONTINUED)],
]

/** Somebody else changes her mind. */
async function playOn(): Promise<void> {
  choice = choice === 'leave' ? 'goOn' : 'leave'
  await ada.ok({ type: 'act', table, action: { type: choice } })
}
let choice = 'goOn'

/** Milliseconds: far more than anything takes here. */
const TOO_LONG = 250

test.each(FLOODS)('who floods a socket with %s is cut off, and nobody waits for it', async (name, one) => {
  await longestWork()
  const address = `198.51.100.${FLOODS.findIndex(([each]) => each === name) + 1}`
  const sockets = await Promise.all([1, 2, 3, 4].map(() => intruder(address)))
  if (one()[0] === CONTINUED) for (const socket of sockets) socket.write(frame(TEXT, '{'))
  await Promise.all(sockets.map(socket => flood(socket, one())))
  expect((await ada.say({ type: 'unwatch', table: 'NoSuchTable12345' })).result).toBe('ok')
  expect(await longestWork()).toBeLessThan(TOO_LONG)
})

test.each(['/api/me', '/healthz', '/nothing'])('nor do thousands of requests for %s in one piece', async path => {
  await longestWork()
  const { hostname, port, host } = new URL(server.address)
  const connections = [1, 2, 3, 4].map(() => createConnection(Number(port), hostname))
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 198.51.100.200\r\n\r\n`)
  for (const connection of connections) connection.on('error', () => {}).resume()
  await Promise.all(connections.map(connection => flood(connection, request)))
  await playOn()
  expect(await longestWork()).toBeLessThan(TOO_LONG)
})

test.each(['/', '/healthz', '/readyz'])('what is not counted takes turns too: %s', async path => {
  let done = 0
  const ask = async (from: string) =>
    (await fetch(server.address + path, { headers: { 'x-forwarded-for': from } })).text()
  const many = Array.from({ length: 300 }, () => ask(`198.51.100.${210 + path.length}`).then(() => done++))
  await new Promise(soon => setTimeout(soon, 50))
  const before = done
  await ask('198.51.100.250')
  expect(done - before).toBeLessThan(50)
  await Promise.all(many)
})

test('a few requests in one piece are answered in order', async () => {
  const { hostname, port, host } = new URL(server.address)
  const paths = ['/healthz', '/api/nothing', '/api', '/readyz']
  const connection = createConnection(Number(port), hostname)
  connection.write(paths.map(path => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`).join(''))
  let heard = ''
  connection.on('data', data => {
    heard += data
  })
  while ((heard.match(/HTTP\/1\.1 /g) ?? []).length < paths.length)
    await new Promise(done => connection.once('data', done))
  expect([...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '404', '200', '200'])
  connection.destroy()
})

test('a ping is answered, and hello is said once', async () => {
  const socket = await intruder('198.51.100.100')
  const heard: Buffer[] = []
  socket.on('data', data => heard.push(data))
  socket.write(frame(FINAL | PING, 'are you there'))
  while (!Buffer.concat(heard).includes('are you there')) await new Promise(done => socket.once('data', done))
  expect((await ada.say({ type: 'hello', protocol: PROTOCOL_VERSION })).result).toBe('error')
  socket.destroy()
})
