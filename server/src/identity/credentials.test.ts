import { createHmac } from 'node:crypto'
import type { ApiToken, ApiTokens, Me, MoveCode, RecoveryInfo, RecoveryPhrase, TableMade } from '@grotto/protocol'
import { MemoryStore } from '@grotto/storage'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from '../../test-kit/client.ts'
import { friends, startGame, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const DAY = 86_400_000
const KEY = new Uint8Array(32).fill(7)
/** What is secret of a token: its last part, in which a dash may stand. */
const SECRET_LENGTH = 43

let server: TestServer
let clock: TestClock
beforeEach(async () => {
  clock = new TestClock()
  // Nothing is made good by tidying up.
  server = await openServer({ clock, key: KEY, tidyEvery: DAY })
  return () => server.remove()
})

const who = async (client: Client): Promise<string> => ((await client.http('GET', '/api/me')) as Me).id
const withToken = (token: string, path: string, method = 'GET') =>
  fetch(new URL(path, server.address), { method, headers: { authorization: `Bearer ${token}` } })

describe('being forgotten', () => {
  test('closes sockets and streams, and leaves every cookie and token worth nothing for ever', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    const phone = ada.anotherDevice()
    await phone.connect()
    const { token } = (await ada.http('POST', '/api/me/token')) as ApiToken
    const { code } = (await phone.http('POST', '/api/me/move')) as MoveCode
    const stream = await withToken(token, `/api/tables/${table}/events`)
    const ended = stream.text()
    const cuts = Promise.all([ada.cut(), phone.cut()])
    const old = ada.cookie

    await ada.http('DELETE', '/api/me')
    await cuts
    expect(await ended).toContain('"table"')
    for (const device of [phone.anotherDevice(), phone]) {
      device.cookie = old
      const stranger = await who(device)
      expect(stranger).not.toBe(phone.id)
      expect(device.cookie).not.toBe(old)
      expect(await who(device)).toBe(stranger)
    }
    expect((await withToken(token, '/api/me')).status).toBe(401)
    expect((await bo.request('POST', '/api/me/claim', { code })).status).toBe(404)
    expect(await server.store.person(ada.id)).toBeUndefined()
    bo.drop()
  })

  test('nothing that was under way brings an identity back', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const old = ada.cookie
    const [, ...rest] = await Promise.all([
      ada.http('DELETE', '/api/me'),
      ...Array.from({ length: 5 }, async () => {
        const device = ada.anotherDevice()
        await device.request('PUT', '/api/me', { name: 'Ada again' })
        await device.request('POST', '/api/me/token')
        await device.request('POST', '/api/tables', { game: 'diamant', options: { players: 3 } })
        return device
      }),
    ])
    expect(rest).toHaveLength(5)
    const again = new Client(server.address)
    again.cookie = old
    expect(await who(again)).not.toBe(ada.id)
    expect([await server.store.person(ada.id), await server.store.tokens.of(ada.id)]).toEqual([undefined, []])
  })

  test('a socket with a dead cookie is refused', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const device = ada.anotherDevice()
    await ada.http('DELETE', '/api/me')
    await expect(device.connect()).rejects.toThrow('401')
  })
})

describe('a cookie', () => {
  test('is renewed while it is used, and worth nothing long after it was given', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const first = ada.cookie
    clock.pass(20 * DAY)
    expect(await who(ada)).toBe(ada.id)
    expect(ada.cookie).toBe(first)
    clock.pass(20 * DAY)
    expect(await who(ada)).toBe(ada.id)
    expect(ada.cookie).not.toBe(first)
    clock.pass(399 * DAY)
    expect(await who(ada)).toBe(ada.id)
    const kept = ada.anotherDevice()
    kept.cookie = first
    expect(await who(kept)).not.toBe(ada.id)
    clock.pass(401 * DAY)
    expect(await who(ada)).not.toBe(ada.id)
  })

  test('of the old form is good for 400 days after the first start, and exchanged at once', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const signature = createHmac('sha256', KEY).update(`identity:${ada.id}`).digest('base64url')
    const old = ada.anotherDevice()
    old.cookie = `grotto=${ada.id}.${signature}`
    clock.pass(399 * DAY)
    const another = old.anotherDevice()
    another.cookie = old.cookie
    expect(await who(another)).toBe(ada.id)
    expect(another.cookie.split('.')).toHaveLength(3)
    clock.pass(2 * DAY)
    expect(await who(another)).toBe(ada.id)
    expect(await who(old)).not.toBe(ada.id)
  })

  test('whose day was changed is nobody’s', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const forged = ada.anotherDevice()
    forged.cookie = ada.cookie.replace(
      /\.(\w+)\./,
      (_, day: string) => `.${(Number.parseInt(day, 36) + 9).toString(36)}.`,
    )
    expect(await who(forged)).not.toBe(ada.id)
  })
})

describe('tokens', () => {
  test('are listed by name, day of use and expiry, and revoked one by one, with what they hold open', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const make = (label?: string) => ada.http('POST', '/api/me/token', label === undefined ? undefined : { label })
    const robot = (await make('My robot')) as ApiToken
    clock.pass(1)
    const other = (await make()) as ApiToken
    const { id: table } = (await ada.http('POST', '/api/tables', {
      game: 'diamant',
      options: { players: 3 },
    })) as TableMade
    const stream = await withToken(robot.token, `/api/tables/${table}/events`)
    // That it was used is written beside the answer.
    const listed = await vi.waitFor(async () => {
      const now = (await ada.http('GET', '/api/me/tokens')) as ApiTokens
      expect(now.tokens[0]!.used).not.toBeNull()
      return now
    })
    expect(listed.tokens).toEqual([
      {
        id: robot.id,
        label: 'My robot',
        created: clock.now() - 1,
        expires: robot.expires,
        used: Math.floor(clock.now() / DAY) * DAY,
      },
      { id: other.id, label: '', created: clock.now(), expires: other.expires, used: null },
    ])
    expect(JSON.stringify(listed)).not.toContain(robot.token.slice(-SECRET_LENGTH))
    const bo = await Client.arrive(server.address, 'Bo')
    expect((await bo.request('DELETE', `/api/me/tokens/${robot.id}`)).status).toBe(404)
    expect((await ada.request('DELETE', `/api/me/tokens/${robot.id}`)).status).toBe(200)
    await stream.text()
    expect([
      (await withToken(robot.token, '/api/me')).status,
      (await withToken(other.token, '/api/me')).status,
    ]).toEqual([401, 200])
    expect(((await ada.http('GET', '/api/me/tokens')) as ApiTokens).tokens.map(({ id }) => id)).toEqual([other.id])
  })

  test('never give out tokens or device codes: who finds one cannot outlive its revoking', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const { token } = (await ada.http('POST', '/api/me/token')) as ApiToken
    for (const path of ['/api/me/token', '/api/me/move'])
      expect((await withToken(token, path, 'POST')).status).toBe(403)
  })

  test('expire, and there are at most twenty', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const made = []
    for (let i = 0; i < 21; i++) made.push(await ada.request('POST', '/api/me/token'))
    expect(made.map(({ status }) => status)).toEqual([...Array(20).fill(200), 422])
    const { token } = made[0]!.json as ApiToken
    clock.pass(91 * DAY)
    expect((await withToken(token, '/api/me')).status).toBe(401)
    expect((await ada.request('POST', '/api/me/token')).status).toBe(200)
  })

  test('of the old form are good until they expire, and not for somebody forgotten', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const expires = clock.now() + 10 * DAY
    const signature = createHmac('sha256', KEY).update(`token:${ada.id}:${expires}`).digest('base64url')
    const token = `${ada.id}.${expires}.${signature}`
    expect((await withToken(token, '/api/me')).status).toBe(200)
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await new Promise((open, failed) => socket.once('open', open).once('error', failed))
    const closed = new Promise(done => socket.once('close', done))
    await ada.http('DELETE', '/api/me')
    await closed
    expect((await withToken(token, '/api/me')).status).toBe(401)
  })
})

test('who is not seen for as long as tables are kept is let go of, with what reaches her', async () => {
  const store = new MemoryStore()
  const kept = await openServer({ clock, keepDays: 30 }, { store })
  const [ada, bo] = [await Client.arrive(kept.address, 'Ada'), await Client.arrive(kept.address, 'Bo')]
  const channel = (person: string) => ({ person, kind: 'push', address: person, details: {}, created: 0 }) as const
  for (const { id } of [ada, bo]) await store.channels.keep(channel(id), 5)
  await ada.http('POST', '/api/me/token')
  clock.pass(29 * DAY)
  await bo.http('GET', '/api/me')
  clock.pass(2 * DAY)
  await kept.tidy()
  expect(await store.channels.people()).toEqual([bo.id])
  expect([await store.person(ada.id), await store.tokens.of(ada.id)]).toEqual([undefined, []])
  expect(((await ada.http('GET', '/api/me')) as Me).id).toBe(ada.id)
  await kept.remove()
})

describe('a recovery phrase', () => {
  const made = async (by: Client, language?: string) =>
    (await by.http('POST', '/api/me/recovery', language ? { language } : undefined)) as RecoveryPhrase
  const recover = (by: Client, phrase: string) => by.request('POST', '/api/me/recover', { phrase })
  const known = async (by: Client) => (await by.http('GET', '/api/me/recovery')) as RecoveryInfo
  const stranger = async () => {
    const [one] = await friends(server.address, 'Stranger')
    return one!
  }

  test('brings somebody back who lost every device, as often as she likes', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    expect(await known(ada)).toEqual({ created: null, used: null })
    const { phrase } = await made(ada, 'fr')
    for (let i = 0; i < 2; i++) {
      const phone = await stranger()
      const answer = await recover(phone, phrase.toUpperCase())
      expect(answer.status).toBe(200)
      expect(answer.json).toMatchObject({ id: ada.id, name: 'Ada' })
      expect(await who(phone)).toBe(ada.id)
    }
    expect((await known(ada)).used).toBe(Math.floor(clock.now() / DAY) * DAY)
  })

  test('a new one ends the one before; withdrawn or forgotten, none is good', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    const first = await made(ada)
    const second = await made(ada)
    expect((await recover(await stranger(), first.phrase)).status).toBe(404)
    expect((await recover(await stranger(), second.phrase)).status).toBe(200)
    await ada.http('DELETE', '/api/me/recovery')
    expect((await ada.request('DELETE', '/api/me/recovery')).status).toBe(404)
    expect((await recover(await stranger(), second.phrase)).status).toBe(404)
    const third = await made(ada)
    await ada.http('DELETE', '/api/me')
    expect((await recover(await stranger(), third.phrase)).status).toBe(404)
  })

  test('is not made or withdrawn by a program, nor kept in words', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    const { token } = (await ada.http('POST', '/api/me/token')) as ApiToken
    const { phrase } = await made(ada)
    for (const method of ['POST', 'DELETE'])
      expect((await withToken(token, '/api/me/recovery', method)).status).toBe(403)
    expect(JSON.stringify(await server.store.recoveries.of(ada.id))).not.toContain(phrase.split(' ')[0])
  })

  test('guessing ends at the limit', async () => {
    await server.remove()
    server = await openServer({ clock, key: KEY, rateLimits: 1 })
    const guesser = await stranger()
    const answers = []
    for (let i = 0; i < 12; i++) answers.push((await recover(guesser, `${'abandon '.repeat(11)}about`)).status)
    expect(answers).toContain(429)
    expect(answers).not.toContain(200)
  })
})
