import { join } from 'node:path'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { gameById } from '@grotto/catalog'
import { MAX_COMMAND_BYTES } from '@grotto/protocol'
import { SqliteStore, type Store } from '@grotto/storage'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { Alarm } from './alarm.ts'
import { BotPool } from './bots/pool.ts'
import type { Roster } from './bots/roster.ts'
import type { Config } from './config.ts'
import { Conversation } from './conversation.ts'
import { forgetOld } from './forgetting.ts'
import { meRoutes } from './http/me.ts'
import { originCheck } from './http/origin.ts'
import { pageRoutes } from './http/page.ts'
import { answerError, Problem } from './http/problem.ts'
import { recordRoutes } from './http/records.ts'
import { tableRoutes } from './http/tables.ts'
import { visibleIn } from './http/visible.ts'
import { whoAsks } from './http/who.ts'
import { COOKIE, Identities } from './identity.ts'
import { IdentityMoves } from './identity-moves.ts'
import { Sockets } from './live.ts'
import type { FindGame } from './table/table.ts'
import { type Live, Tables } from './tables.ts'
import { Talk } from './talk.ts'
import { waking } from './waking.ts'

export interface GrottoServer {
  readonly address: string
  readonly store: Store
  readonly tables: Tables
  close(): Promise<void>
}

/** Parts that tests replace. */
export interface Parts {
  readonly store?: Store
  readonly findGame?: FindGame
  readonly roster?: Roster
}

const TIDY_EVERY = 60_000
const REQUESTS_A_MINUTE = 600

/** The whole server, listening. */
export async function createServer(config: Config, parts: Parts = {}): Promise<GrottoServer> {
  const { clock, bytes, botPace, idleAfter, rateLimits } = config
  const store = parts.store ?? new SqliteStore(join(config.data, 'grotto.db'))
  const roster = parts.roster ?? new BotPool(config.bots)
  const findGame = parts.findGame ?? (gameById as FindGame)
  const app = await newApp(config)
  const log = (what: string, about: object, error: Error) => app.log.error({ ...about, err: error }, what)
  const onBroken = (table: string, error: Error) => log('table lost its footing', { table }, error)
  const onFailure = (command: string, error: Error) => log('command failed', { command }, error)
  const onBotFailure = (bot: string, error: Error) => log('bot failed', { bot }, error)

  const onIntent = (live: Live, seat: number, bot: string, plan?: object) => void talk.intend(live, seat, bot, plan)

  const tables: Tables = new Tables({
    store,
    findGame,
    clock,
    botPace,
    idleAfter,
    onBroken,
    onDue: due => alarm.set(due),
  })
  const alarm: Alarm = new Alarm(store, clock, waking({ tables, roster, clock, botPace, onBotFailure, onIntent }))
  const conversation = new Conversation({ store, tables, findGame, clock, bytes, roster, onFailure })
  const talk = new Talk(store, clock)
  const identities = new Identities(config.key, store, clock, bytes)
  const who = whoAsks(identities)
  const allowedOrigin = originCheck(config.origins, config.trustProxy)

  app.addHook('onRequest', async request => {
    if (request.method !== 'GET' && !allowedOrigin(request.raw)) throw new Problem(403, 'notAllowed')
  })
  const moves = new IdentityMoves(clock, bytes)
  meRoutes(app, { who, store, clock, moves, identities, rateLimits, tables, roster })
  const visible = visibleIn(tables)
  recordRoutes(app, { who, visible, store, tables, findGame, roster, clock, bytes })
  tableRoutes(app, { who, visible, store, tables, findGame, roster, clock, bytes, rateLimits })
  if (config.page) await pageRoutes(app, config.page)

  const identify = (header: string | undefined) => identities.personOf(app.parseCookie(header ?? '')[COOKIE])
  const sockets = new Sockets(app.server, {
    talk,
    tables,
    store,
    conversation,
    clock,
    rateLimits,
    onFailure,
    identify,
    allowedOrigin,
  })
  const address = await listen(app, config)
  alarm.set(clock.now())
  const tidying = setInterval(() => void tidy(), TIDY_EVERY).unref()

  const tidy = async (): Promise<void> => {
    await tables.evictIdle()
    await forgetOld(store, clock, config.keepDays)
  }

  /** Nobody new; those who are here are told to come back; what is under way is finished and kept. */
  const close = async (): Promise<void> => {
    clearInterval(tidying)
    alarm.stop()
    await sockets.close()
    await app.close()
    await roster.close()
    await tables.settle()
    await store.close()
  }
  return { address, store, tables, close }
}

async function newApp(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_COMMAND_BYTES * 4,
    trustProxy: config.trustProxy,
  })
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  })
  if (config.rateLimits > 0)
    await app.register(rateLimit, { max: REQUESTS_A_MINUTE * config.rateLimits, timeWindow: 60_000 })
  app.setErrorHandler((error: Error, _request, reply) =>
    answerError(error, reply, thrown => app.log.error({ err: thrown }, 'request failed')),
  )
  return app
}

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

const PORTS_TRIED = 20

/** Listens, on the next free port if that is allowed. */
async function listen(app: FastifyInstance, { host, port, portMayChange }: Config): Promise<string> {
  for (let tried = 0; ; tried++) {
    try {
      return await app.listen({ host, port: port + tried })
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!taken || !portMayChange || tried >= PORTS_TRIED) throw error
    }
  }
}
