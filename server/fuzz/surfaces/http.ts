import { connect } from 'node:net'
import type { Text } from '../cases/hostile.ts'
import { spoken } from '../cases/places.ts'
import { WELL_FORMED } from '../cases/requests.ts'
import type { Stage } from '../stage.ts'
import type { Surface } from '../surface.ts'

const AT_ONCE = 10
const PATIENCE = 20_000

/** What came back on a connection: the status, or that it was closed without one, or that nothing came. */
interface Heard {
  readonly status: number | 'closed' | 'silence'
  readonly text: string
}

/** Requests as they stand on the wire, each on a connection of its own: no client library mends them on their way. */
export class HttpSurface implements Surface {
  readonly name: string
  readonly cases: Text
  readonly batch: number
  readonly #stage: Stage
  readonly #heard: (text: string) => void

  constructor(name: string, cases: Text, stage: Stage, heard: (text: string) => void, batch = AT_ONCE * 4) {
    this.name = name
    this.cases = cases
    this.batch = batch
    this.#stage = stage
    this.#heard = heard
  }

  async together(cases: readonly string[]): Promise<string | undefined> {
    await this.#stage.beforeBatch()
    const { standing, eve } = this.#stage
    const requests = cases.map(text => spoken(text, standing).replace('@cookie', eve.cookie))
    const bad = await this.#sendAll(requests)
    const trouble = (await this.#stage.trouble()) ?? bad
    if (trouble && !this.#stage.isUp) await this.#stage.again()
    return trouble
  }

  /** So many are always under way: none waits for the slowest of others. */
  async #sendAll(requests: readonly string[]): Promise<string | undefined> {
    const waiting = requests.values()
    let bad: string | undefined
    const sendOn = async () => {
      for (const request of waiting) {
        const why = complaint(await this.#send(request), request)
        bad ??= why
        if (bad) return
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
    return bad
  }

  async alone(text: string): Promise<string | undefined> {
    const first = await this.together([text])
    return first && (first.startsWith('the process') ? first : this.together([text]))
  }

  async close(): Promise<void> {}

  #send(request: string): Promise<Heard> {
    const { port } = this.#stage.server
    return new Promise(done => {
      let text = ''
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
        socket.write(request)
        // Of a request that may never be whole the server is told that nothing more comes.
        if (!request.includes(WELL_FORMED)) socket.end()
      })
      const finish = (otherwise: 'closed' | 'silence') => {
        clearTimeout(late)
        socket.destroy()
        this.#heard(text)
        const status = /^HTTP\/1\.1 (\d+)/.exec(answerIn(text))?.[1]
        done({ status: status ? Number(status) : otherwise, text })
      }
      const late = setTimeout(() => finish('silence'), PATIENCE)
      socket.on('data', data => {
        text += data
        // A stream of events and a socket have no end of their own.
        if (/^HTTP\/1\.1 (101|200 OK\r\n[\s\S]*text\/event-stream)/i.test(answerIn(text))) finish('closed')
      })
      socket
        .on('end', () => finish('closed'))
        .on('close', () => finish('closed'))
        .on('error', () => {})
    })
  }
}

/** Without the word that a body may come. */
const answerIn = (text: string): string => text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')

function complaint({ status, text }: Heard, request: string): string | undefined {
  const [line] = request.split('\r\n')
  const said = `${JSON.stringify(line!.slice(0, 200))}`
  if (status === 'silence') return `never answered: ${said}`
  if (status === 'closed') return request.includes(WELL_FORMED) ? `closed without an answer: ${said}` : undefined
  return status >= 500 ? `answered ${status}: ${said} ${text.slice(-60)}` : undefined
}
