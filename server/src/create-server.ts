import type { DiskFailed, Store } from '@grotto/storage'
import { type Base, openBase, type Parts } from './base.ts'
import type { Visitor } from './budgets/budgets.ts'
import { ParPlayer } from './clubs/par-player.ts'
import { joinCluster } from './cluster/join.ts'
import { retryUntilAvailable } from './cluster/outages.ts'
import type { Config } from './config/config.ts'
import { addApi, identifying } from './http/api.ts'
import { listen } from './http/app.ts'
import { hostCheck } from './http/hosts.ts'
import { originCheck } from './http/origin.ts'
import type { AnyRoute } from './http/route.ts'
import { openIdentities } from './identity/open-identities.ts'
import { Measures } from './moderation/measures.ts'
import { say } from './process/output.ts'
import { Records } from './records/records.ts'
import { httpsDelivery } from './reminders/delivery.ts'
import { Disconnector } from './sockets/disconnector.ts'
import { Sockets } from './sockets/sockets.ts'
import type { Tables } from './tables/tables.ts'
import { Upkeep } from './upkeep.ts'
import { type TableWiring, wireTables } from './wiring.ts'

export type { Parts } from './base.ts'

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

/** The whole server, put together and listening. */
export async function createServer(config: Config, parts: Parts = {}): Promise<GrottoServer> {
  const base = await openBase(config, parts, { sockets: () => sockets, tables: () => wiring.tables })
  const { store, roster, app, reportError } = base
  let stopping = false
  const wiring: TableWiring = wireTables({
    ...base,
    ...config,
    deliver: httpsDelivery(parts.outbound),
    isSilenced: visitor => measures.isSilenced(visitor),
  })
  const { tables, scheduler, talk, reviews, reminders, forwarding } = wiring
  await retryUntilAvailable(() => reminders.learn(), say)
  const identities = await openIdentities(store, config)
  const disconnector = new Disconnector({ store, tables, sockets: () => sockets })
  const records = new Records(roster, config.clock)
  const measures = openMeasures(config, base, tables, () => sockets)
  const allowedOrigin = originCheck(config.origins, config.trustProxy)
  const meantForUs = hostCheck(config.publicUrl, config.origins, config.trustProxy)
  const isStopping = () => stopping
  const peopleHere = () => sockets.people
  const checks = { allowedOrigin, meantForUs, isStopping, peopleHere }
  const api = { ...base, wiring, identities, measures, records, disconnector, ...checks }
  const routes = await addApi(config, api)
  const identify = identifying(base, identities)
  const sockets: Sockets = new Sockets(app.server, {
    ...wiring.connecting,
    ...{
      identify,
      allowedOrigin,
      meantForUs,
      timeouts: base.timeouts,
      readers: base.readers,
      trustProxy: config.trustProxy,
    },
    ...decidedBy(measures),
  })
  await retryUntilAvailable(() => measures.read(), say)
  const onCluster = (error: Error) => reportError('cluster', {}, error)
  const joining = { tables, talk, reviews, forwarding, disconnector, clock: config.clock, reportError: onCluster }
  const membership = store.cluster && (await joinCluster({ cluster: store.cluster, ...joining }))
  const address = await listen(app, config)
  scheduler.wakeAt(config.clock.now())
  const parPlayer = new ParPlayer({ ...base, tables, clock: config.clock })
  const upkeep = new Upkeep(config, { ...base, tables, disconnector, reminders, parPlayer, log: app.log })

  const close = (): Promise<void> => {
    stopping = true
    return closeInOrder({ ...base, wiring, upkeep, measures, sockets, records, membership })
  }
  const failed = failureOf(store, async () => {
    stopping = true
    void scheduler.stop()
    // At once, before those who wait hear that it failed: nobody knows whether it did, so nobody is told.
    await sockets.close()
  })
  const report = (what: string, error: Error) => reportError(what, {}, error)
  return { address, store, tables, routes, failed, report, tidy: () => upkeep.tidy(), close }
}

interface Open extends Base {
  readonly wiring: TableWiring
  readonly upkeep: Upkeep
  readonly measures: Measures
  readonly sockets: Sockets
  readonly records: Records
  readonly membership: Awaited<ReturnType<typeof joinCluster>> | undefined
}

/** Nobody new; those who are here are told to come back; what is under way is finished and kept. */
async function closeInOrder({ wiring, upkeep, measures, sockets, records, membership, ...base }: Open): Promise<void> {
  upkeep.stop()
  measures.close()
  await wiring.scheduler.stop()
  await sockets.close()
  base.readers.close()
  await base.app.close()
  await Promise.all([base.roster.close(), records.close()])
  await wiring.reminders.settle()
  await wiring.tables.settle()
  await membership?.leave()
  await base.store.close()
}

function openMeasures({ clock }: Config, base: Base, tables: Tables, sockets: () => Sockets): Measures {
  const { store, readers, reportError } = base
  return new Measures({
    store,
    clock,
    tables,
    dismiss: isBanned => readers.dismiss(isBanned),
    tell: notice => sockets().tell(notice),
    reportError: error => reportError('moderation', {}, error),
  })
}

/** What an operator decided, as sockets ask for it. */
const decidedBy = (measures: Measures) => ({
  isBanned: (visitor: Visitor) => measures.isBanned(visitor),
  notices: () => measures.notices,
})

/** Kept once a disk of ours has failed and everybody was told so. */
const failureOf = (store: Store, tellAll: () => Promise<void>): Promise<DiskFailed> =>
  new Promise(done => {
    store.onFailure &&= error => void tellAll().then(() => done(error))
  })
