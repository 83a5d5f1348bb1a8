import { MAX_COMMAND_BYTES } from '@grotto/protocol'
import type { AnyRoute } from '../src/http/route.ts'
import { BrowserKeys } from '../test-kit/browser-keys.ts'
import { Client } from '../test-kit/client.ts'
import { largest } from './largest.ts'
import type { Budget, Ready } from './measure.ts'
import { DIAMANT, type World } from './world.ts'

interface Asked {
  readonly by: Client
  readonly path?: string
  /** Instead of the largest that the schema allows. */
  readonly body?: unknown
}
interface Case extends Budget {
  readonly asked: (world: World) => Promise<readonly Asked[]>
}

const byHost = async ({ host }: World): Promise<Asked[]> => [{ by: host }]
const aStranger = async ({ server }: World): Promise<Client> => Client.arrive(server.address)

const RECORD_BYTES = 1_000_000
/** What fills a record up to the last byte. */
const padding = (record: object) => 'x'.repeat(RECORD_BYTES - JSON.stringify(record).length - 10)

/** Each call at its largest, where it has most to do; see commands.ts. */
export const CALLS: Readonly<Record<string, Case>> = {
  'GET /api/me': { cpu: 1000, heap: 10_000, asked: async ({ server }) => [{ by: new Client(server.address) }] },
  'PUT /api/me': { cpu: 1000, heap: 10_000, asked: byHost },
  'DELETE /api/me': {
    cpu: 1000,
    heap: 10_000,
    async asked(world) {
      const by = await aStranger(world)
      await by.connect()
      for (let i = 0; i < 20; i++) await world.make('/api/play-now', { game: 'diamant', options: DIAMANT }, by)
      await by.ok({ type: 'watch', table: world.long })
      for (let i = 0; i < 20; i++) await by.say({ type: 'chat', table: world.long, text: 'x'.repeat(300) })
      return [{ by }]
    },
  },
  'POST /api/me/move': { cpu: 1000, heap: 10_000, asked: byHost },
  'POST /api/me/claim': {
    cpu: 1000,
    heap: 10_000,
    async asked(world) {
      const { code } = (await world.host.http('POST', '/api/me/move')) as { code: string }
      return [{ by: await aStranger(world) }, { by: await aStranger(world), body: { code } }]
    },
  },
  'POST /api/me/token': { cpu: 1000, heap: 10_000, asked: async world => [{ by: await aStranger(world) }] },
  'GET /api/me/tokens': { cpu: 1000, heap: 10_000, asked: async world => [{ by: (await manyTokens(world)).by }] },
  'DELETE /api/me/tokens/:id': {
    cpu: 1000,
    heap: 10_000,
    async asked(world) {
      const { by, id } = await manyTokens(world)
      return [{ by, path: `/api/me/tokens/${id}` }]
    },
  },
  'GET /api/me/reminders': { cpu: 1000, heap: 10_000, asked: async world => [{ by: await manyDevices(world) }] },
  'PUT /api/me/push': {
    cpu: 1000,
    heap: 10_000,
    asked: async world => [{ by: world.host }, { by: await manyDevices(world) }],
  },
  'DELETE /api/me/push': {
    cpu: 1000,
    heap: 10_000,
    asked: async world => [{ by: await manyDevices(world), body: device(3) }],
  },
  'PUT /api/me/webhook': {
    cpu: 1000,
    heap: 10_000,
    asked: async ({ host }) => [{ by: host }, { by: host, body: { address: `https://127.0.0.1/${'x'.repeat(970)}` } }],
  },
  'DELETE /api/me/webhook': { cpu: 1000, heap: 10_000, asked: async world => [{ by: await manyDevices(world) }] },
  'POST /api/tables': {
    cpu: 1000,
    heap: 10_000,
    asked: async ({ host }) => [
      { by: host, body: undefined },
      { by: host, body: { game: 'diamant', options: DIAMANT } },
    ],
  },
  'POST /api/play-now': {
    cpu: 1000,
    heap: 10_000,
    asked: async ({ host }) => [
      { by: host },
      { by: host, body: { game: 'diamant', options: DIAMANT, bots: 'diamant-strong' } },
      { by: host, body: { game: 'sub-terra', options: { players: 6, difficulty: 'expert' } } },
    ],
  },
  'POST /api/join': { cpu: 1000, heap: 10_000, asked: byHost },
  'GET /api/tables': { cpu: 1000, heap: 10_000, asked: byHost },
  'GET /api/my/tables': { cpu: 1000, heap: 10_000, asked: byHost },
  'GET /api/tables/:id': { cpu: 1000, heap: 10_000, asked: atTables() },
  'GET /api/tables/:id/log': { cpu: 1000, heap: 10_000, asked: atTables('/log?before=3000') },
  'GET /api/tables/:id/record': { cpu: 1000, heap: 10_000, asked: atTables('/record') },
  'POST /api/records': {
    cpu: 1000,
    heap: 10_000,
    asked: async ({ host, record }) => [{ by: host, body: { ...record, more: padding(record) } }],
  },
  'POST /api/tables/:id/fork': {
    cpu: 1000,
    heap: 10_000,
    asked: async ({ host, finished, long, cave }) =>
      [finished, long, cave].flatMap(table => ({ by: host, path: `/api/tables/${table}/fork` })),
  },
  'POST /api/tables/:id/reports': {
    cpu: 1000,
    heap: 10_000,
    asked: async ({ host, people, long }) => [
      { by: host, path: `/api/tables/${long}/reports`, body: { person: people[2]!.id, kind: 'message' } },
    ],
  },
  'POST /api/commands': {
    cpu: 1000,
    heap: 10_000,
    async asked({ host, people, long }) {
      const action = { type: 'leave', more: Array.from({ length: 4_000 }, (_, i) => ({ a: i % 1000 })) }
      const command = (id: string, action: unknown) => ({ id, type: 'act', table: long, action })
      return [
        { by: host, body: command('h1', action) },
        { by: people[3]!, body: command(`h${Math.random().toString(36).slice(2)}`, { type: 'goOn' }) },
      ]
    },
  },
  'GET /api/tables/:id/events': { cpu: 1000, heap: 10_000, asked: atTables('/events') },
}

function atTables(end = ''): Case['asked'] {
  return async ({ host, long, cave, finished }) =>
    [long, cave, finished].map(table => ({ by: host, path: `/api/tables/${table}${end}` }))
}

const TOKENS = 20
async function manyTokens(world: World): Promise<{ by: Client; id: string }> {
  const by = await aStranger(world)
  let id = ''
  for (let i = 0; i < TOKENS; i++) id = ((await by.http('POST', '/api/me/token', {})) as { id: string }).id
  return { by, id }
}

const DEVICES = 10
const device = (i: number) => ({ endpoint: `https://push.example/${String(i).padEnd(970, 'x')}` })
async function manyDevices(world: World): Promise<Client> {
  const by = await aStranger(world)
  for (let i = 0; i < DEVICES; i++) await by.http('PUT', '/api/me/push', { ...device(i), keys: new BrowserKeys().keys })
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
