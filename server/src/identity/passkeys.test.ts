import type { ApiToken, Me, NewPasskeyOptions, PasskeyList, PasskeyOptions, RecoverByPasskey } from '@grotto/protocol'
import { MemoryStore } from '@grotto/storage'
import { beforeEach, describe, expect, test } from 'vitest'
import { Authenticator, type Bent, cbor } from '../../test-kit/authenticator.ts'
import { Client } from '../../test-kit/client.ts'
import { TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const DAY = 86_400_000

let server: TestServer
let clock: TestClock
let device: Authenticator
beforeEach(async () => {
  clock = new TestClock()
  // What is tried here is not where things are kept (`describePasskeys`).
  server = await openServer({ clock, tidyEvery: DAY }, { store: new MemoryStore() })
  device = new Authenticator(server.address)
  return () => server.remove()
})

const arrive = (name?: string) => Client.arrive(server.address, name)
const who = async (client: Client): Promise<string> => ((await client.http('GET', '/api/me')) as Me).id
const offered = async (by: Client) => (await by.http('POST', '/api/me/passkeys/options')) as NewPasskeyOptions
const asked = async (by: Client) => (await by.http('POST', '/api/me/recover/passkey/options')) as PasskeyOptions
const mine = async (by: Client) => ((await by.http('GET', '/api/me/passkeys')) as PasskeyList).passkeys
const keep = (by: Client, made: object) => by.request('POST', '/api/me/passkeys', made)
const show = (by: Client, shown: object) => by.request('POST', '/api/me/recover/passkey', shown)

async function made(by: Client, label?: string, on = device): Promise<void> {
  const answer = await keep(by, { ...on.make(await offered(by)), ...(label ? { label } : {}) })
  expect(answer.status).toBe(200)
}

/** What comes of it, on a device that nobody knows yet. */
async function cameBack(bent: Bent = {}, more: Partial<RecoverByPasskey> = {}): Promise<[number, string]> {
  const phone = await arrive()
  const { status } = await show(phone, { ...device.sign(await asked(phone), bent), ...more })
  return [status, await who(phone)]
}

async function refused(bent: Bent = {}, more: Partial<RecoverByPasskey> = {}): Promise<void> {
  const phone = await arrive()
  const { status, json } = await show(phone, { ...device.sign(await asked(phone), bent), ...more })
  expect([status, json]).toEqual([404, { error: 'notFound' }])
  expect(await who(phone)).toBe(phone.id)
}

describe('a passkey', () => {
  test('brings somebody back who lost her device, as often as she likes', async () => {
    const ada = await arrive('Ada')
    expect(await mine(ada)).toEqual([])
    await made(ada, 'My phone')
    for (let i = 0; i < 2; i++) expect(await cameBack()).toEqual([200, ada.id])
    const day = Math.floor(clock.now() / DAY) * DAY
    const [passkey] = await mine(ada)
    expect(passkey).toMatchObject({ label: 'My phone', site: '127.0.0.1', created: clock.now(), used: day })
    // She may stay where she is as well: nobody was signed out.
    expect(await who(ada)).toBe(ada.id)
  })

  test('signs out all other devices where she wants that, with their tokens, and stays good itself', async () => {
    const ada = await arrive('Ada')
    await made(ada)
    const { token } = (await ada.http('POST', '/api/me/token')) as ApiToken
    expect(await cameBack({}, { signOutOthers: true })).toEqual([200, ada.id])
    expect(await who(ada)).not.toBe(ada.id)
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(new URL('/api/me', server.address), { headers })).status).toBe(401)
    expect(await cameBack()).toEqual([200, ada.id])
  })

  test('of devices that do not count is good again and again', async () => {
    device = new Authenticator(server.address, { counts: false })
    const ada = await arrive('Ada')
    await made(ada)
    for (let i = 0; i < 2; i++) expect(await cameBack()).toEqual([200, ada.id])
  })

  test('that vouches for itself is taken; its maker’s certificates were not asked for', async () => {
    const ada = await arrive('Ada')
    const own = device.make(await offered(ada), { vouches: true })
    expect((await keep(ada, own)).status).toBe(200)
    expect(await cameBack()).toEqual([200, ada.id])
    // Its own word must be its own.
    const { attestationObject } = device.make(await offered(ada), { vouches: true })
    const other = device.make(await offered(ada), { vouches: true })
    expect((await keep(ada, { ...other, attestationObject })).status).toBe(400)
    const certified = device.make(await offered(ada), { certified: true })
    expect((await keep(ada, certified)).status).toBe(400)
    for (const format of ['packed', 'tpm', 'android-key', 'fido-u2f', 'apple', 'android-safetynet']) {
      const statement = new Map([['x5c', [Buffer.from('30820000', 'hex')]]])
      const forged = device.make(await offered(ada), { attestation: [format, statement] })
      expect([format, (await keep(ada, forged)).status]).toEqual([format, 400])
    }
    expect(await mine(ada)).toHaveLength(1)
  })

  test('there are five at most; each is removed alone, by its owner, and lets nobody in afterwards', async () => {
    const ada = await arrive('Ada')
    for (let i = 0; i < 5; i++) {
      await made(ada, `Key ${i}`)
      clock.pass(1)
    }
    const full = await ada.request('POST', '/api/me/passkeys/options')
    expect([full.status, full.json]).toEqual([422, { error: 'tooManyPasskeys' }])
    const [first] = await mine(ada)
    const bo = await arrive('Bo')
    expect((await bo.request('DELETE', `/api/me/passkeys/${first!.id}`)).status).toBe(404)
    expect(await cameBack()).toEqual([200, ada.id])
    expect((await ada.request('DELETE', `/api/me/passkeys/${first!.id}`)).status).toBe(200)
    await refused()
    expect((await mine(ada)).map(({ label }) => label)).toEqual(['Key 1', 'Key 2', 'Key 3', 'Key 4'])
  })

  test('a fifth and a sixth at once are one', async () => {
    const ada = await arrive('Ada')
    for (let i = 0; i < 4; i++) await made(ada)
    const both = [device.make(await offered(ada)), device.make(await offered(ada))]
    const answers = await Promise.all(both.map(each => keep(ada, each)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await mine(ada)).toHaveLength(5)
  })

  test('is not made, kept or removed by a program', async () => {
    const ada = await arrive('Ada')
    await made(ada)
    const { token } = (await ada.http('POST', '/api/me/token')) as ApiToken
    const { id } = (await mine(ada))[0]!
    const asProgram = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
      const sent = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
      return (await fetch(new URL(path, server.address), sent)).status
    }
    expect(await asProgram('POST', '/api/me/passkeys/options')).toBe(403)
    expect(await asProgram('POST', '/api/me/passkeys', device.make(await offered(ada)))).toBe(403)
    expect(await asProgram('DELETE', `/api/me/passkeys/${id}`)).toBe(403)
  })

  test('goes with whoever is forgotten, or not seen for as long as tables are kept', async () => {
    const ada = await arrive('Ada')
    await made(ada)
    await ada.http('DELETE', '/api/me')
    await refused()
    await server.remove()
    server = await openServer({ clock, keepDays: 30 }, { store: new MemoryStore() })
    device = new Authenticator(server.address)
    const bo = await arrive('Bo')
    await made(bo)
    clock.pass(31 * DAY)
    await server.tidy()
    await refused()
  })

  test('of somebody who is banned opens nothing', async () => {
    const ada = await arrive('Ada')
    await made(ada)
    const [from, until] = [clock.now(), clock.now() + DAY]
    await server.store.moderation.take({ id: 'm1', kind: 'ban', target: ada.id, text: '', from, until })
    clock.pass(60_000)
    await expect.poll(async () => (await ada.request('GET', '/api/me')).status, { timeout: 20_000 }).toBe(403)
    const phone = await arrive()
    expect((await show(phone, device.sign(await asked(phone)))).status).toBe(200)
    expect((await phone.request('GET', '/api/me')).status).toBe(403)
  })
})

describe('whoever is not its owner', () => {
  test('shows again what was signed: it is good once', async () => {
    const ada = await arrive('Ada')
    device = new Authenticator(server.address, { counts: false })
    await made(ada)
    const phone = await arrive()
    const signed = device.sign(await asked(phone))
    const thief = await arrive()
    thief.cookie = phone.cookie
    expect((await show(phone, signed)).status).toBe(200)
    expect((await show(thief, signed)).status).toBe(404)
    expect(await who(thief)).toBe(phone.id)
  })

  test('shows it in the same moment on two devices: one of them comes back', async () => {
    const ada = await arrive('Ada')
    device = new Authenticator(server.address, { counts: false })
    await made(ada)
    const phone = await arrive()
    const signed = device.sign(await asked(phone))
    const both = Array.from({ length: 2 }, () => Object.assign(new Client(server.address), { cookie: phone.cookie }))
    const answers = await Promise.all(both.map(each => show(each, signed)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test('shows what was signed for somebody else’s page, or with a challenge that is not hers', async () => {
    const ada = await arrive('Ada')
    await made(ada)
    const [phone, other] = [await arrive(), await arrive()]
    const signed = device.sign(await asked(other))
    expect((await show(phone, signed)).status).toBe(404)
    expect((await show(other, signed)).status).toBe(200)
    // One of our own making is none.
    const { rpId, timeout, userVerification } = await asked(phone)
    const invented = Buffer.from('zzzzzzzz.AAAA.BBBB').toString('base64url')
    const forged = device.sign({ rpId, timeout, userVerification, challenge: invented })
    expect((await show(phone, forged)).status).toBe(404)
  })

  test('comes late', async () => {
    const ada = await arrive('Ada')
    await made(ada)
    const phone = await arrive()
    const [late, inTime] = [device.sign(await asked(phone)), await asked(phone)]
    const newKey = await offered(ada)
    clock.pass(299_000)
    expect((await show(phone, device.sign(inTime))).status).toBe(200)
    clock.pass(2_000)
    expect((await show(await arrive(), late)).status).toBe(404)
    expect((await keep(ada, device.make(newKey))).status).toBe(400)
  })

  test('uses a challenge for what it is not: to come back with one for making, and the other way round', async () => {
    const ada = await arrive('Ada')
    await made(ada)
    const { challenge, rp } = await offered(ada)
    const options = { challenge, rpId: rp.id, timeout: 1, userVerification: 'preferred' } as const
    expect((await show(ada, device.sign(options))).status).toBe(404)
    const other = await asked(ada)
    const wish = await offered(ada)
    expect((await keep(ada, device.make({ ...wish, challenge: other.challenge }))).status).toBe(400)
    // Nor with the browser's word for the other thing.
    await refused({ clientData: { type: 'webauthn.create' } })
    const create = device.make(await offered(ada), { clientData: { type: 'webauthn.get' } })
    expect((await keep(ada, create)).status).toBe(400)
  })

  test('signs at another origin, for another site, or within a frame', async () => {
    const ada = await arrive('Ada')
    await made(ada)
    const port = new URL(server.address).port
    for (const origin of ['https://evil.example', 'null', `https://127.0.0.1:${port}`, 'http://127.0.0.1:1'])
      await refused({ origin })
    await refused({ site: 'evil.example' })
    await refused({ clientData: { crossOrigin: true } })
    const bent = [{ origin: 'https://evil.example' }, { site: 'evil.example' }, { clientData: { crossOrigin: true } }]
    for (const each of bent) expect((await keep(ada, device.make(await offered(ada), each))).status).toBe(400)
    expect(await mine(ada)).toHaveLength(1)
    expect(await cameBack()).toEqual([200, ada.id])
  })

  test('signs with a key of hers in another’s name', async () => {
    const [ada, bo] = [await arrive('Ada'), await arrive('Bo')]
    await made(ada)
    const [adas] = device.keys
    await made(bo)
    device.keys.reverse()
    const userHandle = adas!.user
    await refused({ id: adas!.id })
    await refused({}, { userHandle })
    await refused({ id: adas!.id }, { userHandle })
    // Nor by making one that is called as Ada's is.
    const forged = device.make(await offered(bo), { id: adas!.id })
    expect((await keep(bo, forged)).status).toBe(400)
    await refused({}, { userHandle })
    const phone = await arrive()
    expect((await show(phone, device.sign(await asked(phone), {}, adas))).json).toMatchObject({ id: ada.id })
  })

  test('has a copy that counts what was counted already', async () => {
    const ada = await arrive('Ada')
    await made(ada)
    expect(await cameBack({ counter: 9 })).toEqual([200, ada.id])
    for (const counter of [9, 8, 0]) await refused({ counter })
    expect(await cameBack({ counter: 10 })).toEqual([200, ada.id])
  })

  test('has a copy that counts the same, and uses it in the same moment', async () => {
    const ada = await arrive('Ada')
    await made(ada)
    const phones = [await arrive(), await arrive(), await arrive()]
    const signed = await Promise.all(phones.map(async each => device.sign(await asked(each), { counter: 5 })))
    const answers = await Promise.all(phones.map((each, index) => show(each, signed[index]!)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  test('garbles what was made or signed, or leaves out that somebody was there', async () => {
    const ada = await arrive('Ada')
    await made(ada)
    await refused({ flags: 0x04 })
    const good = device.sign(await asked(await arrive()))
    for (const field of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      await refused({}, { [field]: good[field] })
      await refused({}, { [field]: 'AAAA' })
      await refused({}, { [field]: '____-' })
    }
    const deep = Buffer.concat([Buffer.alloc(4_000, 0x81), Buffer.from([0])]).toString('base64url')
    const long = Buffer.from([0xbb, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]).toString('base64url')
    const whole = device.make(await offered(ada))
    const half = whole.attestationObject.slice(0, 100)
    const other = cbor(new Map([['fmt', 'none']])).toString('base64url')
    for (const attestationObject of [deep, long, half, other, 'AAAA', '____-'])
      expect((await keep(ada, { ...whole, attestationObject })).status).toBe(400)
    for (const bent of [{ flags: 0x05 }, { flags: 0x44 }, { extension: Buffer.alloc(40) }])
      expect((await keep(ada, device.make(await offered(ada), bent))).status).toBe(400)
    const renamed = { ...device.make(await offered(ada)), id: 'AAAAAAAAAAAAAAAAAAAAAA' }
    expect((await keep(ada, renamed)).status).toBe(400)
    expect(await mine(ada)).toHaveLength(1)
  })

  test('sends more than there can be, or what nobody asked for', async () => {
    const ada = await arrive('Ada')
    const whole = device.make(await offered(ada))
    const huge = 'A'.repeat(1_000_000)
    expect((await keep(ada, { ...whole, attestationObject: huge })).status).toBe(413)
    expect((await keep(ada, { ...whole, attestationObject: 'A'.repeat(6_001) })).status).toBe(400)
    expect((await keep(ada, { ...whole, transports: ['usb'] })).status).toBe(400)
    expect((await show(ada, { ...device.sign(await asked(ada)), clientDataJSON: huge })).status).toBe(413)
    expect((await show(ada, { ...device.sign(await asked(ada)), admin: true })).status).toBe(400)
    // The same is still good where it comes as it was made, once.
    expect((await keep(ada, whole)).status).toBe(200)
    expect((await keep(ada, { ...device.make(await offered(ada)), clientDataJSON: whole.clientDataJSON })).status).toBe(
      400,
    )
  })

  test('tries without end: it ends at the limit', async () => {
    await server.remove()
    server = await openServer({ clock, rateLimits: 1 }, { store: new MemoryStore() })
    device = new Authenticator(server.address)
    const ada = await arrive('Ada')
    await made(ada)
    const signed = { ...device.sign(await asked(ada)), signature: 'AAAA' }
    const answers = []
    for (let i = 0; i < 12; i++) answers.push((await show(ada, signed)).status)
    expect([answers.includes(429), answers.includes(200)]).toEqual([true, false])
    const asks = []
    for (let i = 0; i < 12; i++) asks.push((await ada.request('POST', '/api/me/recover/passkey/options')).status)
    expect(asks).toContain(429)
  })
})

test('nothing is kept but what is needed', async () => {
  const ada = await arrive('Ada')
  await made(ada, 'My phone')
  const [passkey] = await server.store.passkeys.of(ada.id)
  expect(Object.keys(passkey!).sort()).toEqual([
    'counter',
    'created',
    'credential',
    'id',
    'label',
    'person',
    'publicKey',
    'site',
    'used',
  ])
})
