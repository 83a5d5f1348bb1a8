import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'

/** Counts every answer by its route and status. What no route fits is one kind, however it is spelled. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    const lasts = route.endsWith('/events')
    metrics.requested(request.method, route, reply.statusCode, lasts ? undefined : reply.elapsedTime / 1000)
  })
}

const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => url ?? 'none'
