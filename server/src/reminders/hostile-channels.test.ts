import type { ApiToken, Reminding } from '@grotto/protocol'
import { beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { BrowserKeys } from '../../test-kit/browser-keys.ts'
import { Client } from '../../test-kit/client.ts'
import { TestClock } from '../../test-kit/friends.ts'
import { Mailbox } from '../../test-kit/mailbox.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

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
