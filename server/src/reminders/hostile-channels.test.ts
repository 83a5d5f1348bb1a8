import type { ApiToken, Reminding } from '@grotto/protocol'
import { beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { BrowserKeys } from '../../test-kit/browser-keys.ts'
import { Client } from '../../test-kit/client.ts'
import { friends, startGame, TestClock } from '../../test-kit/friends.ts'
import { Mailbox } from '../../test-kit/mailbox.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { isPublicAddress } from './public-address.ts'

const push = { ...webPush.generateVAPIDKeys(), contact: 'mailto:grotto@example.org' }
const MINUTE = 60_000

let box: Mailbox
let clock: TestClock
let server: TestServer
beforeEach(async () => {
  box = await Mailbox.open()
  clock = new TestClock()
  const reminders = { after: MINUTE, push, webhooks: true }
  server = await openServer({ clock, reminders, logLevel: 'fatal' }, { outbound: box.outbound })
  clock.pass(MINUTE)
  return async () => {
    await server.remove()
    box.close()
  }
})

const reminding = async (of: Client): Promise<Reminding> => (await of.http('GET', '/api/me/reminders')) as Reminding

test('a token adds nothing that would go on reminding whoever stole it once it is revoked', async () => {
  const ada = await Client.arrive(server.address, 'Ada')
  const { id, token } = (await ada.http('POST', '/api/me/token')) as ApiToken
  const byToken = (path: string, body: unknown) =>
    fetch(new URL(path, server.address), {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const endpoint = box.address('/push', 'push.test')
  const tried = [
    await byToken('/api/me/push', { endpoint, keys: new BrowserKeys().keys }),
    await byToken('/api/me/webhook', { address: box.address('/thief') }),
  ]
  expect(tried.map(({ status }) => status)).toEqual([403, 403])
  await ada.http('DELETE', `/api/me/tokens/${id}`)
  expect(await reminding(ada)).toMatchObject({ devices: 0, webhook: null })
  expect(box.received).toEqual([])
})

const { p256dh, auth } = new BrowserKeys().keys
/** As long as one, and not on the curve. */
const offCurve = Buffer.from([4, ...Array.from({ length: 64 }, () => 1)]).toString('base64url')
test.each([
  ['no point', { p256dh: 'AAAA', auth }],
  ['a point that is not on the curve', { p256dh: offCurve, auth }],
  [
    'a compressed point',
    { p256dh: Buffer.from([2, ...Array.from({ length: 64 }, () => 1)]).toString('base64url'), auth },
  ],
  ['too short a secret', { p256dh, auth: 'AA' }],
  ['too long a secret', { p256dh, auth: `${auth}AAAA` }],
])('keys of a browser with %s are malformed', async (_, keys) => {
  const ada = await Client.arrive(server.address, 'Ada')
  const answer = await ada.request('PUT', '/api/me/push', { endpoint: box.address('/push', 'push.test'), keys })
  expect(answer).toEqual({ status: 400, json: { error: 'malformed' } })
  expect((await reminding(ada)).devices).toBe(0)
})

test('an endpoint that is no address is malformed', async () => {
  const ada = await Client.arrive(server.address, 'Ada')
  const keys = { p256dh, auth }
  expect((await ada.request('PUT', '/api/me/push', { endpoint: 'https://[::', keys })).status).toBe(400)
})

test('padded keys are taken: some browsers write them so', async () => {
  const ada = await Client.arrive(server.address, 'Ada')
  const keys = { p256dh: `${p256dh}=`, auth: `${auth}==` }
  const answer = await ada.request('PUT', '/api/me/push', { endpoint: box.address('/push', 'push.test'), keys })
  expect(answer).toMatchObject({ status: 200, json: { devices: 1 } })
})

test('a browser from before that nothing can be encrypted for is let go of, and no error of ours', async () => {
  const [ada] = (await friends(server.address, 'Ada')) as [Client]
  const kept = { person: ada.id, kind: 'push', created: 1 } as const
  for (const [path, keys] of [
    ['/short', { p256dh: 'AAAA', auth: 'AA' }],
    ['/off', { p256dh: offCurve, auth }],
    ['/none', {}],
  ] as const)
    await server.store.channels.keep({ ...kept, address: box.address(path, 'push.test'), details: keys }, 9)
  const good = new BrowserKeys()
  await ada.http('PUT', '/api/me/push', { endpoint: box.address('/good', 'push.test'), keys: good.keys })
  await startGame([ada], { game: 'sub-terra' })
  ada.drop()
  await new Promise(done => setTimeout(done, 60))
  clock.pass(MINUTE)
  const [request] = await box.holds(1)
  expect(request!.path).toBe('/good')
  await expect.poll(async () => (await reminding(ada)).devices).toBe(1)
  const metrics = await (await fetch(`${server.address}/metrics`)).text()
  expect(metrics).not.toMatch(/grotto_failures_total\{[^}]*\} [1-9]/)
  expect(metrics).toMatch(/grotto_reminders_total\{[^}]*failed[^}]*\} 3/)
})

test('whether a name leads somewhere inside, or nowhere, is not told', async () => {
  const resolve = async (host: string) => {
    if (host === 'inside.test') return [{ address: '10.0.0.7', family: 4 }]
    throw new Error('ENOTFOUND')
  }
  const inner = await openServer(
    { reminders: { after: MINUTE, push, webhooks: true } },
    { outbound: { resolve, allowed: (address, port) => port === 443 && isPublicAddress(address) } },
  )
  const ada = await Client.arrive(inner.address, 'Ada')
  const set = async (address: string) => {
    const began = performance.now()
    const { status, json } = await ada.request('PUT', '/api/me/webhook', { address })
    return { status, json, quick: performance.now() - began < 900 }
  }
  const nothing = { status: 422, json: { error: 'webhookNoAnswer' }, quick: false }
  for (const address of [
    'https://inside.test/',
    'https://nowhere.test/',
    'https://inside.test:8443/',
    'https://nowhere.test:8443/',
  ])
    expect([address, await set(address)]).toEqual([address, nothing])
  // What the address says by itself may be said.
  const notPublic = { status: 422, json: { error: 'webhookNotPublic' }, quick: true }
  for (const address of [
    'https://10.0.0.7/',
    'https://[::1]/',
    'https://0x7f.1/',
    'http://inside.test/',
    'https://me:pass@inside.test/',
    'nonsense',
  ])
    expect([address, await set(address)]).toEqual([address, notPublic])
  await inner.remove()
})

test('a device that is signed out while its web address takes its time adds none', async () => {
  const ada = await Client.arrive(server.address, 'Ada')
  const lost = new Client(server.address)
  lost.cookie = ada.cookie
  let answer = () => {}
  box.held.set(
    '/slow',
    new Promise<void>(done => {
      answer = done
    }),
  )
  const setting = lost.request('PUT', '/api/me/webhook', { address: box.address('/slow') })
  await box.holds(1)
  for (const _ of ['offered', 'begun']) await ada.request('POST', '/api/me/sign-out')
  answer()
  expect((await setting).status).toBe(401)
  expect((await reminding(ada)).webhook).toBeNull()
})
