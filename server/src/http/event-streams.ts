import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Known } from '../identity/identity.ts'
import type { Clock } from '../process/clock.ts'
import { type Reader, UNREAD_BYTES } from '../sockets/slow-readers.ts'
import { tableMessage } from '../table/table-messages.ts'
import { tellPresence } from '../tables/presence.ts'
import { type LoadedTable, noteLeft, type Watcher } from '../tables/tables.ts'
import { TIMEOUTS } from './timeouts.ts'

const HEAD = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

/** Somebody who reads what happens at a table over HTTP. Ends when she goes, at whatever moment. */
export class EventStream implements Watcher, Reader {
  readonly person: string
  readonly name: string
  readonly generation: number
  readonly address: string
  readonly whole = true
  readonly #raw: ServerResponse
  #loaded: LoadedTable | undefined

  constructor(raw: ServerResponse, { person: { id, name }, generation }: Known, address: string, clock: Clock) {
    this.#raw = raw
    this.person = id
    this.name = name
    this.generation = generation
    this.address = address
    const heartbeat = setInterval(() => this.#write(': still here\n\n'), TIMEOUTS.heartbeat).unref()
    raw.once('close', () => {
      clearInterval(heartbeat)
      if (this.#loaded) stopLooking(this, this.#loaded, clock.now())
    })
  }

  /** Shows the table and everything that follows, unless nobody is there any more. */
  show(loaded: LoadedTable, reply: FastifyReply): void {
    reply.hijack()
    if (this.#raw.destroyed) return
    this.#raw.writeHead(200, HEAD)
    // A stream has no end, and of a head nothing more would be sent: who asks for it alone would wait for ever.
    if (this.#raw.req.method === 'HEAD') return void this.#raw.end()
    this.send(JSON.stringify(tableMessage(loaded.table, loaded.table.seatOf(this.person) ?? null)))
    this.#loaded = loaded
    loaded.watchers.add(this)
    tellPresence(loaded)
  }

  send(text: string): void {
    this.#write(`data: ${text}\n\n`)
  }

  lost(): void {
    this.#raw.end()
  }

  shutOut(): void {
    this.lost()
  }

  get unread(): number {
    return this.#raw.writableLength
  }

  cut(): void {
    this.#raw.destroy()
  }

  #write(text: string): void {
    if (this.#raw.destroyed || this.#raw.writableEnded) return
    if (this.unread > UNREAD_BYTES) this.cut()
    else this.#raw.write(text)
  }
}

function stopLooking(watcher: Watcher, loaded: LoadedTable, now: number): void {
  loaded.watchers.delete(watcher)
  noteLeft(loaded, watcher.person, now)
  tellPresence(loaded)
}
