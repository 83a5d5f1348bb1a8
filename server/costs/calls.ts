import {
  type DealOffer,
  MAX_COMMAND_BYTES,
  type NewPasskeyOptions,
  type PasskeyList,
  type PasskeyOptions,
  type PuzzleTallies,
  type ReviewLink,
} from '@grotto/protocol'
import { PASSKEYS } from '../src/http/passkeys.ts'
import type { AnyRoute } from '../src/http/route.ts'
import { Authenticator } from '../test-kit/authenticator.ts'
import { BrowserKeys } from '../test-kit/browser-keys.ts'
import { Client } from '../test-kit/client.ts'
import { CLUB_CALLS } from './club-calls.ts'
import { largest } from './largest.ts'
import type { Budget, Ready } from './measure.ts'
import { DIAMANT, type World } from './world.ts'

export interface CallRequest {
  readonly by: Client
  readonly path?: string
  /** Instead of the largest that the schema allows. */
  readonly body?: unknown
}
export interface Case extends Budget {
  readonly asked: (world: World) => Promise<readonly CallRequest[]>
}

const byHost = async ({ host }: World): Promise<CallRequest[]> => [{ by: host }]
const aStranger = async ({ server }: World): Promise<Client> => Client.arrive(server.address)

/** Of the longest game there is. */
const offered =
  (more: object) =>
  async ({ host, finished }: World): Promise<CallRequest[]> => {
    const { offer } = (await host.http('POST', `/api/tables/${finished}/offer`)) as DealOffer
    return [{ by: host, body: { offer, ...more } }]
  }

/** Somebody with so many passkeys, and the device that has them. */
async function withPasskeys(world: World, many: number): Promise<{ by: Client; device: Authenticator }> {
  const by = await aStranger(world)
  const device = new Authenticator(world.server.address)
  for (let i = 0; i < many; i++) {
    const options = (await by.http('POST', '/api/me/passkeys/options')) as NewPasskeyOptions
    await by.http('POST', '/api/me/passkeys', device.make(options))
  }
  return { by, device }
}

const RECORD_BYTES = 1_000_000
/** What fills a record up to the last byte. */
const padding = (record: object) => 'x'.repeat(RECORD_BYTES - JSON.stringify(record).length - 10)

const honourToday = () => `/api/daily/diamant/honour?day=${new Date().toISOString().slice(0, 10)}`

/** Each call at its largest, where it has most to do; see commands.ts. */
export const CALLS: Readonly<Record<string, Case>> = {
  // 1.7 ms, 0 kB
  'GET /api/me': { cpu: 12, heap: 500, asked: async ({ server }) => [{ by: new Client(server.address) }] },
  // 3.3 ms, 16 kB
  'PUT /api/me': { cpu: 15, heap: 500, asked: byHost },
  // 341.3 ms; the twenty tables it rewrites are in memory afterwards, 0 to 935 kB by what was there before
  'DELETE /api/me': {
    cpu: 1_370,
    heap: 4_000,
    async asked(world) {
      const by = await aStranger(world)
      await by.connect()
      const play = () => world.make('/api/play-now', { game: 'diamant', options: DIAMANT }, by)
      await Promise.all(Array.from({ length: 20 }, play))
      await by.ok({ type: 'watch', table: world.long })
      const words = { type: 'chat', table: world.long, text: 'x'.repeat(300) } as const
      await Promise.all(Array.from({ length: 20 }, () => by.ok(words)))
      return [{ by }]
    },
  },
  // 4.4 ms, 0 kB
  'POST /api/me/move': { cpu: 20, heap: 500, asked: byHost },
  // 2.9 ms, 1 kB
  'POST /api/me/claim': {
    cpu: 15,
    heap: 500,
    async asked(world) {
      const { code } = (await world.host.http('POST', '/api/me/move')) as { code: string }
      return [{ by: await aStranger(world) }, { by: await aStranger(world), body: { code } }]
    },
  },
  'GET /api/me/recovery': { cpu: 12, heap: 500, asked: byHost },
  'POST /api/me/recovery': { cpu: 20, heap: 1000, asked: async world => [{ by: await aStranger(world) }] },
  'DELETE /api/me/recovery': {
    cpu: 12,
    heap: 500,
    async asked(world) {
      const by = await aStranger(world)
      await by.http('POST', '/api/me/recovery')
      return [{ by }]
    },
  },
  'POST /api/me/sign-out': {
    cpu: 30,
    heap: 500,
    async asked(world) {
      const by = await aStranger(world)
      await by.http('POST', '/api/me/sign-out')
      return [{ by }, { by }]
    },
  },
  'POST /api/me/recover': {
    cpu: 15,
    heap: 1000,
    async asked(world) {
      const { phrase } = (await (await aStranger(world)).http('POST', '/api/me/recovery')) as { phrase: string }
      return [{ by: await aStranger(world) }, { by: await aStranger(world), body: { phrase } }]
    },
  },
  'POST /api/me/passkeys/options': {
    cpu: 20,
    heap: 500,
    asked: async world => [{ by: (await withPasskeys(world, PASSKEYS - 1)).by }],
  },
  'POST /api/me/passkeys': {
    cpu: 40,
    heap: 1000,
    async asked(world) {
      const { by, device } = await withPasskeys(world, PASSKEYS - 1)
      return [
        { by },
        { by, body: device.make((await by.http('POST', '/api/me/passkeys/options')) as NewPasskeyOptions) },
      ]
    },
  },
  'GET /api/me/passkeys': {
    cpu: 12,
    heap: 500,
    asked: async world => [{ by: (await withPasskeys(world, PASSKEYS)).by }],
  },
  'DELETE /api/me/passkeys/:id': {
    cpu: 12,
    heap: 500,
    async asked(world) {
      const { by } = await withPasskeys(world, PASSKEYS)
      const { passkeys } = (await by.http('GET', '/api/me/passkeys')) as PasskeyList
      return [{ by, path: `/api/me/passkeys/${passkeys[0]!.id}` }]
    },
  },
  'POST /api/me/recover/passkey/options': {
    cpu: 20,
    heap: 500,
    asked: async world => [{ by: await aStranger(world) }],
  },
  'POST /api/me/recover/passkey': {
    cpu: 40,
    heap: 1000,
    async asked(world) {
      const { device } = await withPasskeys(world, 1)
      const by = await aStranger(world)
      const options = (await by.http('POST', '/api/me/recover/passkey/options')) as PasskeyOptions
      return [{ by }, { by, body: { ...device.sign(options), signOutOthers: true } }]
    },
  },
  // 3.9 ms, 0 kB
  'POST /api/me/token': { cpu: 20, heap: 500, asked: async world => [{ by: await aStranger(world) }] },
  // 1.9 ms, 76 kB
  'GET /api/me/tokens': { cpu: 12, heap: 500, asked: async world => [{ by: (await manyTokens(world)).by }] },
  // 1.3 ms, 17 kB
  'DELETE /api/me/tokens/:id': {
    cpu: 12,
    heap: 500,
    async asked(world) {
      const { by, id } = await manyTokens(world)
      return [{ by, path: `/api/me/tokens/${id}` }]
    },
  },
  // 1.4 ms, 16 kB
  'GET /api/me/reminders': { cpu: 12, heap: 500, asked: async world => [{ by: await manyDevices(world) }] },
  // 6.7 ms, 201 kB
  'PUT /api/me/push': {
    cpu: 30,
    heap: 900,
    asked: async world => [
      { by: world.host, body: browser(DEVICES) },
      { by: await manyDevices(world), body: browser(DEVICES) },
    ],
  },
  // 4.2 ms, 17 kB
  'DELETE /api/me/push': {
    cpu: 20,
    heap: 500,
    asked: async world => [{ by: await manyDevices(world), body: device(3) }],
  },
  // 3.9 ms, 27 kB
  'PUT /api/me/webhook': {
    cpu: 20,
    heap: 500,
    asked: async ({ host }) => [{ by: host }, { by: host, body: { address: `https://127.0.0.1/${'x'.repeat(970)}` } }],
  },
  // 2.3 ms, 4 kB
  'DELETE /api/me/webhook': { cpu: 12, heap: 500, asked: async world => [{ by: await manyDevices(world) }] },
  // 4.5 ms, 7 kB
  'POST /api/tables': {
    cpu: 20,
    heap: 500,
    asked: async ({ host }) => [
      { by: host, body: undefined },
      { by: host, body: { game: 'diamant', options: DIAMANT } },
    ],
  },
  // 9.2 ms, 18 kB
  'POST /api/play-now': {
    cpu: 40,
    heap: 500,
    asked: async ({ host }) => [
      { by: host },
      { by: host, body: { game: 'diamant', options: DIAMANT, bots: 'diamant-strong' } },
      { by: host, body: { game: 'sub-terra', options: { players: 6, difficulty: 'expert' } } },
    ],
  },
  // 2.4 ms, 3 kB
  'POST /api/join': { cpu: 12, heap: 500, asked: byHost },
  // 7.0 ms, 3 kB
  'GET /api/tables': { cpu: 30, heap: 500, asked: byHost },
  // 5.7 ms, 0 kB
  'GET /api/my/tables': { cpu: 25, heap: 500, asked: byHost },
  // 2.0 ms, 128 kB
  'GET /api/tables/:id': { cpu: 12, heap: 600, asked: atTables() },
  // 2.2 ms, 5 kB
  'GET /api/tables/:id/actions': { cpu: 15, heap: 600, asked: atTables('/actions') },
  // 2.9 ms, 62 kB
  'GET /api/tables/:id/log': { cpu: 15, heap: 500, asked: atTables('/log?before=3000') },
  // 3.1 ms, 69 kB
  'GET /api/tables/:id/record': { cpu: 15, heap: 500, asked: atTables('/record') },
  // 241.1 ms, 1526 kB
  'POST /api/records': {
    cpu: 965,
    heap: 6_200,
    asked: async ({ host, record }) => [{ by: host, body: { ...record, more: padding(record) } }],
  },
  'GET /api/daily': { cpu: 40, heap: 800, asked: byHost },
  'POST /api/daily': { cpu: 60, heap: 1_500, asked: async ({ host }) => [{ by: host, body: { game: 'diamant' } }] },
  'GET /api/daily/:game': {
    cpu: 30,
    heap: 800,
    asked: async ({ host }) => [{ by: host, path: '/api/daily/diamant?day=2026-01-01' }],
  },
  'GET /api/daily/:game/honour': {
    cpu: 30,
    heap: 800,
    asked: async ({ host }) => [{ by: host, path: '/api/daily/diamant/honour?day=2026-01-01' }],
  },
  'POST /api/daily/:game/honour': {
    cpu: 965,
    heap: 6_200,
    asked: async ({ host, record }) => [{ by: host, path: honourToday(), body: { ...record, more: padding(record) } }],
  },
  'POST /api/tables/:id/offer': {
    cpu: 30,
    heap: 800,
    asked: async ({ host, finished }) => [{ by: host, path: `/api/tables/${finished}/offer` }],
  },
  'POST /api/offers': { cpu: 30, heap: 800, asked: offered({}) },
  'POST /api/offers/table': { cpu: 60, heap: 1_500, asked: offered({ with: 'bots' }) },
  'POST /api/tables/:id/review': {
    cpu: 30,
    heap: 800,
    asked: async ({ host, finished }) => [{ by: host, path: `/api/tables/${finished}/review` }],
  },
  'DELETE /api/tables/:id/review': {
    cpu: 20,
    heap: 500,
    asked: async ({ host, finished }) => [{ by: host, path: `/api/tables/${finished}/review` }],
  },
  'POST /api/reviews/record': {
    cpu: 30,
    heap: 800,
    async asked({ host, finished }) {
      const { review } = (await host.http('POST', `/api/tables/${finished}/review`)) as ReviewLink
      return [{ by: host, body: { review } }]
    },
  },
  'GET /api/my/companions': { cpu: 40, heap: 1_000, asked: byHost },
  'PUT /api/my/blocks': {
    cpu: 25,
    heap: 500,
    asked: async ({ host, people }) =>
      [true, false].map(blocked => ({ by: host, body: { person: people[2]!.id, blocked } })),
  },
  'POST /api/tables/:id/invite': {
    cpu: 20,
    heap: 500,
    asked: async ({ host, people, mine }) => [
      { by: host, path: `/api/tables/${mine[0]}/invite`, body: { person: people[2]!.id } },
    ],
  },
  'DELETE /api/tables/:id/invite': { cpu: 15, heap: 500, asked: atTables('/invite') },
  ...CLUB_CALLS,
  'GET /api/my/results': { cpu: 60, heap: 1_500, asked: byHost },
  'GET /api/my/results/all': {
    cpu: 600,
    heap: 6_000,
    asked: async ({ host }) => [{ by: host }, { by: host, path: '/api/my/results/all?as=csv' }],
  },
  'DELETE /api/my/results': { cpu: 20, heap: 500, asked: async world => [{ by: await aStranger(world) }] },
  'GET /api/puzzles/:game': {
    cpu: 20,
    heap: 800,
    asked: async ({ host }) => [{ by: host, path: '/api/puzzles/diamant' }],
  },
  'POST /api/puzzles/:game/tries': {
    cpu: 20,
    heap: 800,
    async asked(world) {
      const by = await aStranger(world)
      const { puzzles } = (await by.http('GET', '/api/puzzles/diamant')) as PuzzleTallies
      return [{ by, path: '/api/puzzles/diamant/tries', body: { puzzle: puzzles[0]!.id, action: 'leave' } }]
    },
  },
  // 13.1 ms, 14 kB
  'POST /api/tables/:id/fork': {
    cpu: 55,
    heap: 500,
    asked: async ({ host, finished, long, cave }) =>
      [finished, long, cave].flatMap(table => ({ by: host, path: `/api/tables/${table}/fork` })),
  },
  // 3.0 ms, 405 kB
  'POST /api/tables/:id/reports': {
    cpu: 15,
    heap: 1_700,
    asked: async ({ host, people, long }) => [
      { by: host, path: `/api/tables/${long}/reports`, body: { person: people[2]!.id, kind: 'message' } },
    ],
  },
  // 5.4 ms, 7 kB
  'POST /api/commands': {
    cpu: 25,
    heap: 500,
    async asked({ host, people, long }) {
      const action = { type: 'leave', more: Array.from({ length: 4_000 }, (_, i) => ({ a: i % 1000 })) }
      const command = (id: string, action: unknown) => ({ id, type: 'act', table: long, action })
      return [
        { by: host, body: command('h1', action) },
        { by: people[3]!, body: command(`h${Math.random().toString(36).slice(2)}`, { type: 'goOn' }) },
      ]
    },
  },
  // 4.0 ms, 11 kB
  'GET /api/tables/:id/events': { cpu: 20, heap: 500, asked: atTables('/events') },
}

function atTables(end = ''): Case['asked'] {
  return async ({ host, long, cave, finished }) =>
    [long, cave, finished].map(table => ({ by: host, path: `/api/tables/${table}${end}` }))
}

const TOKENS = 20
async function manyTokens(world: World): Promise<{ by: Client; id: string }> {
  const by = await aStranger(world)
  const made = await Promise.all(Array.from({ length: TOKENS }, () => by.http('POST', '/api/me/token', {})))
  return { by, id: (made[0] as { id: string }).id }
}

const DEVICES = 10
const device = (i: number) => ({ endpoint: `https://push.example/${String(i).padEnd(970, 'x')}` })
/** With keys that something can be encrypted for. */
const browser = (i: number) => ({ ...device(i), keys: new BrowserKeys().keys })
async function manyDevices(world: World): Promise<Client> {
  const by = await aStranger(world)
  const subscribe = (i: number) => by.http('PUT', '/api/me/push', browser(i))
  await Promise.all(Array.from({ length: DEVICES }, (_, i) => subscribe(i)))
  return by
}

/** Of a body, where a route says nothing else. */
const BODY_BYTES = MAX_COMMAND_BYTES * 4
const AROUND = 400

export const nameOf = ({ method, path }: AnyRoute): string => `${method} ${path}`

export async function callsOf(world: World, route: AnyRoute): Promise<Ready[]> {
  const { method, path: pattern, body: schema, bodyLimit = BODY_BYTES } = route
  return (await CALLS[nameOf(route)]!.asked(world)).map(({ by, path = pattern, body }) => {
    const sent = schema && (body ?? largest(schema, new Map(), bodyLimit - AROUND))
    return () => ask(by, method, path, sent)
  })
}

/** The whole answer, or of a stream its beginning. */
async function ask(by: Client, method: string, path: string, body: unknown): Promise<void> {
  const abort = new AbortController()
  const response = await fetch(new URL(path, by.address), {
    method,
    signal: abort.signal,
    headers: { cookie: by.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (response.status >= 500) throw new Error(`${method} ${path} was answered ${response.status}`)
  if (path.endsWith('/events')) {
    await response.body!.getReader().read()
    abort.abort()
  } else await response.text()
}
