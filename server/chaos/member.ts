import { gameById } from '@grotto/catalog'
import {
  type Answer,
  type Command,
  Differs,
  type Message,
  PROTOCOL_VERSION,
  type Request,
  SOCKET_PATH,
} from '@grotto/protocol'
import { WebSocket } from 'ws'
import { Follower, type Known } from '../test-kit/follower.ts'
import { History } from './history/history.ts'
import { Overheard } from './overheard.ts'

const PATIENCE = 3_000
const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

interface PendingCommand {
  readonly command: Command
  readonly answered: (answer: Answer) => void
  since: number
}

/** A person who keeps coming back: sends again what was not answered, now and then twice, and writes down all she hears. */
export class Member {
  readonly #address: () => string
  #cookie = ''
  history = new History('')
  readonly overheard = new Overheard()
  readonly #followers = new Map<string, Follower>()
  /** How often what she followed led elsewhere than the server said. */
  differed = 0
  /** Moves she was told are done. */
  acknowledged = 0
  /** Connections on which she was greeted. */
  greetings = 0
  reconnects = 0
  resent = 0
  /** Answers that were errors, as `command: error`. */
  readonly failures = new Map<string, number>()
  #playing = true
  #table = ''
  #socket: WebSocket | undefined
  #commands = 0
  #stopped = false
  readonly #pending = new Map<string, PendingCommand>()

  constructor(address: () => string) {
    this.#address = address
  }

  get known(): Known | undefined {
    return this.#followers.get(this.#table)?.known
  }

  get id(): string {
    return this.history.person
  }

  async arrive(): Promise<void> {
    const me = (await this.http('GET', '/api/me')) as { id: string }
    this.history = new History(me.id)
    void this.#stay()
  }

  /** Asked again until there is an answer. */
  async http(method: string, path: string, body?: object): Promise<unknown> {
    for (;;)
      try {
        const response = await fetch(`${this.#address()}${path}`, {
          method,
          signal: AbortSignal.timeout(PATIENCE),
          headers: { cookie: this.#cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        const [set] = response.headers.getSetCookie()
        if (set) this.#cookie = set.split(';')[0]!
        if (response.ok) return await response.json()
      } catch {
        await sleep(50)
      }
  }

  goTo(table: string): void {
    this.#table = table
  }

  /** From now on she only looks. */
  rest(): void {
    this.#playing = false
  }

  get idle(): boolean {
    return this.#pending.size === 0
  }

  stop(): void {
    this.#stopped = true
    this.#socket?.terminate()
  }

  ask(request: Request): Promise<Answer> {
    this.#commands += 1
    const command = { ...request, id: `m${this.#commands}` } as Command
    return new Promise(answered => {
      this.#pending.set(command.id, { command, answered, since: performance.now() })
      this.#send(command)
    })
  }

  /** Asked again, as another command, until it is not a failure. */
  async insist(request: Request): Promise<Answer> {
    for (;;) {
      const answer = await this.ask(request)
      if (answer.result !== 'error') return answer
      await sleep(200)
    }
  }

  async #stay(): Promise<void> {
    const watch = setInterval(() => this.#loseFaith(), 200)
    while (!this.#stopped) {
      await this.#connection().catch(() => {})
      this.reconnects += 1
      await sleep(20 + Math.random() * 100)
    }
    clearInterval(watch)
  }

  /** A node that does not answer is left for another one. */
  #loseFaith(): void {
    const now = performance.now()
    const late = [...this.#pending.values()].some(({ since }) => now - since > PATIENCE)
    if (!late) return
    for (const waiting of this.#pending.values()) waiting.since = now
    this.#socket?.terminate()
  }

  #connection(): Promise<void> {
    const url = `${this.#address().replace('http', 'ws')}${SOCKET_PATH}`
    const socket = new WebSocket(url, { headers: { cookie: this.#cookie }, handshakeTimeout: PATIENCE })
    this.#socket = socket
    socket.on('open', () => this.#greet())
    socket.on('message', data => this.#hear(String(data)))
    return new Promise((done, failed) => socket.once('close', done).once('error', failed))
  }

  #greet(): void {
    const tables = this.#table ? { [this.#table]: this.known?.version ?? 0 } : {}
    this.history.greeted(...Object.keys(tables))
    this.#send({ id: `h${this.reconnects}`, type: 'hello', protocol: PROTOCOL_VERSION, tables })
    for (const { command } of this.#pending.values()) {
      this.resent += 1
      this.#send(command)
    }
  }

  #send(command: Command): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.history.sent(command)
    this.#socket.send(JSON.stringify(command))
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Message
    if (message.type === 'welcome') this.greetings += 1
    if (message.type === 'answer') return this.#answered(message)
    if (message.type !== 'table' && message.type !== 'update') return
    this.#learn(message)
    this.overheard.hear(message, this.#followers.get(message.table)?.known, text)
    if (message.table === this.#table) void this.#act()
  }

  #answered(answer: Answer): void {
    this.history.answered(answer)
    const waiting = this.#pending.get(answer.id ?? '')
    if (!waiting) return
    const { command } = waiting
    this.#pending.delete(command.id)
    if (answer.result === 'error') this.#noteFailure(`${command.type}: ${answer.error}`)
    if (answer.result === 'ok' && command.type === 'act') this.acknowledged += 1
    waiting.answered(answer)
  }

  #noteFailure(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1)
  }

  /** Follows by the rules; where that leads elsewhere she asks afresh, as a page does. */
  #learn(message: Extract<Message, { type: 'table' | 'update' }>): void {
    const { type, table, version } = message
    const follower = this.#followers.get(table) ?? new Follower()
    this.#followers.set(table, follower)
    try {
      this.history.heard({ type, table, version, log: follower.hear(message) })
    } catch (error) {
      if (!(error instanceof Differs)) throw error
      this.differed += 1
      void this.ask({ type: 'watch', table, differs: true })
    }
  }

  /** Acts when it is her turn; sometimes the finger slips and the same command goes out twice. */
  async #act(): Promise<void> {
    const { known } = this
    const mine = known?.you != null && known.toAct.includes(known.you) && known.info.status === 'playing'
    if (!mine || !this.#playing || this.#pending.size > 0) return
    const game = gameById(known.info.game)!
    const position = game.decode(known.view)
    if (!position.ok) throw new Error(position.refusal.reason)
    const choices = game.legal(position.value, known.you!)
    const answer = this.ask({ type: 'act', table: known.table, action: choices[known.version % choices.length]! })
    const { command } = [...this.#pending.values()].at(-1)!
    if (Math.random() < 0.2) this.#send(command)
    const { result } = await answer
    // Refused because the picture was old: a newer one is on its way. Failed: look again.
    if (result === 'error') setTimeout(() => void this.#act(), 200)
  }
}
