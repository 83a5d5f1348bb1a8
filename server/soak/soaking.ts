import type { TableMade } from '@grotto/protocol'
import { ProbedServer } from '../test-kit/probed-server.ts'
import { type Gauges, isQuiet, readGauges } from './gauges.ts'
import { Guest, patiently, sleep } from './guest.ts'
import { MISCHIEF } from './mischief.ts'
import { FINISHED, Town } from './town.ts'

/** How it was when everybody had gone for a while. */
export interface Rest {
  /** Seconds from the beginning. */
  readonly at: number
  /** Visits so far. */
  readonly visits: number
  readonly gauges: Gauges
}

export interface SoakOptions {
  readonly seconds: number
  /** Seconds of visits between two rests. */
  readonly round: number
  /** How many guests there are at a time. */
  readonly guests: number
  readonly seed: string
  readonly onRest?: (rest: Rest) => void
}

/** To compare with the first, which is for getting warm. */
const FEWEST_RESTS = 3
/** Milliseconds until everything must have come to rest. */
const REST = 120_000
const LOOK_EVERY = 400

const ENVIRONMENT = {
  GROTTO_LOG: 'error',
  GROTTO_RATE_LIMITS: '1',
  GROTTO_TRUST_PROXY: '1',
  GROTTO_IDLE_AFTER: '1000',
  GROTTO_BOT_THINKING: '5',
  TEST_COUNT_TIMERS: '1',
}

/** Guests come, break off whatever they do, and are gone; now and then all are, and the server is read. */
export class Soak {
  readonly #options: SoakOptions
  readonly #server = new ProbedServer(ENVIRONMENT)
  readonly #town = new Town()
  /** What was done how often. */
  readonly counts: Record<string, number> = {}
  #visits = 0

  constructor(options: SoakOptions) {
    this.#options = options
  }

  async run(): Promise<readonly Rest[]> {
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    const rests: Rest[] = []
    await this.#server.start()
    try {
      await this.#found()
      do {
        await this.#round()
        const rest = { at: Math.round(seconds()), visits: this.#visits, gauges: await this.#rest() }
        rests.push(rest)
        this.#options.onRest?.(rest)
        // What was left behind once is left for ever: there is nothing more to find out.
        if (!isQuiet(rest.gauges)) break
      } while (seconds() < this.#options.seconds || rests.length < FEWEST_RESTS)
    } finally {
      await this.#server.remove()
    }
    return rests
  }

  /** Somewhere to go to, from the beginning. */
  async #found(): Promise<void> {
    const host = new Guest(this.#server.address, 'host')
    const { id } = (await host.http('POST', '/api/records', FINISHED)) as TableMade
    this.#town.finished = id
    this.#town.add(id)
    host.vanish()
  }

  async #round(): Promise<void> {
    const until = performance.now() + this.#options.round * 1000
    const guests = Array.from({ length: this.#options.guests }, () => this.#come(until))
    await Promise.all(guests)
  }

  /** One guest after the other. */
  async #come(until: number): Promise<void> {
    while (performance.now() < until && this.#server.alive) await this.#visit()
  }

  async #visit(): Promise<void> {
    this.#visits += 1
    const guest = new Guest(this.#server.address, `${this.#options.seed} ${this.#visits}`)
    const [name, mischief] = guest.oneOf(Object.entries(MISCHIEF))!
    this.counts[name] = (this.counts[name] ?? 0) + 1
    const me = (await patiently(guest.http('GET', '/api/me'))) as { id: string } | undefined
    guest.id = me?.id ?? ''
    await patiently(mischief(guest, this.#town))
    guest.vanish()
  }

  /** Waits until nothing is left of those who have gone, or gives up. */
  async #rest(): Promise<Gauges> {
    const until = performance.now() + REST
    for (;;) {
      const gauges = await readGauges(this.#server)
      if (isQuiet(gauges) || performance.now() > until) return gauges
      await sleep(LOOK_EVERY)
    }
  }
}
