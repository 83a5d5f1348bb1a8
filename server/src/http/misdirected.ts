import type { FastifyBaseLogger } from 'fastify'

const SAY_EVERY = 600_000
/** More of a name a visitor made up is nobody's concern. */
const SHOWN = 60

/** Who wrote a wrong address into the settings finds it in the log: said now and then, not for every call. */
export class Misdirected {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #now: () => number
  #saidAt = Number.NEGATIVE_INFINITY

  constructor(log: Pick<FastifyBaseLogger, 'warn'>, now = () => performance.now()) {
    this.#log = log
    this.#now = now
  }

  note(host: string | undefined): void {
    if (this.#now() - this.#saidAt < SAY_EVERY) return
    this.#saidAt = this.#now()
    this.#log.warn({ host: host?.slice(0, SHOWN) }, 'calls for a name that is not GROTTO_PUBLIC_URL are refused')
  }
}
