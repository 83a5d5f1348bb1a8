import type { Beat } from '@grotto/protocol'
import type { WebSocket } from 'ws'
import { frameOf } from './frame-writer.ts'

/** So many periods may pass without a byte; in the last of them at the latest it was asked for one. */
const MISSED = 2
/** Sockets are looked after in groups, one after the other: thousands at once would keep everybody waiting. */
const GROUPS = 13

const PING_FRAME = Buffer.from([0x89, 0])
const BEAT: Beat = { type: 'beat' }
/** A ping, which every WebSocket answers by itself, and a word that a page gets to see. */
const BEAT_FRAMES = Buffer.concat([PING_FRAME, frameOf(JSON.stringify(BEAT))])

/** The stream below a WebSocket, which counts what goes over it. */
export interface Counting {
  readonly bytesRead: number
  readonly bytesWritten: number
  write(bytes: Buffer): unknown
}

/**
 * Lines break without a word. Whoever has heard nothing for a while is told that we are still here, and is asked; who
 * does not answer is dropped.
 */
export class Heartbeats {
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<Heartbeat>())
  readonly #timer: NodeJS.Timeout
  #added = 0
  #turn = 0

  constructor(period: number) {
    this.#timer = setInterval(() => this.#beat(), period / GROUPS).unref()
  }

  /** Until the result is called. */
  add(webSocket: WebSocket, stream: Counting): () => void {
    const group = this.#groups[this.#added++ % GROUPS]!
    const heartbeat = new Heartbeat(webSocket, stream)
    group.add(heartbeat)
    return () => void group.delete(heartbeat)
  }

  #beat(): void {
    this.#turn = (this.#turn + 1) % GROUPS
    for (const heartbeat of this.#groups[this.#turn]!) heartbeat.beat()
  }

  close(): void {
    clearInterval(this.#timer)
  }
}

class Heartbeat {
  readonly #webSocket: WebSocket
  readonly #stream: Counting
  #read = 0
  #written = 0
  #missed = 0

  constructor(webSocket: WebSocket, stream: Counting) {
    this.#webSocket = webSocket
    this.#stream = stream
  }

  beat(): void {
    const { bytesRead, bytesWritten } = this.#stream
    this.#missed = bytesRead === this.#read ? this.#missed + 1 : 0
    this.#read = bytesRead
    if (this.#missed >= MISSED) return this.#webSocket.terminate()
    const isQuiet = this.#missed > 0 || bytesWritten === this.#written
    if (isQuiet && this.#webSocket.readyState === this.#webSocket.OPEN) this.#stream.write(BEAT_FRAMES)
    this.#written = this.#stream.bytesWritten
  }
}
