import { type Answer, type Message, PROTOCOL_VERSION, type Request, SOCKET_PATH } from '@grotto/protocol'
import { WebSocket } from 'ws'
import type { Recorder } from './recording.ts'
import { SharedBoard } from './shared-board.ts'
import type { Tally } from './tally.ts'

/** A client that plays as fast as it hears, with as little work as possible of its own. */
export class Player {
  readonly #address: string
  readonly #tally: Tally
  readonly #think: () => number
  #cookie = ''
  #socket!: WebSocket
  #commands = 0
  #table = ''
  #seat = 0
  #over: (() => void) | undefined
  readonly #answers = new Map<string, (answer: Answer) => void>()

  /** `think` says how many milliseconds to wait before an answer. */
  constructor(address: string, tally: Tally, think: () => number = () => 0) {
    this.#address = address
    this.#tally = tally
    this.#think = think
  }

  async arrive(): Promise<void> {
    await this.http('GET', '/api/me')
    this.#socket = new WebSocket(`${this.#address.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie: this.#cookie },
    })
    this.#socket.on('message', data => this.#hear(String(data)))
    await new Promise((done, failed) => this.#socket.once('open', done).once('error', failed))
    await this.say({ type: 'hello', protocol: PROTOCOL_VERSION })
  }

  leave(): void {
    this.#socket.terminate()
  }

  async http(method: string, path: string, body?: object): Promise<unknown> {
    const headers = { cookie: this.#cookie, ...(body ? { 'content-type': 'application/json' } : {}) }
    const response = await fetch(`${this.#address}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const [set] = response.headers.getSetCookie()
    if (set) this.#cookie = set.split(';')[0]!
    return response.json()
  }

  say(request: Request): Promise<Answer> {
    this.#commands += 1
    const id = `b${this.#commands}`
    this.#socket.send(JSON.stringify({ ...request, id }))
    return new Promise(done => this.#answers.set(id, done))
  }

  /** Sits down and plays; the promise is kept when the game is over. */
  async play(table: string, seat: number): Promise<void> {
    await this.look(table, seat)
    const over = this.begin()
    await this.sit(table, seat)
    this.#seated?.()
    await over
  }

  /** Takes a seat, ready for the game. */
  async sit(table: string, seat: number): Promise<void> {
    if (seat > 0) await this.say({ type: 'sit', table, seat })
    await this.say({ type: 'ready', table, ready: true })
  }

  /** Looks at a table without doing anything yet. */
  async look(table: string, seat: number, recorder?: Recorder): Promise<void> {
    this.#table = table
    this.#seat = seat
    this.#recorder = recorder
    this.#playing = false
    this.#asked = -1
    await this.say({ type: 'watch', table })
  }

  /** Acts whenever she is asked; the promise is kept when the game is over. */
  async begin(): Promise<void> {
    const over = new Promise<void>(done => {
      this.#over = done
    })
    this.#playing = true
    void this.#act()
    await over
    this.#playing = false
    await this.say({ type: 'unwatch', table: this.#table })
  }
  #playing = false
  #recorder: Recorder | undefined

  #seated: (() => void) | undefined
  seated(): Promise<void> {
    return new Promise(done => {
      this.#seated = done
    })
  }

  #hear(text: string): void {
    if (text.startsWith('{"type":"update"')) return this.#follow(text)
    const message = JSON.parse(text) as Message
    if (message.type === 'answer') return this.#answered(message)
    if (message.type !== 'table' || message.table !== this.#table) return
    this.#recorder?.show(this.#seat, text)
    SharedBoard.of(this.#table).show(message)
    void this.#act()
  }

  #follow(text: string): void {
    this.#tally.heard(text.length)
    this.#recorder?.tell(this.#seat, text)
    const board = SharedBoard.of(this.#table)
    board.hear(text)
    if (board.known?.info.status === 'finished') return this.#over?.()
    void this.#act()
  }

  #answered(answer: Answer): void {
    const waiting = this.#answers.get(answer.id ?? '')
    this.#answers.delete(answer.id ?? '')
    waiting?.(answer)
  }

  /** Once for each position she is asked in: a choice of somebody else does not ask again. */
  #asked = -1
  async #act(): Promise<void> {
    if (!this.#playing || this.#acting) return
    const board = SharedBoard.of(this.#table)
    const choices = board.choices(this.#seat)
    const { version } = board.known ?? { version: 0 }
    if (choices.length === 0 || version === this.#asked) return
    this.#acting = true
    this.#asked = version
    const thinking = this.#think()
    if (thinking > 0) await new Promise(done => setTimeout(done, thinking))
    const began = performance.now()
    const { result } = await this.say({ type: 'act', table: this.#table, action: pick(choices, version) })
    if (result === 'ok') this.#tally.moved(performance.now() - began)
    this.#acting = false
    void this.#act()
  }
  #acting = false
}

/** Of two cards now and then the second, so that an expedition takes some steps; of many actions any. */
export const pick = <T>(choices: readonly T[], version: number): T =>
  choices.length > 2 ? choices[version % choices.length]! : choices[version % 4 === 0 ? choices.length - 1 : 0]!
