import { Command, MAX_COMMAND_BYTES, PROTOCOL_VERSION, parseCommand, SOCKET_PATH } from '@grotto/protocol'
import fc from 'fast-check'
import { WebSocket } from 'ws'
import { liveHints } from '../cases/hints.ts'
import { damaged, type Text } from '../cases/hostile.ts'
import { PLACES, spoken } from '../cases/places.ts'
import { nearlyFitting } from '../cases/schemas.ts'
import type { Stage } from '../stage.ts'
import type { Surface } from '../surface.ts'

const BATCH = 40
/** Milliseconds until a message counts as never answered. */
const PATIENCE = 20_000

const commands: Text = nearlyFitting(Command, liveHints())

/** Messages to the socket, by somebody who sits at tables and looks at them. */
export class SocketSurface implements Surface {
  readonly name = 'socket'
  readonly cases = fc.oneof({ weight: 12, arbitrary: commands }, { weight: 1, arbitrary: damaged(commands) })
  readonly batch = BATCH
  readonly #stage: Stage
  readonly #heard: (text: string) => void
  #socket: WebSocket | undefined
  /** Whose socket it is. */
  #cookie = ''

  constructor(stage: Stage, heard: (text: string) => void) {
    this.#stage = stage
    this.#heard = heard
  }

  async together(cases: readonly string[]): Promise<string | undefined> {
    await this.#stage.beforeBatch()
    const messages = cases.map(text => spoken(text, this.#stage.standing))
    const trouble = await this.#sent(messages).catch(closed => `no line could be opened (${closed})`)
    if (trouble && !this.#stage.isUp) await this.#again()
    return trouble
  }

  async #sent(messages: readonly string[]): Promise<string | undefined> {
    const unanswered = await this.#answered(messages.filter(text => !cutsTheLine(text)))
    const trouble = (await this.#stage.trouble()) ?? unanswered
    if (trouble) return trouble
    for (const text of messages) if (cutsTheLine(text)) await this.#cut(text)
    return this.#stage.trouble()
  }

  async alone(text: string): Promise<string | undefined> {
    const first = await this.together([text])
    // What only a busy machine made slow is not slow the second time.
    return first && (first.startsWith('the process') ? first : this.together([text]))
  }

  async close(): Promise<void> {
    this.#socket?.terminate()
  }

  async #again(): Promise<void> {
    this.#socket = undefined
    await this.#stage.again()
  }

  /** Every message is answered, and the line stays open. */
  async #answered(messages: readonly string[]): Promise<string | undefined> {
    const socket = await this.#open()
    return new Promise(done => {
      let missing = messages.length
      let failed: string | undefined
      const finish = (why?: string) => {
        clearTimeout(late)
        socket.off('message', hear).off('close', cut)
        done(why)
      }
      const late = setTimeout(() => finish(`${missing} of ${messages.length} were never answered`), PATIENCE)
      const hear = (data: unknown) => {
        const text = String(data)
        if (!text.startsWith('{"type":"answer"')) return
        missing -= 1
        if (text.includes('"error":"failed"')) failed = 'answered that it failed'
        if (missing === 0) finish(failed)
      }
      const cut = () => finish('the line was cut')
      socket.on('message', hear).once('close', cut)
      for (const text of messages) socket.send(text)
      if (missing === 0) finish()
    })
  }

  /** What is too long, or speaks another protocol, is sent away; nothing else is. */
  async #cut(text: string): Promise<void> {
    const socket = await this.#open()
    const closed = new Promise(done => socket.once('close', done))
    socket.send(text)
    await Promise.race([closed, new Promise(done => setTimeout(done, PATIENCE).unref())])
    socket.terminate()
  }

  async #open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#cookie === this.#stage.eve.cookie) return this.#socket
    this.#socket?.terminate()
    // At another door she may have asked to be forgotten.
    await this.#stage.renewIfForgotten()
    const { server, eve, standing } = this.#stage
    this.#cookie = eve.cookie
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie: eve.cookie },
    })
    socket.on('error', () => {})
    socket.on('message', data => this.#heard(String(data)))
    await new Promise((done, failed) => socket.once('open', done).once('close', failed))
    this.#socket = socket
    await said(socket, { id: 'hello', type: 'hello', protocol: PROTOCOL_VERSION })
    for (const place of PLACES) await said(socket, { id: `w${place.slice(1)}`, type: 'watch', table: standing[place] })
    return socket
  }
}

function said(socket: WebSocket, command: { id: string; type: string; [field: string]: unknown }): Promise<void> {
  return new Promise((done, failed) => {
    const hear = (data: unknown) => {
      if (!String(data).includes(`"id":"${command.id}"`)) return
      socket.off('message', hear).off('close', failed)
      done()
    }
    socket.on('message', hear).once('close', failed)
    socket.send(JSON.stringify(command))
  })
}

function cutsTheLine(text: string): boolean {
  if (Buffer.byteLength(text) > MAX_COMMAND_BYTES) return true
  const parsed = parseCommand(text)
  return parsed.ok && parsed.command.type === 'hello' && parsed.command.protocol !== PROTOCOL_VERSION
}
