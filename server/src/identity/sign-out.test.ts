import type { ApiToken, ApiTokens, Me, MoveCode, RecoveryPhrase, Reminding } from '@grotto/protocol'
import { MemoryStore } from '@grotto/storage'
import { beforeEach, describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { friends, startGame, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const DAY = 86_400_000

let server: TestServer
let clock: TestClock
beforeEach(async () => {
  clock = new TestClock()
  server = await openServer({ clock, tidyEvery: DAY })
  return () => server.remove()
})

const who = async (client: Client): Promise<string> => ((await client.http('GET', '/api/me')) as Me).id
const step = (by: Client) => by.request('POST', '/api/me/sign-out')
/** In its two steps. */
async function signOut(by: Client): Promise<void> {
  for (const done of [false, true]) expect(await step(by)).toEqual({ status: 200, json: { done } })
}
const withToken = (token: string, path: string, method = 'GET') =>
  fetch(new URL(path, server.address), { method, headers: { authorization: `Bearer ${token}` } })
const phraseOf = async (person: Client): Promise<string> =>
  ((await person.http('POST', '/api/me/recovery')) as RecoveryPhrase).phrase

/** Whether the cookie still stands for her: whoever shows a dead one is given that of a stranger. */
const isIn = async (device: Client, person: Pick<Client, 'id'>): Promise<boolean> =>
  (await who(device.anotherDevice())) === person.id

describe('signing out all other devices', () => {
  test('ends cookies, sockets, streams, tokens and codes at once; the one that asks goes on, at its table', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    const lost = ada.anotherDevice()
    await lost.connect()
    const { token } = (await lost.http('POST', '/api/me/token')) as ApiToken
    const { code } = (await lost.http('POST', '/api/me/move')) as MoveCode
    const stream = await withToken(token, `/api/tables/${table}/events`)
    const ended = stream.text()
    const bye = lost.hear(({ type }) => type === 'bye')

    await signOut(ada)
    expect(await bye).toMatchObject({ why: 'gone' })
    await ended
    expect(await isIn(ada, ada)).toBe(true)
    expect(await isIn(lost, ada)).toBe(false)
    await expect(lost.anotherDevice().connect()).rejects.toThrow('401')
    expect((await withToken(token, '/api/me')).status).toBe(401)
    expect((await bo.request('POST', '/api/me/claim', { code })).status).toBe(404)
    expect((await ada.http('GET', '/api/me/tokens')) as ApiTokens).toEqual({ tokens: [] })

    ada.drop()
    await ada.connect()
    await ada.ok({ type: 'watch', table })
    expect(ada.known.get(table)?.you).toBe(0)
    bo.drop()
  })

  test('once more: what was given in between is worth nothing either, and each is renewed in its own generation', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    await signOut(ada)
    const { code } = (await ada.http('POST', '/api/me/move')) as MoveCode
    const phone = await Client.arrive(server.address)
    await phone.http('POST', '/api/me/claim', { code })
    const { token } = (await ada.http('POST', '/api/me/token')) as ApiToken
    expect([await isIn(phone, ada), (await withToken(token, '/api/me')).status]).toEqual([true, 200])
    clock.pass(40 * DAY)
    const before = phone.cookie
    expect([await who(phone), phone.cookie === before]).toEqual([ada.id, false])
    await signOut(phone)
    expect([await isIn(phone, ada), await isIn(ada, ada)]).toEqual([true, false])
    expect((await withToken(token, '/api/me')).status).toBe(401)
  })

  test('an answer that is lost signs out nobody; who was offered one before is out like the others', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const lost = ada.anotherDevice()
    // The lost device has asked, too: its cookie is of a generation that did not begin.
    await step(lost)
    const before = ada.cookie
    await step(ada)
    const given = ada.anotherDevice()
    ada.cookie = before
    expect([await isIn(ada, ada), await isIn(given, ada), await isIn(lost, ada)]).toEqual([true, true, true])
    // Once more, and the other one asks in between: neither is out before one of them is the last to have asked.
    await step(ada)
    await step(lost)
    expect((await step(ada)).json).toEqual({ done: false })
    expect([await isIn(ada, ada), await isIn(lost, ada)]).toEqual([true, true])
    expect((await step(ada)).json).toEqual({ done: true })
    expect([await isIn(ada, ada), await isIn(lost, ada), await isIn(given, ada)]).toEqual([true, false, false])
  })

  test('what was sent with the old cookie and comes late takes nothing away from the new one', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const late = ada.anotherDevice()
    await signOut(ada)
    const old = late.cookie
    expect((await late.request('GET', '/api/my/tables')).status).toBe(200)
    expect(late.cookie).toBe(old)
    // Whoever asks who it is, or does something, is a stranger from then on.
    expect([await who(late), late.cookie]).not.toEqual([ada.id, old])
  })

  test('a generation cannot be written into a cookie, nor left out of it', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const [id, day, signature] = ada.cookie.split('.')
    await signOut(ada)
    const [, , generation, newer] = ada.cookie.split('.')
    expect(generation).toBe('1')
    for (const forged of [
      [id, day, '1', signature],
      [id, day, '2', newer],
      [id, day, newer],
      [id, day, '', newer],
      [id, day, '1', '1', newer],
    ]) {
      const thief = new Client(server.address)
      thief.cookie = forged.join('.')
      expect([forged, await who(thief)]).not.toEqual([forged, ada.id])
    }
  })

  test('a program may not; who asks too often is told to wait, and nobody else is', async () => {
    await server.remove()
    server = await openServer({ clock, rateLimits: 1 })
    const ada = await Client.arrive(server.address, 'Ada')
    const { token } = (await ada.http('POST', '/api/me/token')) as ApiToken
    expect((await withToken(token, '/api/me/sign-out', 'POST')).status).toBe(403)
    expect(await isIn(ada, ada)).toBe(true)
    const answers = []
    for (let i = 0; i < 12; i++) answers.push((await step(ada)).status)
    expect([answers.slice(0, 3), answers.at(-1)]).toEqual([[200, 200, 200], 429])
    expect(await isIn(ada, ada)).toBe(true)
    const bo = await Client.arrive(server.address, 'Bo')
    await signOut(bo)
  })

  test('what came in the same moment is found by the next look around', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const lost = ada.anotherDevice()
    await lost.connect()
    // As on a node that did not hear of it.
    await server.store.devices.begin(ada.id, await server.store.devices.offer(ada.id))
    const bye = lost.hear(({ type }) => type === 'bye')
    await server.tidy()
    expect(await bye).toMatchObject({ why: 'gone' })
  })

  test('what was under way brings no token, no code and no cookie', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const lost = Array.from({ length: 5 }, () => ada.anotherDevice())
    const [, ...made] = await Promise.all([
      signOut(ada),
      ...lost.map(async device => {
        const { json: token } = await device.request('POST', '/api/me/token')
        const { json: code } = await device.request('POST', '/api/me/move')
        return { token: token as ApiToken, code: code as MoveCode }
      }),
    ])
    for (const { token, code } of made) {
      const answer = await withToken(token.token, '/api/me')
      expect(answer.status === 401 || ((await answer.json()) as Me).id !== ada.id).toBe(true)
      const claimed = await bo.request('POST', '/api/me/claim', { code: code.code })
      expect(claimed.status === 404 || (claimed.json as Me).id !== ada.id).toBe(true)
    }
  })

  test('outlives being let go of: a signed-out cookie is not good again', async () => {
    const store = new MemoryStore()
    const kept = await openServer({ clock, keepDays: 30 }, { store })
    const ada = await Client.arrive(kept.address, 'Ada')
    const lost = new Client(kept.address)
    lost.cookie = ada.cookie
    await signOut(ada)
    clock.pass(31 * DAY)
    await kept.tidy()
    expect(await store.person(ada.id)).toBeUndefined()
    expect(await who(lost)).not.toBe(ada.id)
    expect(await who(ada)).toBe(ada.id)
    await kept.remove()
  })
})

describe('with a recovery phrase', () => {
  const recover = (by: Client, phrase: string, signOutOthers?: boolean) =>
    by.request('POST', '/api/me/recover', { phrase, ...(signOutOthers === undefined ? {} : { signOutOthers }) })

  test('a lost phone is out from the moment she is back, and reminded of nothing', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const phrase = await phraseOf(ada)
    const channel = {
      person: ada.id,
      kind: 'push',
      address: 'https://push.example/1',
      details: {},
      created: 0,
    } as const
    await server.store.channels.keep(channel, 5)
    await ada.connect()
    const bye = ada.hear(({ type }) => type === 'bye')
    const laptop = await Client.arrive(server.address)
    expect((await recover(laptop, phrase, true)).status).toBe(200)
    await bye
    expect([await isIn(ada, ada), await who(laptop)]).toEqual([false, ada.id])
    expect(((await laptop.http('GET', '/api/me/reminders')) as Reminding).devices).toBe(0)
    // The words stay good, without signing out and with it.
    const third = await Client.arrive(server.address)
    expect((await recover(third, phrase)).status).toBe(200)
    expect([await who(third), await isIn(laptop, ada)]).toEqual([ada.id, true])
  })

  test('without the wish nobody is signed out; wrong words sign out nobody either', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const phrase = await phraseOf(ada)
    const laptop = await Client.arrive(server.address)
    expect((await recover(laptop, `${'abandon '.repeat(11)}about`, true)).status).toBe(404)
    expect((await laptop.request('POST', '/api/me/recover', { phrase, signOutOthers: 'yes' })).status).toBe(400)
    expect((await recover(laptop, phrase, false)).status).toBe(200)
    expect([await isIn(ada, ada), await who(laptop)]).toEqual([true, ada.id])
  })
})
