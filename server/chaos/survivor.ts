import { gameById } from '@grotto/catalog'
import {
  type Answer,
  type Command,
  type Message,
  PROTOCOL_VERSION,
  type Request,
  SOCKET_PATH,
  type TableMade,
} from '@grotto/protocol'
import { WebSocket } from 'ws'

const PAUSE = 50
const PATIENCE = 90_000
const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

type Seen = Extract<Message, { type: 'table' | 'update' }>

/** Plays one game after the other against bots, whatever happens to the server: comes back and sends again. */
export class Survivor {
  readonly #address: () => string
  readonly #game: string
  id = ''
  #cookie = ''
  #socket: WebSocket | undefined
  #table = ''
  #version = 0
  #commands = 0
  #answered = 0
  #stopped = false
  games = 0
  readonly #pending = new Map<string, Command>()
  /** Ids of actions that were acknowledged, by table. */
  readonly acknowledged = new Map<string, string[]>()

  constructor(address: () => string, game: string) {
    this.#address = address
    this.#game = game
  }

  /** Runs until stopped. */
  async live(): Promise<void> {
    while (!this.#stopped) {
      try {
        if (!this.#cookie) await this.#arrive()
        if (!this.#table) await this.#newGame()
        await this.#stayConnected()
      } catch {
        await sleep(PAUSE)
      }
    }
  }

  stop(): void {
    this.#stopped = true
    this.#socket?.terminate()
  }

  /** Whether it gets answers again by itself. */
  async recovers(): Promise<boolean> {
    const before = this.#answered
    const until = Date.now() + PATIENCE
    while (this.#answered === before) {
      if (Date.now() > until) return false
      await sleep(PAUSE)
    }
    return true
  }

  get total(): number {
    return [...this.acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0)
  }

  async #http(method: string, path: string, body?: object): Promise<unknown> {
    const headers = { cookie: this.#cookie, ...(body ? { 'content-type': 'application/json' } : {}) }
    const response = await fetch(`${this.#address()}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const [set] = response.headers.getSetCookie()
    if (set) this.#cookie = set.split(';')[0]!
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }

  async #arrive(): Promise<void> {
    this.id = ((await this.#http('GET', '/api/me')) as { id: string }).id
  }

  async #newGame(): Promise<void> {
    const { id } = (await this.#http('POST', '/api/play-now', { game: this.#game, bots: 'random' })) as TableMade
    this.#table = id
    this.#version = 0
    this.acknowledged.set(id, [])
  }

  /** Opens a socket, catches up, sends again what was not answered; returns when the line breaks or the game is over. */
  #stayConnected(): Promise<void> {
    const socket = new WebSocket(`${this.#address().replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie: this.#cookie },
    })
    this.#socket = socket
    socket.on('open', () => {
      this.#send({
        id: this.#newId(),
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        tables: { [this.#table]: this.#version },
      })
      for (const command of this.#pending.values()) this.#send(command)
    })
    socket.on('message', data => this.#hear(JSON.parse(String(data)) as Message))
    return new Promise((done, failed) => socket.once('close', done).once('error', failed))
  }

  #newId(): string {
    this.#commands += 1
    return `s${this.#commands}`
  }

  #send(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command))
  }

  #say(request: Request): void {
    const command = { ...request, id: this.#newId() } as Command
    this.#pending.set(command.id, command)
    this.#send(command)
  }

  #hear(message: Message): void {
    if (message.type === 'answer') this.#answer(message)
    if (message.type === 'table' || message.type === 'update') this.#see(message)
  }

  #answer(answer: Answer): void {
    const command = this.#pending.get(answer.id ?? '')
    if (!command) return
    this.#answered += 1
    this.#pending.delete(command.id)
    if (answer.result === 'ok' && command.type === 'act') this.acknowledged.get(command.table)!.push(command.id)
  }

  #see(seen: Seen): void {
    if (seen.table !== this.#table) return
    if (seen.version < this.#version && seen.type === 'update') throw new Error('the version went back')
    this.#version = seen.version
    if (seen.info && seen.info.status !== 'playing') return this.#over()
    if (seen.you === null || !seen.toAct.includes(seen.you) || this.#pending.size > 0) return
    const choices = this.#choices(seen)
    this.#say({ type: 'act', table: seen.table, action: choices[seen.version % choices.length]! })
  }

  #over(): void {
    this.games += 1
    this.#table = ''
    this.#socket?.close()
  }

  #choices({ view, you }: Seen): { type: string }[] {
    const game = gameById(this.#game)!
    const position = game.decode(view)
    if (!position.ok) throw new Error(position.refusal.reason)
    return game.legal(position.value, you!)
  }
}
