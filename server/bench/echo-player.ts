import { WebSocket } from 'ws'
import type { Tally } from './tally.ts'

/** Plays against the echo: all at once like Diamant, or one after the other like Sub Terra. */
export class EchoPlayer {
  readonly #tally: Tally
  readonly #members: number
  readonly #seat: number
  readonly #atOnce: boolean
  #socket!: WebSocket
  #began = 0
  #heard = 0
  #sent = 0
  #stopped = false

  constructor(tally: Tally, members: number, seat: number, atOnce: boolean) {
    this.#tally = tally
    this.#members = members
    this.#seat = seat
    this.#atOnce = atOnce
  }

  async arrive(address: string, table: string, bytes: number): Promise<void> {
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/?table=${table}&bytes=${bytes}`)
    this.#socket.on('message', data => this.#hear(String(data)))
    await new Promise((done, failed) => this.#socket.once('open', done).once('error', failed))
  }

  start(): void {
    if (this.#atOnce || this.#seat === 0) this.#send()
  }

  stop(): void {
    this.#stopped = true
    this.#socket.terminate()
  }

  #send(): void {
    if (this.#stopped) return
    this.#began = performance.now()
    this.#sent += 1
    this.#socket.send(
      JSON.stringify({ id: `b${this.#sent}`, type: 'act', table: 'Tabletabletable1', action: { type: 'goOn' } }),
    )
  }

  #hear(text: string): void {
    if (text.startsWith('{"type":"answer"')) return this.#tally.moved(performance.now() - this.#began)
    this.#tally.heard(text.length)
    this.#heard += 1
    if (this.#heard % this.#members === (this.#atOnce ? 0 : this.#seat)) this.#send()
  }
}
