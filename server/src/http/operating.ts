import type { Store } from '@grotto/storage'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { notFound, RETRY_AFTER } from './problem.ts'
import { bearer } from './who.ts'

interface Ports {
  readonly store: Store
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
  readonly isStopping: () => boolean
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** For whoever runs the server: is it alive, does it take work, and how is it doing. */
export function operatingRoutes(app: FastifyInstance, { store, metrics, metricsToken, isStopping }: Ports): void {
  app.get('/healthz', async () => ({ alive: true }))

  app.get('/readyz', async (_, reply) => {
    const ready = !isStopping() && (await answers(store))
    if (!ready) reply.code(503).header('retry-after', RETRY_AFTER)
    return reply.send({ ready })
  })

  app.get('/metrics', async (request, reply) => {
    const allowed = metricsToken
      ? bearer(request.headers.authorization) === metricsToken
      : LOOPBACK.has(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for']
    if (!allowed) throw notFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** A database that does not answer at all is not there either. */
const SILENCE = 2_000

const answers = (store: Store): Promise<boolean> =>
  Promise.race([
    store.nextDue().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>(done => setTimeout(() => done(false), SILENCE).unref()),
  ])
