import { WatchedServer } from '../../chaos/watched-server.ts'
import { RoundRobin } from './proxy.ts'
import type { Flow } from './valve.ts'

const HOURS = 3_600_000

/** How far a clock is wrong, in milliseconds. */
export const wrongClock = (): number => Math.round((Math.random() - 0.5) * 4 * HOURS)

const BAD_LINES: readonly { readonly requests: Flow; readonly answers: Flow }[] = [
  { requests: 'lost', answers: 'lost' },
  { requests: 'lost', answers: 'open' },
  { requests: 'open', answers: 'lost' },
  { requests: 'held', answers: 'held' },
  { requests: 'slow', answers: 'slow' },
]

/** A node with a wrong clock and a line of its own to the database, which can go bad. */
export class ChaosNode extends WatchedServer {
  readonly #line: RoundRobin

  private constructor(database: string, line: RoundRobin, log: string) {
    super(
      {
        DATABASE_URL: database,
        GROTTO_BOT_PACE: '20',
        GROTTO_BOT_THINKING: '5',
        GROTTO_LOG: 'warn',
        GROTTO_BOT_WORKERS: '1',
      },
      log,
    )
    this.#line = line
  }

  /** What it writes goes into the file `log`. */
  static async open(database: string, log: string): Promise<ChaosNode> {
    const through = new URL(database)
    const port = Number(through.port)
    const line = new RoundRobin(() => [port])
    through.port = new URL(await line.listen()).port
    return new ChaosNode(through.href, line, log)
  }

  startAgain(): Promise<void> {
    return this.start({ TEST_CLOCK_SHIFT: String(wrongClock()) })
  }

  /** The line to the database goes bad in one of its ways, and gets well again. */
  async partition(milliseconds: number): Promise<void> {
    const flows = BAD_LINES[Math.floor(Math.random() * BAD_LINES.length)]!
    this.lives.note(`its line to the database goes bad for ${Math.round(milliseconds)} ms: ${JSON.stringify(flows)}`)
    this.#line.flow(flows)
    await new Promise(done => setTimeout(done, milliseconds))
    this.#line.flow({ requests: 'open', answers: 'open' })
  }

  override async remove(): Promise<void> {
    await super.remove()
    this.#line.close()
  }
}
