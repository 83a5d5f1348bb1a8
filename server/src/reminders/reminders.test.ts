import { createVerify } from 'node:crypto'
import type { Reminding } from '@grotto/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { BrowserKeys } from '../../test-kit/browser-keys.ts'
import { Client } from '../../test-kit/client.ts'
import { friends, startGame, TestClock } from '../../test-kit/friends.ts'
import { Mailbox } from '../../test-kit/mailbox.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const push = { ...webPush.generateVAPIDKeys(), contact: 'mailto:grotto@example.org' }
const MINUTE = 60_000
const settings = { after: MINUTE, push, webhooks: true }

let box: Mailbox
let clock: TestClock
let server: TestServer
beforeEach(async () => {
  box = await Mailbox.open()
  clock = new TestClock()
  server = await openServer({ clock, reminders: settings }, { outbound: box.outbound })
  // Past the time in which everybody may come back after a start.
  clock.pass(MINUTE)
})
afterEach(async () => {
  await server.remove()
  box.close()
})

/** Ada and Bo at a table where both are asked at once; Ada has a web address. */
async function table(): Promise<{ ada: Client; bo: Client; id: string }> {
  const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
  await ada.http('PUT', '/api/me', { language: 'it' })
  await ada.http('PUT', '/api/me/webhook', { address: box.address('/ada') })
  const id = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
  await ada.until(id, ({ toAct }) => toAct.includes(0))
  return { ada, bo, id }
}

/** Everything that the clock set off has been done. */
const calm = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  await new Promise(done => setTimeout(done, 60))
}
const about = (path: string) =>
  box.received.filter(request => request.path === path).map(({ body }) => JSON.parse(body.toString()))

describe('a reminder', () => {
  test('comes to who is not looking, after a while, once, in the own language', async () => {
    const { ada, bo, id } = await table()
    expect(about('/ada')).toMatchObject([{ kind: 'hello', text: expect.stringContaining('promemoria') }])
    ada.drop()
    await calm()
    clock.pass(MINUTE / 2)
    await calm()
    expect(about('/ada')).toHaveLength(1)
    clock.pass(MINUTE)
    await box.holds(2)
    const link = `${server.address}/t/${id}`
    expect(about('/ada')[1]).toEqual({
      kind: 'yourTurn',
      game: 'diamant',
      table: id,
      link,
      text: `Tocca a te · Diamant ${link}`,
      content: `Tocca a te · Diamant ${link}`,
    })
    for (let hour = 0; hour < 3; hour++) {
      clock.pass(60 * MINUTE)
      await calm()
    }
    expect(about('/ada')).toHaveLength(2)
    expect((await server.store.table(id))?.due).toBeNull()
    bo.drop()
  })

  test('is not for her who looks, and comes when she has looked away', async () => {
    const { ada, bo } = await table()
    for (let minute = 0; minute < 3; minute++) {
      clock.pass(MINUTE)
      await calm()
    }
    expect(about('/ada')).toHaveLength(1)
    // Another tab of hers is open, but out of sight.
    await ada.ok({ type: 'look', looking: false })
    clock.pass(MINUTE)
    await box.holds(2)
    for (const person of [ada, bo]) person.drop()
  })

  test('is not for quick play, nor for who can play no more', async () => {
    const { ada, bo, id } = await table()
    await ada.ok({ type: 'act', table: id, action: { type: 'leave' } })
    ada.drop()
    await calm()
    clock.pass(10 * MINUTE)
    await calm()
    expect(about('/ada')).toHaveLength(1)
    bo.drop()
  })

  test('costs nothing where nobody can be reached', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    const id = await startGame([ada], { game: 'diamant', options: { players: 3 } })
    await ada.until(id, ({ toAct }) => toAct.length === 1)
    expect((await server.store.table(id))?.due).toBeNull()
    // Somebody who is being waited for and only now wants to be reminded is.
    await ada.http('PUT', '/api/me/webhook', { address: box.address('/late') })
    expect((await server.store.table(id))?.due).not.toBeNull()
    ada.drop()
    await calm()
    clock.pass(MINUTE)
    await box.holds(2)
  })

  test('comes after a restart, without any client, and never twice', async () => {
    const { ada, bo, id } = await table()
    for (const person of [ada, bo]) person.drop()
    await server.close()
    clock.pass(60 * MINUTE)
    server = await openServer({ clock, reminders: settings, data: server.data }, { outbound: box.outbound })
    await calm()
    expect(about('/ada')).toHaveLength(1)
    clock.pass(MINUTE / 2)
    await box.holds(2)
    await calm()
    await server.close()
    server = await openServer({ clock, reminders: settings, data: server.data }, { outbound: box.outbound })
    // Whoever opens the table wakes what was asleep.
    const visitor = await Client.arrive(server.address)
    await visitor.connect()
    await visitor.ok({ type: 'watch', table: id })
    clock.pass(60 * MINUTE)
    await calm()
    expect(about('/ada')).toHaveLength(2)
    visitor.drop()
  })
})

describe('push messages', () => {
  test('reach the browser alone, signed by this server, until it no longer wants them', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    const browser = new BrowserKeys()
    const endpoint = box.address('/push', 'push.test')
    const known = (await ada.http('PUT', '/api/me/push', { endpoint, keys: browser.keys })) as Reminding
    expect(known).toMatchObject({ pushKey: push.publicKey, devices: 1, after: 60 })
    const id = await startGame([ada], { game: 'sub-terra' })
    ada.drop()
    await calm()
    clock.pass(MINUTE)
    const [request] = await box.holds(1)
    expect(browser.read(request!.body)).toEqual({
      kind: 'yourTurn',
      table: id,
      game: 'sub-terra',
      text: 'Your turn · Sub Terra',
    })
    expect(request!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' })
    expect(signedBy(request!.headers.authorization!)).toEqual({ key: push.publicKey, valid: true })

    box.answers.set('/push', 410)
    await ada.connect()
    await startGame([ada], { game: 'sub-terra' })
    ada.drop()
    await expect
      .poll(async () => {
        clock.pass(MINUTE)
        await calm()
        return ((await ada.http('GET', '/api/me/reminders')) as Reminding).devices
      })
      .toBe(0)
    expect(box.received).toHaveLength(2)
  })

  test('a device may be taken off again', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const endpoint = box.address('/push', 'push.test')
    await ada.http('PUT', '/api/me/push', { endpoint, keys: new BrowserKeys().keys })
    expect(await ada.http('DELETE', '/api/me/push', { endpoint })).toMatchObject({ devices: 0 })
  })
})

describe('a web address', () => {
  test('is tried before it is kept', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    box.answers.set('/broken', 500)
    const set = (address: string) => ada.request('PUT', '/api/me/webhook', { address })
    expect(await set(box.address('/broken'))).toEqual({ status: 422, json: { error: 'webhookNoAnswer' } })
    expect(await set('https://127.0.0.1/')).toEqual({ status: 422, json: { error: 'webhookNotPublic' } })
    expect(await ada.http('GET', '/api/me/reminders')).toMatchObject({ webhook: null })
    expect(await set(box.address('/fine'))).toMatchObject({ status: 200, json: { webhook: box.address('/fine') } })
    expect(await ada.http('DELETE', '/api/me/webhook')).toMatchObject({ webhook: null })
  })

  test('is not taken where the operator has not said so', async () => {
    const plain = await openServer()
    const ada = await Client.arrive(plain.address, 'Ada')
    expect((await ada.request('PUT', '/api/me/webhook', { address: box.address('/x') })).status).toBe(404)
    expect(
      (await ada.request('PUT', '/api/me/push', { endpoint: box.address('/p'), keys: new BrowserKeys().keys })).status,
    ).toBe(404)
    expect(await ada.http('GET', '/api/me/reminders')).toMatchObject({ pushKey: null, webhooks: false })
    await plain.remove()
  })
})

/** Who signed a push message, and whether the signature is right (VAPID, RFC 8292). */
function signedBy(header: string): { key: string; valid: boolean } {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) as unknown as [string, string, string]
  const [head, body, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const verify = createVerify('sha256').update(`${head}.${body}`)
  const valid = verify.verify(
    { key: jwk as never, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return { key, valid }
}
