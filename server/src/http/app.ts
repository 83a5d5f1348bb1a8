import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { isTooDeep } from '@grotto/protocol'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Budgets } from '../budgets/budgets.ts'
import { CALL, FILE } from '../budgets/turns.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { output } from '../process/output.ts'
import { StartFault } from '../process/start-fault.ts'
import { refuseExpectations, withoutChunks } from './chunked.ts'
import { clientAddress } from './client-address.ts'
import { countConnections } from './connections.ts'
import { countAnswers } from './counting.ts'
import { withoutFloods } from './pipelining.ts'
import { answerError, notFound, Problem, tooMany } from './problem.ts'
import { BODY_BYTES } from './route.ts'
import type { Timeouts } from './timeouts.ts'
import { answerUnreadable } from './unreadable.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Left as it came, for who reads it elsewhere. */
    bodyAsText?: boolean
  }
}

const PORTS_TRIED = 20
/** Milliseconds a connection may wait for its next request; longer than proxies keep theirs. */
const KEPT_ALIVE = 72_000

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
export async function newApp(
  config: Config,
  metrics: Metrics,
  timeouts: Timeouts,
  budgets: Budgets,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'], stream: output },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable(() => metrics.malformed('http')),
    // What is no address at all comes past every hook, and is a call nevertheless.
    frameworkErrors(error, request, reply) {
      metrics.malformed('http')
      const address = clientAddress(request.raw, config.trustProxy)
      const wait = budgets.take('calls', { person: '', address })
      answerError(wait > 0 ? tooMany(wait) : error, reply)
    },
    serverFactory: handle => {
      const server = newServer(withoutFloods(withoutChunks(handle)), timeouts)
      countConnections(server, budgets, config.trustProxy)
      return server
    },
  })
  countAnswers(app, metrics)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    // Nearly all of it depends on who asks: what does not says so itself.
    if (isCall(request)) reply.header('cache-control', 'no-store')
    // A class of thirty behind one address opens the page at the same time: its files are not counted, they take turns.
    const address = clientAddress(request.raw, config.trustProxy)
    const wait = isCall(request) ? budgets.take('calls', { person: '', address }) : 0
    if (wait > 0) throw tooMany(wait)
    await (isCall(request) ? budgets.turn(address, CALL) : budgets.turn(`files of ${address}`, FILE))
  })
  app.setErrorHandler((error: Error, _request, reply) => {
    const status = answerError(error, reply)
    if (status === 400) metrics.malformed('http')
    if (status !== 500) return
    metrics.failed('request failed')
    app.log.error({ err: error }, 'request failed')
  })
  readShallowJson(app)
  app.all('/api/*', async () => {
    throw notFound()
  })
  return app
}

function newServer(handle: RequestListener, { headers, request, check, idle }: Timeouts): Server {
  const limits = { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: check }
  const options = { ...limits, keepAliveTimeout: KEPT_ALIVE, shouldUpgradeCallback: wantsSocket }
  return refuseExpectations(createServer(options, handle)).setTimeout(idle)
}

/**
 * Whoever offers to go on in another protocol may be answered in this one (RFC 9110, 7.8): Java and curl offer HTTP/2 with
 * each call they make without TLS. Node knows this option since 24.9; before, such a call is answered 404 like a socket
 * that leads nowhere.
 */
const wantsSocket = ({ headers: { upgrade } }: IncomingMessage): boolean => upgrade?.toLowerCase() === 'websocket'

/** By the route that was found: an address can be spelled in many ways. */
const isCall = ({ routeOptions: { url = '' } }: FastifyRequest): boolean => url === '/api' || url.startsWith('/api/')

function readShallowJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (request.routeOptions.config.bodyAsText) done(null, text)
    else if (isTooDeep(text)) done(new Problem(400, 'malformed'))
    else parse(request, text, done)
  })
}

/** Listens, on the next free port if that is allowed. */
export async function listen(app: FastifyInstance, { host, port, portMayChange }: Config): Promise<string> {
  for (let tried = 0; ; tried++) {
    try {
      return await app.listen({ host, port: port + tried })
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!taken || !portMayChange || tried >= PORTS_TRIED) throw listenFault(error as Error, host, port + tried)
    }
  }
}

/** Why nobody can listen there, by the names of the settings. */
function listenFault(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const sentence = {
    EADDRINUSE: `GROTTO_PORT must name a free port, and ${port} is taken.`,
    EACCES: `GROTTO_PORT must name a port that this user may open, and ${port} is not.`,
    EADDRNOTAVAIL: `GROTTO_HOST must be an address of this machine, and ${host} is not.`,
    ENOTFOUND: `GROTTO_HOST must be an address of this machine, and ${host} is unknown.`,
  }[error.code ?? '']
  return sentence ? new StartFault(sentence) : error
}
