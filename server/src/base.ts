import { gameById } from '@grotto/catalog'
import { DiskFailed, type Store } from '@grotto/storage'
import type { FastifyInstance } from 'fastify'
import { version } from '../../tools/setup/version.mjs'
import { BotPool } from './bots/pool.ts'
import type { Roster } from './bots/roster.ts'
import { Budgets } from './budgets/budgets.ts'
import { Outages, retryUntilAvailable } from './cluster/outages.ts'
import { sharedBuckets } from './cluster/shared-buckets.ts'
import type { Config } from './config/config.ts'
import { newApp } from './http/app.ts'
import { connectionsOf } from './http/connections.ts'
import { TIMEOUTS, type Timeouts } from './http/timeouts.ts'
import { Metrics } from './metrics/metrics.ts'
import { openStore } from './process/open-store.ts'
import { say } from './process/output.ts'
import { Unwritable } from './process/unwritable.ts'
import type { OutboundPolicy } from './reminders/delivery.ts'
import { SlowReaders } from './sockets/slow-readers.ts'
import type { Sockets } from './sockets/sockets.ts'
import type { FindGame } from './table/table.ts'
import type { Tables } from './tables/tables.ts'
import type { ReportError } from './wiring.ts'

/** Parts that tests replace. */
export interface Parts {
  readonly store?: Store
  readonly findGame?: FindGame
  readonly roster?: Roster
  /** Where reminders may be sent. */
  readonly outbound?: OutboundPolicy
  readonly timeouts?: Timeouts
}

/** What the rest of a server is built on. */
export interface Base {
  readonly store: Store
  readonly budgets: Budgets
  readonly roster: Roster
  readonly findGame: FindGame
  readonly timeouts: Timeouts
  readonly readers: SlowReaders
  readonly metrics: Metrics
  readonly app: FastifyInstance
  readonly reportError: ReportError
}

/** Parts that are built later, and asked for by those that were built before. */
export interface Later {
  readonly sockets: () => Sockets
  readonly tables: () => Tables
}

/** Opens the store, waits for it if need be, and makes everything that needs nothing else. */
export async function openBase(config: Config, parts: Parts, later: Later): Promise<Base> {
  const { clock, rateLimits } = config
  const store = parts.store ?? (await openStore(config))
  clock.notBefore?.((await retryUntilAvailable(() => store.latestTime(), say)) ?? 0)
  const buckets = store.cluster && sharedBuckets(store.cluster.rateBuckets)
  const budgets = new Budgets(clock, rateLimits, buckets)
  const roster = parts.roster ?? new BotPool(config.bots, budgets)
  const timeouts = parts.timeouts ?? TIMEOUTS
  const findGame = parts.findGame ?? (gameById as FindGame)
  const readers = new SlowReaders()
  const metrics: Metrics = new Metrics({
    sockets: () => later.sockets().open,
    streams: () => readers.size - later.sockets().open,
    tables: () => later.tables().inMemory,
    connections: () => connectionsOf(app.server),
    watchers: () => later.tables().watchers(),
    botsWaiting: () => roster.waiting ?? 0,
    sharesInUse: () => budgets.inUse,
    databaseUp: () => store.cluster?.watch.isUp ?? true,
    linkedNodes: () => store.cluster?.notifier.linked ?? 0,
    clockAhead: () => clock.ahead?.() ?? 0,
  })
  budgets.onRefused = kind => metrics.refused(kind)
  const app: FastifyInstance = await newApp(config, metrics, timeouts, budgets)
  const { number, commit } = version()
  app.log.info({ version: number, commit, node: process.versions.node }, 'Grotto starts')
  const reportError = errorsInto(app, metrics, store)
  return { store, budgets, roster, findGame, timeouts, readers, metrics, app, reportError }
}

function errorsInto(app: FastifyInstance, metrics: Metrics, store: Store): ReportError {
  const outages = store.cluster && new Outages(store.cluster.watch, app.log)
  const unwritable = new Unwritable(store, app.log)
  return (what, about, error) => {
    // Everything fails then, and whoever ends the process says so once.
    if (error instanceof DiskFailed) return
    metrics.failed(what)
    if (unwritable.covers(error) || outages?.covers(what, error)) return
    app.log.error({ ...about, err: error }, what)
  }
}
