import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Store } from '@grotto/storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { version } from '../../../tools/setup/version.mjs'
import type { Metrics } from '../metrics/metrics.ts'
import { isUnnamed } from './hosts.ts'
import { notFound, RETRY_AFTER } from './problem.ts'
import { bearer } from './who.ts'

interface Ports {
  readonly store: Store
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
  readonly isStopping: () => boolean
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Asked by machines, under whatever name the network has for this one. */
export const isOperating = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  ['/healthz', '/readyz', '/metrics'].includes(url)

/** For whoever runs the server: is it alive, does it take work, and how is it doing. */
export function operatingRoutes(app: FastifyInstance, { store, metrics, metricsToken, isStopping }: Ports): void {
  const { text } = version()
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true, version: text }),
  )

  app.get('/readyz', async (_, reply) => {
    const ready = !isStopping() && (await answers(store))
    reply.header('cache-control', 'no-store')
    if (!ready) reply.code(503).header('retry-after', RETRY_AFTER)
    return reply.send({ ready })
  })

  app.get('/metrics', async (request, reply) => {
    const allowed = metricsToken ? isSame(bearer(request.headers.authorization), metricsToken) : isFromHere(request.raw)
    if (!allowed) throw notFound()
    reply.header('cache-control', 'no-store')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** Not for a page in this machine's browser either, whose DNS was made to lead here. */
const isFromHere = (request: IncomingMessage): boolean =>
  LOOPBACK.has(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'] && isUnnamed(request)

/** In a time that tells nothing about how much of it was right. */
const isSame = (given: string | undefined, wanted: string): boolean =>
  given !== undefined && timingSafeEqual(hashOf(given), hashOf(wanted))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A database that does not answer at all is not there either. */
const SILENCE = 2_000

/** Whether the store can be read, and written where that can be asked: a full disk takes no moves. */
const answers = (store: Store): Promise<boolean> =>
  Promise.race([
    (store.health?.() ?? store.nextDue()).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>(done => setTimeout(() => done(false), SILENCE).unref()),
  ])
