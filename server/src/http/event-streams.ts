import type { ServerResponse } from 'node:http'
import type { Person } from '@grotto/storage'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'
import { PATIENCE } from '../patience.ts'
import { presenceOf, tellPresence } from '../presence.ts'
import { type Reader, UNREAD_BYTES } from '../slow-readers.ts'
import { tableMessage } from '../table/picture.ts'
import type { Live, Watcher } from '../tables.ts'

const HEAD = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

/** Somebody who reads what happens at a table over HTTP. Ends when she goes, at whatever moment. */
export class EventStream implements Watcher, Reader {
  readonly person: string
  readonly name: string
  readonly address: string
  readonly whole = true
  readonly #raw: ServerResponse
  #live: Live | undefined

  constructor(raw: ServerResponse, { id, name }: Person, address: string, clock: Clock) {
    this.#raw = raw
    this.person = id
    this.name = name
    this.address = address
    const heartbeat = setInterval(() => this.#write(': still here\n\n'), PATIENCE.heartbeat).unref()
    raw.once('close', () => {
      clearInterval(heartbeat)
      if (this.#live) stopLooking(this, this.#live, clock.now())
    })
  }

  /** Shows the table and everything that follows, unless nobody is there any more. */
  show(live: Live, reply: FastifyReply): void {
    reply.hijack()
    if (this.#raw.destroyed) return
    this.#raw.writeHead(200, HEAD)
    this.send(JSON.stringify(tableMessage(live.table, live.table.seatOf(this.person) ?? null)))
    this.#live = live
    live.watchers.add(this)
    this.send(JSON.stringify(presenceOf(live)))
  }

  send(text: string): void {
    this.#write(`data: ${text}\n\n`)
  }

  lost(): void {
    this.#raw.end()
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

function stopLooking(watcher: Watcher, live: Live, now: number): void {
  live.watchers.delete(watcher)
  live.leftAt.set(watcher.person, now)
  tellPresence(live)
}
