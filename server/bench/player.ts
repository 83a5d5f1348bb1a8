import { gameById } from '@grotto/catalog'
import { type Answer, type Message, PROTOCOL_VERSION, type Request, SOCKET_PATH } from '@grotto/protocol'
import { WebSocket } from 'ws'
import type { Tally } from './tally.ts'

type Seen = Extract<Message, { type: 'table' | 'update' }>

const YOU = /^{"type":"update","table":"\w+","you":(\d)/
const TO_ACT = /"toAct":\[([\d,]*)\]/

/** Whether an update asks something of its reader or ends the game: the others need not be taken apart. */
function concerns(text: string): boolean {
  const you = YOU.exec(text)?.[1]
  return (you !== undefined && TO_ACT.exec(text)?.[1]?.includes(you)) || text.includes('"status":"finished"')
}

/** A client that plays as fast as it hears, with as little work as possible of its own. */
export class Player {
  readonly #address: string
  readonly #tally: Tally
  readonly #think: () => number
  #cookie = ''
  #socket!: WebSocket
  #commands = 0
  #game = ''
  #table = ''
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
  async play(game: string, table: string, seat: number): Promise<void> {
    this.#game = game
    this.#table = table
    const over = new Promise<void>(done => {
      this.#over = done
    })
    await this.say({ type: 'watch', table })
    if (seat > 0) await this.say({ type: 'sit', table, seat })
    await this.say({ type: 'ready', table, ready: true })
    this.#seated?.()
    await over
    await this.say({ type: 'unwatch', table })
  }

  #seated: (() => void) | undefined
  seated(): Promise<void> {
    return new Promise(done => {
      this.#seated = done
    })
  }

  #hear(text: string): void {
    if (text.startsWith('{"type":"update"')) {
      this.#tally.heard(text.length)
      if (!concerns(text)) return
    }
    const message = JSON.parse(text) as Message
    if (message.type === 'answer') return this.#answered(message)
    if (message.type !== 'update' && message.type !== 'table') return
    if (message.table !== this.#table) return
    if (message.info?.status === 'finished') return this.#over?.()
    if (message.you !== null && message.toAct.includes(message.you)) void this.#act(message)
  }

  #answered(answer: Answer): void {
    const waiting = this.#answers.get(answer.id ?? '')
    this.#answers.delete(answer.id ?? '')
    waiting?.(answer)
  }

  async #act(seen: Seen): Promise<void> {
    const action = this.#choose(seen)
    if (!action) return
    const thinking = this.#think()
    if (thinking > 0) await new Promise(done => setTimeout(done, thinking))
    const began = performance.now()
    const { result } = await this.say({ type: 'act', table: seen.table, action })
    if (result === 'ok') this.#tally.moved(performance.now() - began)
  }

  #asked = ''
  #choose({ view, you, version }: Seen): { type: string } | undefined {
    // In a simultaneous game the same question comes again with each choice of the others.
    if (this.#game === 'diamant') {
      const question =
        JSON.stringify((view as { round: number; path: object[] }).path.length) +
        (view as { round: number }).round +
        this.#table
      if (question === this.#asked) return undefined
      this.#asked = question
      return { type: version % 4 === 0 ? 'leave' : 'goOn' }
    }
    const game = gameById(this.#game)!
    const position = game.decode(view)
    if (!position.ok) throw new Error(position.refusal.reason)
    const choices = game.legal(position.value, you!)
    return choices[version % choices.length]
  }
}
