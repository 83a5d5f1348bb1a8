import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit'
import type { Counts } from '@grotto/storage'

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void
type RouteOptions = RateLimitOptions & { readonly path: string; readonly prefix: string }

/**
 * Where the limits of routes are counted: in the database, since whoever guesses codes would otherwise guess at every
 * node. The limit on all calls together is there to protect a node, and each node counts its own.
 */
export function sharedLimits(counts: Counts): FastifyRateLimitStoreCtor {
  class Shared implements FastifyRateLimitStore {
    readonly #route: string

    constructor(route: string) {
      this.#route = route
    }

    incr(address: string, counted: Counted, timeWindow = 60_000): void {
      counts.count(`${this.#route} ${address}`, timeWindow).then(
        ({ count, left }) => counted(null, { current: count, ttl: left }),
        error => counted(error as Error),
      )
    }

    child({ path }: RouteOptions): FastifyRateLimitStore {
      return new Shared(path)
    }
  }

  class OwnThenShared implements FastifyRateLimitStore {
    readonly #seen = new Map<string, { current: number; until: number }>()

    incr(address: string, counted: Counted, timeWindow = 60_000): void {
      const now = Date.now()
      if (this.#seen.size > 10_000) this.#seen.clear()
      const known = this.#seen.get(address)
      const seen = known && known.until > now ? known : { current: 0, until: now + timeWindow }
      seen.current += 1
      this.#seen.set(address, seen)
      counted(null, { current: seen.current, ttl: seen.until - now })
    }

    child({ path }: RouteOptions): FastifyRateLimitStore {
      return new Shared(path)
    }
  }
  return OwnThenShared
}
