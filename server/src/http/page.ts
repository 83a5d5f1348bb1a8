import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './problem.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** The page: files with a hash in their name never change; the front page has a shell of its own, every other address another. */
export async function pageRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', hashed ? FOREVER : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/\.\w+$/.test(request.url.split('?')[0]!)
    return isPage ? reply.sendFile('page.html') : reply.code(404).send(notFound().body)
  })
}
