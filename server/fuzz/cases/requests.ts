import fc from 'fast-check'
import type * as v from 'valibot'
import { liveHints } from './hints.ts'
import { damaged, type Text } from './hostile.ts'
import { mutated } from './mutated.ts'
import { CLUBS, PLACES } from './places.ts'
import { keptRecords, records } from './samples.ts'
import { fitting, nearlyFitting } from './schemas.ts'

/** What a request can be made of: the routes a server has. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly body?: v.GenericSchema
}

/** A header that a request has if nothing about its form is wrong: such a one must be answered. */
export const WELL_FORMED = 'x-well-formed: 1'

const METHODS = ['PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'SEARCH', 'CONNECT', 'get', 'G T', 'PRI', ''] as const

/** Ways to write the same path differently, or nearly the same. */
const MANGLED: readonly ((path: string, at: number) => string)[] = [
  path => path,
  (path, at) => swap(path, at, sign => `%${sign.charCodeAt(0).toString(16)}`),
  (path, at) => swap(path, at, sign => `%25${sign.charCodeAt(0).toString(16)}`),
  path => path.replace(/.\//, sign => `${sign[0]}%2F`),
  path => `${path}%2Ftalk`,
  path => `${path}/`,
  path => `/${path}`,
  path => `/.${path}`,
  path => `/x/..${path}`,
  path => `/x/%2e%2e${path}`,
  path => `${path}/../../../etc/passwd`,
  path => `http://127.0.0.1${path}`,
  path => `//evil.example${path}`,
  path => path.toUpperCase(),
  path => `${path};a=b`,
  path => `${path}#fragment`,
  path => `${path}?before=1e308&before=x&__proto__=1&before[a]=2`,
  path => `${path}?${'a=b&'.repeat(2000)}`,
  path => `${path}%00`,
  path => `${path}%zz`,
  path => `${path}%c0%af`,
  path => `${path}%ed%a0%80`,
  path => `${path}/${'x'.repeat(3000)}`,
  path => path.slice(1),
  () => '*',
  () => '',
]
const swap = (path: string, at: number, write: (sign: string) => string): string => {
  const place = 1 + (at % Math.max(1, path.length - 1))
  return path.slice(0, place) + write(path[place] ?? 'a') + path.slice(place + 1)
}

/** A line of the head, and whether the request is still well formed with it. */
type Header = readonly [string, boolean]
const HEADERS: readonly Header[] = [
  ['authorization: Bearer x.1.y', true],
  ['authorization: Bearer ', true],
  ['authorization: Basic \u00ff', true],
  ['cookie: grotto=%00; grotto=a.b.c', true],
  ['cookie: =; ;;; grotto', true],
  ['cookie: __proto__=1; grotto=__proto__', true],
  ['x-forwarded-for: 1.2.3.4, ::1, x', true],
  ['x-forwarded-host: evil.example', true],
  ['origin: null', true],
  ['origin: https://evil.example', true],
  ['origin: \u00e9', true],
  ['accept-encoding: gzip;q=x, *', true],
  ['range: bytes=5-1,-1,0-', true],
  ['if-none-match: "', true],
  ['if-modified-since: yesterday', true],
  ['expect: 100-continue', true],
  ['content-encoding: gzip', true],
  [`x-long: ${'x'.repeat(9000)}`, true],
  ['expect: the unexpected', false],
  ['upgrade: websocket\r\nconnection: upgrade', false],
  ['upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: x', false],
  ['upgrade: h2c\r\nconnection: upgrade, http2-settings', false],
  ['transfer-encoding: chunked', false],
  ['content-length: 5', false],
  ['content-length: -1', false],
  ['content-length: 99999999999999999999', false],
  ['host: a\r\nhost: b', false],
  [`x-long: ${'x'.repeat(70_000)}`, false],
  ['no colon', false],
  [': no name', false],
  ['a\u0000b: c', false],
  ['x: \u0000', false],
]

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '',
  'a/b/c',
] as const

const mostly = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>, times: number): fc.Arbitrary<T> =>
  fc.oneof({ weight: times, arbitrary: usual }, { weight: 1, arbitrary: other })

/** What may stand for the name in a path, by what the path is of. */
const ids = (path: string): Text => {
  const known = path.startsWith('/api/clubs/') ? CLUBS : path.startsWith('/api/daily/') ? DAILY : PLACES
  return mostly(fc.constantFrom(...known), fc.constantFrom('%00', '..%2f..%2fdata', 'x', '__proto__'), 6)
}
const DAILY = ['diamant', 'sub-terra', 'diamant?day=2026-11-17', 'diamant?day=9999-99-99'] as const

/** Requests for every route, as they stand on the wire. */
export function requests(calls: readonly Call[]): Text {
  const hints = liveHints()
  const each = calls.map(({ method, path, body }) => {
    const fits = body ? mostly(nearlyFitting(body, hints), fitting(body, hints), 4) : undefined
    const content = fits ? mostly(fits, damaged(fits), 12) : fc.constantFrom('', '', '', '{}', 'null')
    return request(fc.constant(method), path, method === 'GET' ? fc.constant('') : content)
  })
  return fc.oneof(...each)
}

/** Records brought to the server, spoilt in one place or three. */
export function imports(): Text {
  const short = mutated(records().map(record => JSON.stringify(record)))
  const all = mostly(short, mutated(keptRecords()), 15)
  return all.map(body => wire('POST', '/api/records', ['application/json', []], body))
}

function request(method: Text, route: string, body: Text): Text {
  const extra = mostly(
    fc.constant<Header[]>([]),
    fc.array(fc.constantFrom(...HEADERS), { minLength: 1, maxLength: 2 }),
    2,
  )
  const mangle = mostly(fc.constant(MANGLED[0]!), fc.constantFrom(...MANGLED), 2)
  const types = mostly(fc.constant(TYPES[0]), fc.constantFrom(...TYPES), 12)
  return fc
    .tuple(mostly(method, fc.constantFrom(...METHODS), 15), ids(route), mangle, fc.nat(60), types, extra, body)
    .map(([verb, id, change, at, type, more, content]) =>
      wire(verb, change(route.replace(/:\w+/, id), at), [type, more], content),
    )
}

type Head = readonly [string, readonly Header[]]

function wire(method: string, path: string, [type, more]: Head, body: string): string {
  const ok = /^[A-Z]+$/.test(method) && /^\/[!-~]*$/.test(path) && !path.includes('#') && more.every(([, fine]) => fine)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    'cookie: @cookie',
    ...(body === '' ? [] : [`content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`]),
    ...(ok && method !== 'CONNECT' ? [WELL_FORMED] : []),
    ...more.map(([line]) => line),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
