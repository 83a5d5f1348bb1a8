import type { Socket } from 'node:net'

/** What becomes of bytes in one direction: passed on, lost without a word, kept until the line is open again, or let through a few at a time. */
export type Flow = 'open' | 'lost' | 'held' | 'slow'

const TRICKLE_BYTES = 6
const TRICKLE_EVERY = 100

/** One direction of a connection. Where bytes were lost, nothing ever arrives again: what comes after them would make no sense. */
export class Valve {
  readonly #to: Socket
  #flow: Flow
  #kept: Buffer[] = []
  #hasLost = false
  #ended = false
  #trickling: NodeJS.Timeout | undefined

  constructor(from: Socket, to: Socket, flow: Flow) {
    this.#to = to
    this.#flow = flow
    from.on('data', (bytes: Buffer) => this.#pass(bytes) || from.pause()).on('close', () => this.#end())
    to.on('drain', () => from.resume())
    to.on('close', () => clearInterval(this.#trickling))
    this.turn(flow)
  }

  turn(flow: Flow): void {
    this.#flow = flow
    clearInterval(this.#trickling)
    if (flow === 'slow') this.#trickling = setInterval(() => this.#trickle(), TRICKLE_EVERY)
    if (flow === 'open') this.#release(Number.POSITIVE_INFINITY)
  }

  /** Whether more may come. */
  #pass(bytes: Buffer): boolean {
    if (this.#flow === 'lost') this.#hasLost = true
    if (this.#hasLost) return true
    if (this.#flow === 'open') return this.#to.write(bytes)
    this.#kept.push(bytes)
    return true
  }

  /** That one side has gone is news like any other. */
  #end(): void {
    this.#ended = true
    if (this.#flow === 'open') this.#release(Number.POSITIVE_INFINITY)
  }

  #trickle(): void {
    this.#release(TRICKLE_BYTES)
  }

  #release(most: number): void {
    const bytes = Buffer.concat(this.#kept)
    this.#kept = bytes.length > most ? [bytes.subarray(most)] : []
    if (bytes.length > 0 && !this.#to.destroyed) this.#to.write(bytes.subarray(0, most))
    if (this.#ended && !this.#hasLost && this.#kept.length === 0) this.#to.destroySoon()
  }
}
