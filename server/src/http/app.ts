import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { MAX_COMMAND_BYTES } from '@grotto/protocol'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { answerError } from './problem.ts'

const REQUESTS_A_MINUTE = 600
const PORTS_TRIED = 20

/** Scripts only from here. Styles may stand in the page: dialogs and drawings set them as they move. */
const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** HTTP with everything that protects it; logs carry neither cookies nor anything people wrote. */
export async function newApp(config: Config, counted?: FastifyRateLimitStoreCtor): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_COMMAND_BYTES * 4,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
  })
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  })
  if (config.rateLimits > 0)
    await app.register(rateLimit, {
      max: REQUESTS_A_MINUTE * config.rateLimits,
      timeWindow: 60_000,
      // A class of thirty behind one address opens the page at the same time; its files are cheap.
      allowList: request => !request.url.startsWith('/api/'),
      ...(counted ? { store: counted } : {}),
    })
  app.setErrorHandler((error: Error, _request, reply) =>
    answerError(error, reply, thrown => app.log.error({ err: thrown }, 'request failed')),
  )
  return app
}

/** Listens, on the next free port if that is allowed. */
export async function listen(app: FastifyInstance, { host, port, portMayChange }: Config): Promise<string> {
  for (let tried = 0; ; tried++) {
    try {
      return await app.listen({ host, port: port + tried })
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!taken || !portMayChange || tried >= PORTS_TRIED) throw error
    }
  }
}
