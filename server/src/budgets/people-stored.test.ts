import { expect, test } from 'vitest'
import { openServer } from '../../test-kit/open-server.ts'
import { TestClock } from '../../test-kit/test-clock.ts'

/** Calls that change something and have no share of their own, and why none is needed. */
const WITHOUT = {
  // They take away what is there.
  declineClub: 'takes away',
  declineInvitation: 'takes away',
  dropRecoveryPhrase: 'takes away',
  removePasskey: 'takes away',
  removePushDevice: 'takes away',
  removeWebhook: 'takes away',
  revokeToken: 'takes away',
  // They write nothing: what they give out is enciphered.
  lookAtOffer: 'writes nothing',
  offerDeal: 'writes nothing',
  reviewGame: 'writes nothing',
  // As over a socket.
  sendCommand: 'commands',
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string; responses: object }>>>>
}

test('every call that stores something has a share of its own', async () => {
  const server = await openServer()
  const described = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Described
  const writing = Object.values(described.paths)
    .flatMap(methods => Object.entries(methods))
    .filter(([method]) => method !== 'get')
    .filter(([, operation]) => !JSON.stringify(operation).includes('For one address'))
    .map(([, { operationId }]) => operationId)
  expect(writing.sort()).toEqual(Object.keys(WITHOUT).sort())
  await server.remove()
})

test.each(['/api/me/move', '/api/me/token'])(
  'guests cost nothing, but one address cannot have any number of them stored by %s',
  async path => {
    const server = await openServer({ rateLimits: 1, clock: new TestClock(), logLevel: 'fatal' })
    const statuses = new Map<number, number>()
    for (let i = 0; i < 70; i++) {
      const { status } = await fetch(`${server.address}${path}`, { method: 'POST' })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [200, 60],
      [429, 10],
    ])
    await server.remove()
  },
)
