import { EventEmitter } from 'node:events'
import type { World } from './world.ts'

const OPEN = 1
const CLOSED = 3

/** The server's end of a connection that delays both ways and can break at any moment, mid-message included. */
export class SimSocket extends EventEmitter {
  readonly OPEN = OPEN
  readyState = OPEN
  readonly bufferedAmount = 0
  readonly #world: World
  readonly #deliver: (text: string) => void
  readonly #closed: () => void
  #toServerAt = 0
  #toClientAt = 0

  constructor(world: World, deliver: (text: string) => void, closed: () => void) {
    super()
    this.#world = world
    this.#deliver = deliver
    this.#closed = closed
  }

  /** From the server to the client. Order is kept, as TCP keeps it. */
  send(text: string): void {
    this.#toClientAt = Math.max(this.#toClientAt, this.#world.monotonic() + this.#world.below(40))
    this.#world.after(this.#toClientAt - this.#world.monotonic(), () => {
      if (this.readyState === OPEN) this.#deliver(text)
    })
  }

  /** From the client to the server. */
  receive(text: string): void {
    this.#toServerAt = Math.max(this.#toServerAt, this.#world.monotonic() + this.#world.below(40))
    this.#world.after(this.#toServerAt - this.#world.monotonic(), () => {
      if (this.readyState === OPEN) this.emit('message', Buffer.from(text), false)
    })
  }

  close(): void {
    this.terminate()
  }

  terminate(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.emit('close')
    this.#closed()
  }
}
