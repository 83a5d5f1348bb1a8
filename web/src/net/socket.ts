import {
  type Answer,
  type Command,
  type Message,
  PROTOCOL_VERSION,
  parseMessage,
  type Request,
  SOCKET_PATH,
} from '@grotto/protocol'
import { whoAmI } from './api.ts'
import { takeNotice } from './notices.ts'
import { randomWord } from './random-word.ts'

export type Connection = 'connecting' | 'open' | 'lost'

interface Pending {
  readonly command: Command
  readonly answered: (answer: Answer) => void
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8000
/** Silence of a probe after which a connection counts as dead: a phone that slept has one that nobody closed. */
const PROBE_MS = 4000
/** Pulses are counted: after so many without a word the server is asked for one, after more of them the line is dead. */
const PULSE_MS = 2000
const ASKING_PULSES = 4
const QUIET_PULSES = 10
/** A pulse that comes so late means that the device slept. */
const SLEPT_MS = 6 * PULSE_MS

/**
 * The one connection of this page. It comes back by itself, says what it already knows, and sends again whatever was
 * not answered: commands carry ids, so nothing happens twice.
 */
class LiveSocket {
  connection: Connection = 'connecting'
  private socket: WebSocket | undefined
  private attempts = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private probe: ReturnType<typeof setTimeout> | undefined
  private pulses: ReturnType<typeof setInterval> | undefined
  private pulsedAt = 0
  /** Pulses since anything was heard. */
  private quiet = 0
  private readonly pending = new Map<string, Pending>()
  private readonly listeners = new Set<(message: Message | Connection) => void>()
  /** Versions of the tables on screen: what `hello` tells, so that the server sends only what is missing. */
  readonly tables = new Map<string, () => number | undefined>()
  private serial = 0
  /** Who the server last said I am. */
  private me: string | undefined
  /** What it calls me. */
  name = ''
  /** Milliseconds by which the server's time is ahead of this device's. */
  private ahead = 0
  /** Whether the server believes this page to be in sight. */
  private looking = true
  private readonly stem = randomWord()

  /** Messages and changes of the connection; the first listener opens it, the last one closes it. */
  listen(listener: (message: Message | Connection) => void): () => void {
    this.listeners.add(listener)
    if (this.listeners.size === 1) this.start()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.stop()
    }
  }

  /** Who I am to the server, once it has said so. */
  get person(): string | undefined {
    return this.me
  }

  /** The time at the tables: clocks of theirs run by it, and this device's may be wrong. */
  now(): number {
    return Date.now() + this.ahead
  }

  /** Sends a command and waits for its answer, however often the connection breaks in between. */
  request(request: Request): Promise<Answer> {
    this.serial += 1
    const command = { ...request, id: `${this.stem}-${this.serial}` } as Command
    return new Promise(answered => {
      this.pending.set(command.id, { command, answered })
      this.send(command)
    })
  }

  private start(): void {
    addEventListener('online', this.wake)
    addEventListener('offline', this.wake)
    addEventListener('visibilitychange', this.wake)
    this.pulsedAt = Date.now()
    this.pulses = setInterval(() => this.pulse(), PULSE_MS)
    this.connect()
  }

  private stop(): void {
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.wake)
    removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.retry)
    clearTimeout(this.probe)
    clearInterval(this.pulses)
    this.pending.clear()
    const { socket } = this
    this.socket = undefined
    socket?.close()
    this.connection = 'connecting'
    this.attempts = 0
  }

  private connect(): void {
    clearTimeout(this.retry)
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${SOCKET_PATH}`)
    this.socket = socket
    this.quiet = 0
    socket.onopen = () => this.greet()
    socket.onmessage = ({ data }) => socket === this.socket && this.hear(String(data))
    socket.onclose = () => socket === this.socket && this.lost()
  }

  private greet(): void {
    const known = [...this.tables].flatMap(([table, version]) => {
      const at = version()
      return at === undefined ? [] : [[table, at] as const]
    })
    this.serial += 1
    const id = `${this.stem}-${this.serial}`
    this.send({ id, type: 'hello', protocol: PROTOCOL_VERSION, tables: Object.fromEntries(known) })
    this.looking = true
    this.tellSight()
    for (const { command } of this.pending.values()) this.send(command)
  }

  private hear(text: string): void {
    clearTimeout(this.probe)
    this.quiet = 0
    const message = parseMessage(text)
    if (!message) return
    if (message.type === 'welcome') this.welcomed(message)
    if (message.type === 'bye') this.dismissed(message)
    if (message.type === 'notice') takeNotice(message)
    if (message.type === 'answer') this.settle(message)
    for (const listener of [...this.listeners]) listener(message)
  }

  private welcomed({ you, now }: Message & { type: 'welcome' }): void {
    this.me = you.id
    this.name = you.name
    this.ahead = now - Date.now()
    this.become('open')
  }

  private settle(answer: Answer): void {
    const pending = answer.id === null ? undefined : this.pending.get(answer.id)
    if (!pending) return
    if (answer.result === 'error' && answer.error === 'stopping') return
    this.pending.delete(answer.id!)
    pending.answered(answer)
  }

  private dismissed({ why, again }: Message & { type: 'bye' }): void {
    if (why === 'protocol') location.reload()
    if (why === 'forgotten') this.startAnew()
    this.lost(again ?? LONGEST_WAIT_MS)
  }

  /** A server that lets nobody in may not know this device's cookie any more: asking gets another, and who one is. */
  private async askWho(): Promise<void> {
    const me = await whoAmI().catch(() => undefined)
    if (me && this.me && me.id !== this.me) this.startAnew()
  }

  /** Whoever this device was is forgotten: it starts as a stranger's. */
  private startAnew(): void {
    localStorage.removeItem('grotto.me')
    location.assign('/')
  }

  private lost(wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.attempts)): void {
    const { socket } = this
    if (this.connection !== 'open') void this.askWho()
    this.socket = undefined
    socket?.close()
    this.attempts += 1
    this.become('lost')
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  private become(connection: Connection): void {
    if (connection === 'open') this.attempts = 0
    if (this.connection === connection) return
    this.connection = connection
    for (const listener of [...this.listeners]) listener(connection)
  }

  private send(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command))
  }

  /**
   * No browser says that a line is dead, and not all say that the device slept. One that says that there is no network
   * is asked about at once, though something still came that was on its way.
   */
  private pulse(): void {
    const slept = Date.now() - this.pulsedAt > SLEPT_MS
    this.pulsedAt = Date.now()
    if (!this.socket) return
    this.quiet += 1
    if (this.quiet >= QUIET_PULSES) this.lost(0)
    else if (slept) this.wake()
    else if (this.quiet === (navigator.onLine === false ? 1 : ASKING_PULSES)) this.askForAWord()
  }

  /** Whoever sits before a dead line should hear of it soon; a heartbeat may take longer than that. */
  private askForAWord(): void {
    if (this.connection !== 'open' || this.socket?.readyState !== WebSocket.OPEN) return
    this.serial += 1
    this.send({ id: `${this.stem}-${this.serial}`, type: 'look', looking: this.looking })
    this.expectAWord()
  }

  private expectAWord(): void {
    clearTimeout(this.probe)
    this.probe = setTimeout(() => this.lost(0), PROBE_MS)
  }

  /** Who looks is not reminded of her turn elsewhere. */
  private tellSight(): void {
    const looking = document.visibilityState !== 'hidden'
    if (looking === this.looking) return
    this.looking = looking
    this.serial += 1
    this.send({ id: `${this.stem}-${this.serial}`, type: 'look', looking })
  }

  /** The device woke up, found a network or lost one: a lost connection is tried at once, one that claims to live is probed. */
  private readonly wake = (): void => {
    this.tellSight()
    if (document.visibilityState === 'hidden') return
    if (this.connection === 'lost') {
      this.attempts = 0
      this.connect()
      return
    }
    const [first] = this.tables
    if (!first || this.socket?.readyState !== WebSocket.OPEN) return
    this.serial += 1
    this.send({ id: `${this.stem}-${this.serial}`, type: 'watch', table: first[0], since: first[1]() ?? 0 })
    this.expectAWord()
  }
}

export const live = new LiveSocket()
