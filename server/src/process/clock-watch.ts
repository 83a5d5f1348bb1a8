import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'

/** Milliseconds by which clocks differ when one of them was set, and when they agree again. */
const SET = 5_000
const AGREED = 1_000

/** Says in the log when somebody has set the machine's clock, and when the server's time has followed it. To be called now and then. */
export function clockWatch(clock: Clock, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let told = false
  return () => {
    const ahead = clock.ahead?.() ?? 0
    if (!told && Math.abs(ahead) > SET) {
      told = true
      const text = "the machine's clock was set: time at the tables goes on evenly and follows it slowly"
      log.warn({ aheadSeconds: Math.round(ahead / 1000) }, text)
    } else if (told && Math.abs(ahead) < AGREED) {
      told = false
      log.warn("time at the tables agrees with the machine's clock again")
    }
  }
}
