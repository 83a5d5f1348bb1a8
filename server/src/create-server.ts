import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import { PostgresStore, SqliteStore, type Store } from '@grotto/storage'
import { BotPool } from './bots/pool.ts'
import type { Roster } from './bots/roster.ts'
import { joinCluster } from './cluster/join.ts'
import { sharedLimits } from './cluster/shared-limits.ts'
import { SharedMoves } from './cluster/shared-moves.ts'
import { persist } from './cluster/trying.ts'
import type { Config } from './config.ts'
import { forgetOld } from './forgetting.ts'
import { openHouse } from './house.ts'
import { listen, newApp } from './http/app.ts'
import { describeApi } from './http/description.ts'
import { meRoutes } from './http/me.ts'
import { operatingRoutes } from './http/operating.ts'
import { originCheck } from './http/origin.ts'
import { pageRoutes } from './http/page.ts'
import { Problem } from './http/problem.ts'
import { programRoutes } from './http/programs.ts'
import { recordRoutes } from './http/records.ts'
import { reminderRoutes } from './http/reminders.ts'
import { addRoutes } from './http/route.ts'
import { tableRoutes } from './http/tables.ts'
import { visibleIn } from './http/visible.ts'
import { bearer, whoAsks } from './http/who.ts'
import { COOKIE, Identities } from './identity.ts'
import { IdentityMoves } from './identity-moves.ts'
import { Sockets } from './live.ts'
import { Metrics } from './metrics.ts'
import { type Gate, poster } from './reminders/post.ts'
import type { FindGame } from './table/table.ts'
import type { Tables } from './tables.ts'

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
  /** Where reminders may be sent. */
  readonly gate?: Gate
}

const TIDY_EVERY = 60_000

/** The whole server, put together and listening. */
export async function createServer(config: Config, parts: Parts = {}): Promise<GrottoServer> {
  const { clock, bytes, botPace, idleAfter, rateLimits } = config
  const store = parts.store ?? (await openStore(config))
  const shared = store instanceof PostgresStore ? store : undefined
  const roster = parts.roster ?? new BotPool(config.bots)
  const findGame = parts.findGame ?? (gameById as FindGame)
  const app = await newApp(config, shared && sharedLimits(shared.counts))
  let stopping = false

  const metrics: Metrics = new Metrics({ sockets: () => sockets.open, tables: () => house.tables.inMemory })
  const complain = (what: string, about: object, error: Error) => app.log.error({ ...about, err: error }, what)
  const house = openHouse({
    store,
    findGame,
    roster,
    clock,
    bytes,
    metrics,
    botPace,
    idleAfter,
    rateLimits,
    reminders: config.reminders,
    post: poster(parts.gate),
    complain,
  })
  const { tables, alarm, talk, reminders, conversation } = house
  await reminders.learn()
  const making = { ...house.making, visible: visibleIn(tables) }

  const identities = new Identities(shared ? await sharedKey(shared, config.key) : config.key, store, clock, bytes)
  const moves = shared ? new SharedMoves(shared.offers, clock, bytes) : new IdentityMoves(clock, bytes)
  const allowedOrigin = originCheck(config.origins, config.trustProxy)
  app.addHook('onRequest', async request => {
    if (request.method !== 'GET' && !allowedOrigin(request.raw)) throw new Problem(403, 'notAllowed')
  })
  const routes = [
    ...meRoutes({ store, clock, bytes, findGame, moves, identities, tables, roster }),
    ...reminderRoutes({ store, clock, reminders, tables, settings: config.reminders }),
    ...tableRoutes(making),
    ...recordRoutes(making),
    ...programRoutes({ conversation, visible: making.visible, clock }),
  ]
  addRoutes(app, whoAsks(identities), rateLimits, routes)
  describeApi(app, routes)
  operatingRoutes(app, { store, metrics, metricsToken: config.metricsToken, isStopping: () => stopping })
  if (config.page) await pageRoutes(app, config.page)

  const identify = async ({ cookie, authorization }: IncomingHttpHeaders) => {
    const token = bearer(authorization)
    return token ? identities.personOfToken(token) : identities.personOf(app.parseCookie(cookie ?? '')[COOKIE])
  }
  const sockets: Sockets = new Sockets(app.server, {
    ...house.connecting,
    identify,
    allowedOrigin,
    trustProxy: config.trustProxy,
  })
  const onCluster = (error: Error) => complain('cluster', {}, error)
  const membership = shared && (await joinCluster({ store: shared, tables, talk, clock, complain: onCluster }))
  const address = await listen(app, config)
  alarm.set(clock.now())

  const tidy = async (): Promise<void> => {
    await tables.evictIdle()
    await reminders.learn()
    await forgetOld(store, clock, config.keepDays, async table => (await tables.held(table)) !== undefined)
  }
  const tidying = setInterval(
    () => void tidy().catch(error => complain('tidying failed', {}, error)),
    TIDY_EVERY,
  ).unref()

  /** Nobody new; those who are here are told to come back; what is under way is finished and kept. */
  const close = async (): Promise<void> => {
    stopping = true
    clearInterval(tidying)
    await alarm.stop()
    await sockets.close()
    await app.close()
    await roster.close()
    await reminders.settle()
    await tables.settle()
    await membership?.leave()
    await store.close()
  }
  return { address, store, tables, close }
}

/** A database that is only just starting is waited for. */
const openStore = async ({ database, data }: Config): Promise<Store> =>
  database ? persist(() => PostgresStore.open(database)) : new SqliteStore(join(data, 'grotto.db'))

/** Nodes sign with one key, so that an identity is good at all of them: that of the first that ever came. */
async function sharedKey(store: PostgresStore, own: Uint8Array): Promise<Uint8Array> {
  const offered = Buffer.from(own).toString('hex')
  return Buffer.from(await persist(() => store.sharedKey('signing', offered)), 'hex')
}
