import type { Json } from '@grotto/kernel'
import type { Said } from '@grotto/protocol'
import type { AppendedLog, Cluster } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'
import { say } from '../process/output.ts'
import type { ReviewNews, Reviews } from '../reviews/reviews.ts'
import type { Disconnector } from '../sockets/disconnector.ts'
import type { LoadedTable, Tables } from '../tables/tables.ts'
import { TALK, talkOf } from '../talk/room.ts'
import type { Talk } from '../talk/talk.ts'
import type { Forwarding } from './forwarding.ts'
import { retryUntilAvailable } from './outages.ts'
import { SharedPresence } from './presence.ts'

/** The followers make good a lost notification within this time. */
const LOOK_EVERY = 2_000
const BEAT_EVERY = 4_000
const TIDY_EVERY = 60_000

interface Ports {
  readonly cluster: Cluster
  readonly tables: Tables
  readonly talk: Talk
  readonly reviews: Reviews
  readonly forwarding: Forwarding | undefined
  readonly disconnector: Disconnector
  readonly clock: Clock
  readonly reportError: (error: Error) => void
}

export interface Membership {
  leave(): Promise<void>
}

/** Makes this server one of several on the same database: it hears the others, and looks for what it did not hear. */
export async function joinCluster(ports: Ports): Promise<Membership> {
  const { cluster, tables, talk, reviews, forwarding, disconnector, clock, reportError } = ports
  const presence = new SharedPresence({ cluster, tables, now: () => clock.now() })
  const inBackground = (work: Promise<unknown>): void => void work.catch(reportError)
  tables.onPeople = loaded => presence.changed(loaded)
  reviews.onNews = news => cluster.notifier.broadcast(JSON.stringify(news))
  talk.onWord = said => cluster.notifier.broadcast(JSON.stringify(said))

  const look = async (): Promise<void> => {
    const watched = await tables.watched()
    if (watched.length === 0) return
    const reach = await reachOf(cluster, watched)
    for (const loaded of watched) {
      const { id } = loaded.table
      if (reach(id) > loaded.committed) await tables.onNotify(id)
      if (reach(talkOf(id)) > (await talk.reach(loaded))) await talk.follow(loaded)
    }
    await presence.refresh(watched)
  }
  const tableChanged = (name: string, reach?: number): void =>
    inBackground(
      name.endsWith(TALK) ? followTalk(tables, talk, name.slice(0, -TALK.length)) : tables.onNotify(name, reach),
    )
  const appended = (log: AppendedLog): void => inBackground(tables.onAppended(log))
  const missed = (): void => {
    const told = tables.watched().then(watched => presence.tellAll(watched))
    inBackground(Promise.all([look(), told, disconnector.sweep()]))
  }
  const beat = async (): Promise<void> => {
    cluster.notifier.others = await cluster.nodes.heartbeat()
    reviews.beat()
  }
  await retryUntilAvailable(beat, say)
  const presenceChanged = (id: string): void => inBackground(presence.onNotify(id))
  const message = (text: string): void => inBackground(hearMessage(ports, JSON.parse(text) as Said | ReviewNews))
  const told = (node: string, message: Json): void => {
    if (forwarding) inBackground(forwarding.onTold(node, message))
  }
  // If the connection is down just now, the listener tries again by itself.
  const disconnect = (id: string): void => inBackground(disconnector.heard(id))
  await cluster.notifier
    .listen({ appended, tableChanged, presenceChanged, disconnect, message, told, notUnderstood: reportError, missed })
    .catch(reportError)
  cluster.notifier.hello()

  const looking = setInterval(() => inBackground(look()), LOOK_EVERY).unref()
  const beating = setInterval(() => inBackground(beat()), BEAT_EVERY).unref()
  const tidying = setInterval(() => inBackground(cluster.rateBuckets.forgetOld()), TIDY_EVERY).unref()
  return {
    async leave() {
      for (const timer of [looking, beating, tidying]) clearInterval(timer)
      await cluster.nodes.leave().catch(reportError)
    },
  }
}

/** How far the logs of these tables, and of what is said there, reach. */
async function reachOf(cluster: Cluster, loadedTables: readonly LoadedTable[]): Promise<(log: string) => number> {
  const latest = await cluster.latest(loadedTables.flatMap(({ table: { id } }) => [id, talkOf(id)]))
  const reach = new Map(latest.map(({ id, sequence }) => [id, sequence ?? 0]))
  return log => reach.get(log) ?? 0
}

async function followTalk(tables: Tables, talk: Talk, id: string): Promise<void> {
  const loaded = await tables.ifLoaded(id)
  if (loaded && loaded.watchers.size > 0) await talk.follow(loaded)
}

/** Who points and has no seat looks at a finished game. */
async function hearMessage({ tables, talk, reviews }: Ports, said: Said | ReviewNews): Promise<void> {
  const loaded = await tables.ifLoaded(said.table)
  if (!loaded) return
  if (said.type === 'reviewing') return reviews.hear(loaded, said)
  await (said.type === 'point' && said.seat === null ? reviews.hearPoint(loaded, said) : talk.hear(loaded, said))
}
