import { connect, createServer, type Socket } from 'node:net'
import { createServer as securedServer } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { LINK_TLS, Link, linesOf, type Payload } from './link.ts'
import { NodeLinks } from './node-links.ts'

const KEY = Buffer.alloc(32, 7)
const close: (() => void)[] = []
afterEach(() => {
  for (const end of close.splice(0)) end()
})

async function node(name: string, key = KEY) {
  const heard: [string, string][] = []
  let missed = 0
  const links = new NodeLinks(name, key, {
    heard: (channel, text) => {
      if (text === 'nonsense') throw new SyntaxError(text)
      heard.push([channel, text])
    },
    missed: () => void missed++,
  })
  close.push(() => links.close())
  const address = await links.open('127.0.0.1')
  return { links, address, heard, missed: () => missed }
}

const say = (link: Link, ...payloads: Payload[]) => link.send(linesOf(payloads))

/** A line that can fall silent without a word to either side. */
async function throughValve(address: string) {
  const sockets: Socket[] = []
  const server = createServer(near => {
    const far = connect(Number(address.split(' ')[1]), '127.0.0.1')
    sockets.push(near, far)
    near.on('error', () => far.destroy()).pipe(far)
    far.on('error', () => near.destroy()).pipe(near)
  })
  await new Promise<void>(listens => server.listen(0, '127.0.0.1', listens))
  close.push(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const silence = () => {
    for (const socket of sockets) socket.unpipe().on('data', () => {})
  }
  return { address: `127.0.0.1 ${(server.address() as { port: number }).port}`, silence }
}

test('whoever was told where another node waits speaks to it, in order and whatever it says', async () => {
  const [a, b] = [await node('a'), await node('b')]
  expect(a.links.call('b')).toBe(false)
  a.links.meet('b', b.address)
  expect(a.links.to('b')).toBeUndefined()
  await expect.poll(() => a.links.to('b')).toBeDefined()
  const long = 'é "'.repeat(50_000)
  say(a.links.to('b')!, ['one', 'first'], ['two', long])
  say(a.links.to('b')!, ['one', 'last'])
  await expect.poll(() => b.heard).toHaveLength(3)
  expect(b.heard).toEqual([
    ['one', 'first'],
    ['two', long],
    ['one', 'last'],
  ])
  expect(b.links.to('a')).toBeUndefined()
})

test('nobody without the key is heard, or takes a node for reachable', async () => {
  const [enemy, b] = [await node('enemy', Buffer.alloc(32, 8)), await node('b')]
  enemy.links.meet('b', b.address)
  const plain = connect(Number(b.address.split(' ')[1]), '127.0.0.1').on('error', () => {})
  plain.write('one plain\n')
  await expect.poll(() => plain.destroyed, { timeout: 5_000 }).toBe(true)
  await new Promise(done => setTimeout(done, 300))
  expect(enemy.links.to('b')).toBeUndefined()
  expect(b.heard).toEqual([])
})

test('a line that falls silent is given up by both sides, and who listened looks for what was missed', async () => {
  const [a, b] = [await node('a'), await node('b')]
  const valve = await throughValve(b.address)
  a.links.meet('b', valve.address)
  await expect.poll(() => a.links.to('b')).toBeDefined()
  const link = a.links.to('b')!
  valve.silence()
  await expect.poll(() => a.links.to('b'), { timeout: 10_000 }).toBeUndefined()
  expect(link.isUp).toBe(false)
  say(link, ['one', 'too late'])
  await expect.poll(() => b.missed(), { timeout: 10_000 }).toBe(1)
  expect(b.heard).toEqual([])
})

test('what is not understood ends the line and nothing else; the node is called again when it is next looked for', async () => {
  const [a, b] = [await node('a'), await node('b')]
  a.links.meet('b', b.address)
  await expect.poll(() => a.links.to('b')).toBeDefined()
  say(a.links.to('b')!, ['one', 'nonsense'])
  await expect.poll(() => a.links.to('b'), { timeout: 10_000 }).toBeUndefined()
  expect(a.links.call('b')).toBe(true)
  await expect.poll(() => a.links.to('b')).toBeDefined()
  a.links.keep(new Set())
  expect(a.links.to('b')).toBeUndefined()
  expect(a.links.call('b')).toBe(false)
})

test('a line given up in the very moment in which both have shaken hands ends, and the process does not', async () => {
  const patient = securedServer({ ...LINK_TLS, handshakeTimeout: 60_000, pskCallback: () => KEY })
  patient.on('tlsClientError', (_, socket) => socket.destroy())
  await new Promise<void>(listens => patient.listen(0, '127.0.0.1', listens))
  const { port } = patient.address() as { port: number }
  // So long that as many questions as may be are unanswered: the next one, when hands are shaken, is one too many.
  const held = createServer(near => {
    const far = connect(port, '127.0.0.1')
    near.on('error', () => far.destroy()).pipe(far)
    far.on('error', () => near.destroy())
    setTimeout(() => far.pipe(near), 3_250)
  })
  await new Promise<void>(listens => held.listen(0, '127.0.0.1', listens))
  close.push(
    () => patient.close(),
    () => held.close(),
  )
  const address = `127.0.0.1 ${(held.address() as { port: number }).port}`
  const began = performance.now()
  await new Promise<void>(gone => new Link(address, 'a', KEY, () => gone()))
  expect(performance.now() - began).toBeGreaterThan(3_000)
  // It would end in the turn of the event loop in which it is given up.
  await new Promise(done => setTimeout(done, 50))
})
