import type { NewPasskeyOptions, PasskeyOptions } from '@grotto/protocol'
import { MemoryStore } from '@grotto/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Authenticator } from '../../test-kit/authenticator.ts'
import { Client } from '../../test-kit/client.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let known: TestServer
let unknown: TestServer
beforeAll(async () => {
  const settings = { publicUrl: 'https://grotto.example', origins: ['http://localhost:5173'] }
  known = await openServer(settings, { store: new MemoryStore() })
  unknown = await openServer({}, { store: new MemoryStore() })
})
afterAll(() => Promise.all([known.remove(), unknown.remove()]))

/** The site's name in what it offers a page at this origin, and whether it keeps a key that was made there. */
async function made(server: TestServer, origin: string | undefined, signedAt: string): Promise<[string, number]> {
  const ada = await Client.arrive(server.address)
  if (origin) ada.headers = { origin }
  const options = (await ada.http('POST', '/api/me/passkeys/options')) as NewPasskeyOptions
  if (!options.rp) return ['', 403]
  const key = new Authenticator(signedAt).make(options)
  return [options.rp.id, (await ada.request('POST', '/api/me/passkeys', key)).status]
}

describe('the site of a passkey', () => {
  test('is the public address where there is one', async () => {
    expect(await made(known, undefined, 'https://grotto.example')).toEqual(['grotto.example', 200])
    expect(await made(known, undefined, 'https://grotto.example:444')).toEqual(['grotto.example', 400])
    expect(await made(known, undefined, 'http://grotto.example')).toEqual(['grotto.example', 400])
  })

  test('or that of a further page of ours, each for itself', async () => {
    expect(await made(known, 'http://localhost:5173', 'http://localhost:5173')).toEqual(['localhost', 200])
    expect(await made(known, 'http://localhost:5173', 'https://grotto.example')).toEqual(['localhost', 400])
  })

  test('at another one of ours it brings nobody back, whatever its device signs there', async () => {
    const page = 'http://localhost:5173'
    const ada = await Client.arrive(known.address)
    const device = new Authenticator('https://grotto.example')
    const options = (await ada.http('POST', '/api/me/passkeys/options')) as NewPasskeyOptions
    await ada.http('POST', '/api/me/passkeys', device.make(options))
    const comeBack = async (origin: string | undefined) => {
      const other = await Client.arrive(known.address)
      if (origin) other.headers = { origin }
      const asked = (await other.http('POST', '/api/me/recover/passkey/options')) as PasskeyOptions
      const signed = device.sign(asked, origin ? { origin } : {})
      return (await other.request('POST', '/api/me/recover/passkey', signed)).status
    }
    expect([await comeBack(page), await comeBack(undefined)]).toEqual([404, 200])
  })

  test('never a stranger’s', async () => {
    expect(await made(known, 'https://evil.example', 'https://evil.example')).toEqual(['', 403])
    expect(await made(unknown, 'https://evil.example', 'https://evil.example')).toEqual(['', 403])
    expect(await made(unknown, 'null', 'https://evil.example')).toEqual(['', 403])
  })

  test('where nobody knows the address, the one that was asked for', async () => {
    expect(await made(unknown, undefined, unknown.address)).toEqual(['127.0.0.1', 200])
    expect(await made(unknown, unknown.address, unknown.address)).toEqual(['127.0.0.1', 200])
    expect(await made(unknown, undefined, 'https://grotto.example')).toEqual(['127.0.0.1', 400])
  })
})
