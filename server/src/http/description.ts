import type { FastifyInstance } from 'fastify'
import { apiPage } from './reference/api-page.ts'
import { cacheable, documentRoutes } from './reference/documents.ts'
import { gameReferences } from './reference/games.ts'
import { openApi } from './reference/open-api.ts'
import type { AnyRoute } from './route.ts'

/** What the server says of itself: the API for programs and for people, the protocol, the rules, an example. */
export function describeApi(app: FastifyInstance, routes: readonly AnyRoute[], publicUrl?: string): void {
  const described = once(async () => {
    const games = await gameReferences()
    return { forPrograms: openApi(routes, games, publicUrl), forPeople: apiPage(routes, games) }
  })
  app.get('/api/openapi.json', async (_, reply) => cacheable(reply).send((await described()).forPrograms))
  app.get('/api', async (_, reply) =>
    cacheable(reply)
      .type('text/html; charset=utf-8')
      .send((await described()).forPeople),
  )
  documentRoutes(app)
}

/** Made when it is first asked for: most servers are never asked. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
