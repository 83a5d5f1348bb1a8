import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import { DiskFailed, PostgresStore, SqliteStore, type Store } from '@grotto/storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { version } from '../../tools/setup/version.mjs'
import { BotPool } from './bots/pool.ts'
import type { Roster } from './bots/roster.ts'
import { Budgets, type Visitor } from './budgets/budgets.ts'
import { clientAddress } from './client-address.ts'
import { surelyPast } from './clock.ts'
import { clockWatch } from './clock-watch.ts'
import { joinCluster } from './cluster/join.ts'
import { Outages, untilItAnswers } from './cluster/outages.ts'
import { sharedBuckets } from './cluster/shared-buckets.ts'
import { SharedMoves } from './cluster/shared-moves.ts'
import type { Config } from './config.ts'
import { Disconnecting } from './disconnecting.ts'
import { forgetOld, forgetUnseen } from './forgetting.ts'
import { openHouse } from './house.ts'
import { listen, newApp } from './http/app.ts'
import { connectionsOf } from './http/connections.ts'
import { describeApi } from './http/description.ts'
import { meRoutes } from './http/me.ts'
import { operatingRoutes } from './http/operating.ts'
import { originCheck } from './http/origin.ts'
import { pageRoutes } from './http/page.ts'
import { Problem } from './http/problem.ts'
import { programRoutes } from './http/programs.ts'
import { recordRoutes } from './http/records.ts'
import { reminderRoutes } from './http/reminders.ts'
import { reportRoutes } from './http/reports.ts'
import { type AnyRoute, addRoutes } from './http/route.ts'
import { tableRoutes } from './http/tables.ts'
import { tokenRoutes } from './http/tokens.ts'
import { visibleIn } from './http/visible.ts'
import { bearer, whoAsks } from './http/who.ts'
import { COOKIE, Identities } from './identity.ts'
import { IdentityMoves } from './identity-moves.ts'
import { Sockets } from './live.ts'
import { Metrics } from './metrics.ts'
import { Measures } from './moderation/measures.ts'
import { say } from './output.ts'
import { PATIENCE, type Patience } from './patience.ts'
import { Records } from './records/records.ts'
import { type Gate, poster } from './reminders/post.ts'
import { SlowReaders } from './slow-readers.ts'
import { storeFault } from './store-fault.ts'
import type { FindGame } from './table/table.ts'
import type { Tables } from './tables.ts'

export interface GrottoServer {
  readonly address: string
  readonly store: Store
  readonly tables: Tables
  /** Kept if the disk fails, once everybody was told to come back: the process must end, and start from what is on disk. */
  readonly failed: Promise<DiskFailed>
  /** Something went wrong outside of every table and call. */
  report(what: string, error: Error): void
  /** What is done every minute: tables leave memory, what is past its time is forgotten. */
  tidy(): Promise<void>
  /** The calls of the API. */
  readonly routes: readonly AnyRoute[]
  close(): Promise<void>
}

/** Parts that tests replace. */
export interface Parts {
  readonly store?: Store
  readonly findGame?: FindGame
  readonly roster?: Roster
  /** Where reminders may be sent. */
  readonly gate?: Gate
  readonly patience?: Patience
}

/** The whole server, put together and listening. */
export async function createServer(config: Config, parts: Parts = {}): Promise<GrottoServer> {
  const { clock, bytes, botPace, idleAfter, rateLimits } = config
  const store = parts.store ?? (await openStore(config))
  const shared = store instanceof PostgresStore ? store : undefined
  clock.notBefore?.((await untilItAnswers(() => store.lastHappened(), say)) ?? 0)
  const budgets = new Budgets(clock, rateLimits, shared && sharedBuckets(shared.counts))
  const roster = parts.roster ?? new BotPool(config.bots, budgets)
  const patience = parts.patience ?? PATIENCE
  const findGame = parts.findGame ?? (gameById as FindGame)
  const readers = new SlowReaders()
  const metrics: Metrics = new Metrics({
    sockets: () => sockets.open,
    streams: () => readers.size - sockets.open,
    tables: () => house.tables.inMemory,
    connections: () => connectionsOf(app.server),
    watchers: () => house.tables.watchers(),
    botsWaiting: () => roster.waiting ?? 0,
    sharesInUse: () => budgets.inUse,
    databaseUp: () => shared?.watch.isUp ?? true,
    clockAhead: () => clock.ahead?.() ?? 0,
  })
  budgets.onRefused = kind => metrics.refused(kind)
  const app: FastifyInstance = await newApp(config, metrics, patience, budgets)
  const { number, commit } = version()
  app.log.info({ version: number, commit, node: process.versions.node }, 'Grotto starts')
  let stopping = false

  const outages = shared && new Outages(shared.watch, app.log)
  const complain = (what: string, about: object, error: Error) => {
    // Everything fails then, and whoever ends the process says so once.
    if (error instanceof DiskFailed) return
    metrics.failed(what)
    if (!outages?.covers(what, error)) app.log.error({ ...about, err: error }, what)
  }
  const house = openHouse({
    store,
    findGame,
    roster,
    clock,
    bytes,
    metrics,
    botPace,
    idleAfter,
    budgets,
    reminders: config.reminders,
    post: poster(parts.gate),
    complain,
  })
  const { tables, alarm, talk, reminders, conversation } = house
  await untilItAnswers(() => reminders.learn(), say)
  const making = { ...house.making, visible: visibleIn(tables) }

  const key = shared ? await sharedKey(shared, config.key) : config.key
  const datedSince = Number(
    await untilItAnswers(() => store.sharedKey('cookies dated since', String(clock.now())), say),
  )
  const identities = new Identities({ key, store, clock, bytes, datedSince })
  const disconnecting = new Disconnecting({ store, tables, sockets: () => sockets })
  const records = new Records(roster)
  const measures: Measures = new Measures({
    store,
    clock,
    tables,
    dismiss: isBanned => readers.dismiss(isBanned),
    tell: notice => sockets.tell(notice),
    complain: error => complain('moderation', {}, error),
  })
  const notices = () => measures.notices
  const isBanned = (visitor: Visitor) => measures.isBanned(visitor)
  const moves = shared ? new SharedMoves(shared.offers, clock, bytes) : new IdentityMoves(clock, bytes)
  const allowedOrigin = originCheck(config.origins, config.trustProxy)
  app.addHook('onRequest', async request => {
    if (request.method !== 'GET' && !allowedOrigin(request.raw)) throw new Problem(403, 'notAllowed')
  })
  const routes = [
    ...meRoutes({ store, clock, bytes, findGame, moves, identities, tables, roster, disconnecting }),
    ...tokenRoutes({ store, clock, identities, disconnecting }),
    ...reminderRoutes({ store, clock, reminders, tables, settings: config.reminders }),
    ...tableRoutes({ ...making, notices }),
    ...recordRoutes({ ...making, records }),
    ...reportRoutes({ ...making, talk }),
    ...programRoutes({ conversation, visible: making.visible, clock, budgets, readers }),
  ]
  const addressOf = (request: FastifyRequest) => clientAddress(request.raw, config.trustProxy)
  addRoutes(app, { who: whoAsks(identities), addressOf, budgets, isBanned }, routes)
  describeApi(app, routes)
  operatingRoutes(app, { store, metrics, metricsToken: config.metricsToken, isStopping: () => stopping })
  if (config.page) await pageRoutes(app, config.page)

  const identify = async ({ cookie, authorization }: IncomingHttpHeaders) => {
    const token = bearer(authorization)
    if (token) return identities.personOfToken(token)
    return (await identities.personOf(app.parseCookie(cookie ?? '')[COOKIE]))?.person
  }
  const sockets: Sockets = new Sockets(app.server, {
    ...house.connecting,
    isSilenced: visitor => measures.isSilenced(visitor),
    notices,
    isBanned,
    identify,
    allowedOrigin,
    patience,
    trustProxy: config.trustProxy,
    readers,
  })
  await untilItAnswers(() => measures.read(), say)
  const onCluster = (error: Error) => complain('cluster', {}, error)
  const joining = { tables, talk, disconnecting, clock, complain: onCluster }
  const membership = shared && (await joinCluster({ store: shared, ...joining }))
  const address = await listen(app, config)
  alarm.set(clock.now())

  const watchClock = clockWatch(clock, app.log)
  watchClock()
  const tidy = async (): Promise<void> => {
    watchClock()
    budgets.sweep()
    await tables.evictIdle()
    await disconnecting.sweep()
    await forgetUnseen(store, clock, config.keepDays)
    if (config.keepDays > 0) await store.moderation.forgetReports(surelyPast(clock) - config.keepDays * 86_400_000)
    await reminders.learn()
    await forgetOld(store, clock, config.keepDays, async table => (await tables.held(table)) !== undefined)
  }
  const tidying = setInterval(
    () => void tidy().catch(error => complain('tidying failed', {}, error)),
    config.tidyEvery,
  ).unref()

  /** Nobody new; those who are here are told to come back; what is under way is finished and kept. */
  const close = async (): Promise<void> => {
    stopping = true
    clearInterval(tidying)
    measures.close()
    await alarm.stop()
    await sockets.close()
    readers.close()
    await app.close()
    await Promise.all([roster.close(), records.close()])
    await reminders.settle()
    await tables.settle()
    await membership?.leave()
    await store.close()
  }
  const failed = new Promise<DiskFailed>(done => {
    if (!(store instanceof SqliteStore)) return
    store.onFailure = error => {
      stopping = true
      void alarm.stop()
      // At once, before those who wait hear that it failed: nobody knows whether it did, so nobody is told.
      void sockets.close().then(() => done(error))
    }
  })
  const report = (what: string, error: Error) => complain(what, {}, error)
  return { address, store, tables, routes, failed, report, tidy, close }
}

const openStore = async ({ database, data }: Config): Promise<Store> => {
  try {
    return database
      ? await untilItAnswers(() => PostgresStore.open(database), say)
      : new SqliteStore(join(data, 'grotto.db'))
  } catch (error) {
    throw storeFault(error as Error, { database, data })
  }
}

/** Nodes sign with one key, so that an identity is good at all of them: that of the first that ever came. */
async function sharedKey(store: PostgresStore, own: Uint8Array): Promise<Uint8Array> {
  const offered = Buffer.from(own).toString('hex')
  return Buffer.from(await untilItAnswers(() => store.sharedKey('signing', offered), say), 'hex')
}
