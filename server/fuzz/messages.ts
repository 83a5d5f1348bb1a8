import type { Chance } from '@grotto/kernel'
import { PHRASES } from '@grotto/protocol'

const TYPES = [
  'hello',
  'watch',
  'unwatch',
  'look',
  'sit',
  'invite',
  'leave',
  'ready',
  'setBot',
  'removeSeat',
  'configure',
  'start',
  'act',
  'undo',
  'vote',
  'standIn',
  'handOver',
  'rematch',
  'mute',
  'rename',
  'chat',
  'phrase',
  'point',
  'intend',
  'fly',
  '__proto__',
  'constructor',
  '',
] as const
const ACTIONS = [
  'goOn',
  'leave',
  'endTurn',
  'exert',
  'run',
  'move',
  'reveal',
  'explore',
  'place',
  'dig',
  'heal',
  'command',
  'surface',
  'spawn',
  'toString',
] as const
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  7,
  8,
  1e308,
  -0,
  0.5,
  '',
  'x',
  '\u0000',
  '\u202e',
  '💎',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  { type: null },
  { __proto__: { admin: true } },
  { constructor: { prototype: {} } },
  '../../etc/passwd',
  "'; DROP TABLE entries; --",
  '<script>alert(1)</script>',
  Number.MAX_SAFE_INTEGER + 2,
]

/** Things nobody should send, and things somebody might: from one seed, so that a failure can be repeated. */
export class Nonsense {
  readonly #chance: Chance
  readonly #tables: readonly string[]
  #number = 0

  constructor(chance: Chance, tables: readonly string[]) {
    this.#chance = chance
    this.#tables = tables
  }

  #below(n: number): number {
    return this.#chance('fuzz', n)
  }

  #one<T>(list: readonly T[]): T {
    return list[this.#below(list.length)]!
  }

  /** One message for the socket, as text. */
  message(): string {
    const kind = this.#below(100)
    if (kind < 10) return this.#bytes(1 + this.#below(60))
    const text = JSON.stringify(kind < 25 ? this.#anything(3) : this.#command(kind < 60))
    if (kind > 92) return text.slice(0, this.#below(text.length))
    if (kind > 85) return this.#scratched(text)
    return text
  }

  /** A command that looks right, with one field of the wrong kind now and then. */
  #command(broken: boolean): Record<string, unknown> {
    this.#number += 1
    const command: Record<string, unknown> = {
      id: `f${this.#number}`,
      type: this.#one(TYPES),
      table: this.#one(this.#tables),
      ...this.#fields(),
    }
    if (command.type === 'hello') command.protocol = 1
    if (broken) command[this.#one(Object.keys(command))] = this.#anything(2)
    return command
  }

  #fields(): Record<string, unknown> {
    const fields: Record<string, unknown> = {
      action: { type: this.#one(ACTIONS), side: this.#one(['N', 'E', 'x', 3]) },
      version: this.#below(90),
      seat: this.#below(10),
      bot: this.#one(['random', 'nobody']),
      ready: true,
      entropy: 'ab'.repeat(32),
      about: this.#one(['undo', 'abandon', 'remove', 'party']),
      agree: this.#below(2) === 0,
      name: this.#one(['Eve', 'x'.repeat(99)]),
      text: 'hm',
      phrase: this.#one(PHRASES),
      at: { x: 1 },
      plan: { type: 'go' },
      to: 'Personperson1234',
      person: 'Personperson1234',
      muted: this.#below(2) === 0,
      looking: this.#below(2) === 0,
      invitation: this.#one(['i'.repeat(22), 'short', 'x'.repeat(99)]),
      settings: { clock: this.#below(100) },
      options: this.#anything(2),
      since: this.#below(90),
    }
    const wanted: Record<string, readonly string[]> = FIELDS
    const [type] = [this.#one(Object.keys(wanted))]
    return { type, ...Object.fromEntries(wanted[type]!.map(name => [name, fields[name]])) }
  }

  #anything(depth: number): unknown {
    const kind = this.#below(depth > 0 ? 6 : 4)
    if (kind < 4) return this.#one(ODD)
    const length = this.#below(4)
    if (kind === 4) return Array.from({ length }, () => this.#anything(depth - 1))
    return Object.fromEntries(
      Array.from({ length }, () => [String(this.#one(ODD)).slice(0, 20), this.#anything(depth - 1)]),
    )
  }

  #scratched(text: string): string {
    const at = this.#below(text.length)
    return text.slice(0, at) + this.#bytes(1) + text.slice(at + 1)
  }

  #bytes(length: number): string {
    return String.fromCharCode(...Array.from({ length }, () => this.#below(0x2fff)))
  }

  /** One call: method, path, headers and body. */
  call(): { method: string; path: string; headers: Record<string, string>; body?: string } {
    const method = this.#one(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    const path = this.#one(PATHS).replace(
      ':id',
      this.#one([...this.#tables, 'nobody', '%00', '..%2f..%2fdata', 'x'.repeat(300)]),
    )
    const type = this.#one(['application/json', 'text/plain', 'application/json; charset=utf-8'])
    const authorization = this.#one(['', 'Bearer x.1.y', 'Bearer '])
    const headers = { 'content-type': type, ...(authorization ? { authorization } : {}) }
    if (method === 'GET' || method === 'OPTIONS') return { method, path, headers }
    return {
      method,
      path,
      headers,
      body: this.#below(3) === 0 ? this.#bytes(30) : (JSON.stringify(this.#anything(3)) ?? ''),
    }
  }
}

/** The fields each command has. */
const FIELDS = {
  hello: [],
  watch: ['since'],
  unwatch: [],
  look: ['looking'],
  invite: ['seat', 'invitation', 'name'],
  mute: ['person', 'muted'],
  sit: ['seat', 'invitation'],
  leave: [],
  ready: ['ready', 'entropy'],
  setBot: ['seat', 'bot'],
  removeSeat: ['seat'],
  configure: ['options', 'settings'],
  start: [],
  act: ['action'],
  undo: [],
  vote: ['about', 'seat', 'agree'],
  standIn: ['seat', 'bot'],
  handOver: ['to'],
  rematch: [],
  rename: ['name'],
  chat: ['text'],
  phrase: ['phrase'],
  point: ['at'],
  intend: ['plan'],
} satisfies Record<string, readonly string[]>

const PATHS = [
  '/',
  '/api/me',
  '/api/me/claim',
  '/api/me/reminders',
  '/api/me/push',
  '/api/me/webhook',
  '/api/tables',
  '/api/tables/:id',
  '/api/tables/:id/log?before=x',
  '/api/tables/:id/record',
  '/api/tables/:id/fork',
  '/api/records',
  '/api/join',
  '/api/play-now',
  '/api/my/tables',
  '/api/commands',
  '/api/openapi.json',
  '/api/nothing',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/healthz',
  '/metrics',
  '/__proto__',
]
