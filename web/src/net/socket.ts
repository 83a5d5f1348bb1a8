import {
  type Answer,
  type Command,
  type Message,
  PROTOCOL_VERSION,
  parseMessage,
  type Request,
  SOCKET_PATH,
} from '@grotto/protocol'

export type Connection = 'connecting' | 'open' | 'lost'

interface Pending {
  readonly command: Command
  readonly answered: (answer: Answer) => void
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8000
/** Silence of a probe after which a connection counts as dead: a phone that slept has one that nobody closed. */
const PROBE_MS = 4000

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
  private readonly pending = new Map<string, Pending>()
  private readonly listeners = new Set<(message: Message | Connection) => void>()
  /** Versions of the tables on screen: what `hello` tells, so that the server sends only what is missing. */
  readonly tables = new Map<string, () => number | undefined>()
  private serial = 0
  /** Whether the server believes this page to be in sight. */
  private looking = true
  private readonly stem = crypto.randomUUID().slice(0, 13)

  /** Messages and changes of the connection; the first listener opens it, the last one closes it. */
  listen(listener: (message: Message | Connection) => void): () => void {
    this.listeners.add(listener)
    if (this.listeners.size === 1) this.start()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.stop()
    }
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
    addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  private stop(): void {
    removeEventListener('online', this.wake)
    removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.retry)
    clearTimeout(this.probe)
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
    const message = parseMessage(text)
    if (!message) return
    if (message.type === 'welcome') this.become('open')
    if (message.type === 'bye') this.dismissed(message)
    if (message.type === 'answer') this.settle(message)
    for (const listener of [...this.listeners]) listener(message)
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
    this.lost(again ?? LONGEST_WAIT_MS)
  }

  private lost(wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.attempts)): void {
    const { socket } = this
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

  /** Who looks is not reminded of her turn elsewhere. */
  private tellSight(): void {
    const looking = document.visibilityState !== 'hidden'
    if (looking === this.looking) return
    this.looking = looking
    this.serial += 1
    this.send({ id: `${this.stem}-${this.serial}`, type: 'look', looking })
  }

  /** The device woke up or found a network: a lost connection is tried at once, one that claims to live is probed. */
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
    clearTimeout(this.probe)
    this.probe = setTimeout(() => this.lost(0), PROBE_MS)
  }
}

export const live = new LiveSocket()
