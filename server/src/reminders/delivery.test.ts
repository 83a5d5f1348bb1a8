import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Mailbox } from '../../test-kit/mailbox.ts'
import { httpsDelivery, type OutboundPolicy, PUBLIC_INTERNET } from './delivery.ts'
import { isPublicAddress } from './public-address.ts'

describe('an address on the internet', () => {
  test.each([
    '1.1.1.1',
    '93.184.215.14',
    '100.128.0.1',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:81b::200e',
  ])('%s', address => expect(isPublicAddress(address)).toBe(true))
})

describe('no address on the internet', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.19.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:1.1.1.1',
    '64:ff9b::7f00:1',
    '100::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    'localhost',
    '',
  ])('%s', address => expect(isPublicAddress(address)).toBe(false))
})

describe('an outgoing request', () => {
  let box: Mailbox
  beforeAll(async () => {
    box = await Mailbox.open()
  })
  afterAll(() => box.close())
  const outgoing = (address: string) => ({ address, headers: { 'x-kind': 'test' }, body: 'hello' })

  test('arrives where the policy allows it, at the address that was checked', async () => {
    const asked: string[] = []
    const outbound: OutboundPolicy = {
      ...box.outbound,
      resolve: async host => {
        asked.push(host)
        // A name that leads somewhere else as soon as it has been checked.
        return [{ address: asked.length === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
      },
    }
    expect(await httpsDelivery(outbound)(outgoing(box.address('/a')))).toEqual({ status: 204 })
    expect(asked).toEqual(['hook.test'])
    expect(box.received.at(-1)).toMatchObject({ path: '/a', body: Buffer.from('hello') })
  })

  test('is not sent on: a redirect is an answer like any other', async () => {
    box.answers.set('/moved', 307)
    const before = box.received.length
    expect(await httpsDelivery(box.outbound)(outgoing(box.address('/moved')))).toEqual({ status: 307 })
    expect(box.received.slice(before).map(({ path }) => path)).toEqual(['/moved'])
  })

  test('waits for nobody for ever, and reads no endless answer', async () => {
    const post = httpsDelivery(box.outbound, 1_000)
    box.answers.set('/endless', 200)
    const began = Date.now()
    expect(await post(outgoing(box.address('/never')))).toBe('failed')
    expect(Date.now() - began).toBeLessThan(3_000)
    expect(await post(outgoing(box.address('/endless')))).toEqual({ status: 200 })
    const deaf: OutboundPolicy = { ...box.outbound, resolve: () => new Promise(() => {}) }
    expect(await httpsDelivery(deaf, 100)(outgoing(box.address('/b')))).toBe('failed')
  })

  test('is refused if any place behind the name is not allowed', async () => {
    const places = ['127.0.0.1', '127.0.0.2'].map(address => ({ address, family: 4 }))
    const before = box.received.length
    const post = httpsDelivery({ ...box.outbound, resolve: async () => places })
    expect(await post(outgoing(box.address('/two')))).toBe('refused')
    expect(box.received).toHaveLength(before)
  })

  test('to a server whose certificate nobody vouches for is not sent', async () => {
    const { ca: _, ...outbound } = box.outbound
    expect(await httpsDelivery(outbound)(outgoing(box.address('/untrusted')))).toBe('failed')
  })

  const places: Record<string, string> = { 'intranet.example': '10.0.0.7', 'metadata.example': '169.254.169.254' }
  const outbound: OutboundPolicy = {
    ...PUBLIC_INTERNET,
    resolve: async host => [{ address: places[host] ?? '1.1.1.1', family: 4 }],
  }
  test.each([
    'http://hook.example/',
    'ftp://hook.example/',
    'https://ada:secret@hook.example/',
    'https://hook.example:8443/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://intranet.example/',
    'https://metadata.example/latest',
    `https://hook.example/${'x'.repeat(1000)}`,
    'nonsense',
  ])('the server itself never writes to %s', async address => {
    expect(await httpsDelivery(outbound)(outgoing(address))).toBe('refused')
  })

  test('nor to the name of this machine', async () => {
    expect(await httpsDelivery()(outgoing('https://localhost/'))).toBe('refused')
  })
})
