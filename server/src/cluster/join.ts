import type { Said } from '@grotto/protocol'
import type { PostgresStore } from '@grotto/storage'
import type { Clock } from '../clock.ts'
import type { Disconnecting } from '../disconnecting.ts'
import { say } from '../output.ts'
import type { Live, Tables } from '../tables.ts'
import { TALK, type Talk, talkOf } from '../talk.ts'
import { untilItAnswers } from './outages.ts'
import { SharedPresence } from './presence.ts'

/** A ring that was lost is made good this soon. */
const LOOK_EVERY = 2_000
const BEAT_EVERY = 4_000
const TIDY_EVERY = 60_000

interface Ports {
  readonly store: PostgresStore
  readonly tables: Tables
  readonly talk: Talk
  readonly disconnecting: Disconnecting
  readonly clock: Clock
  readonly complain: (error: Error) => void
}

export interface Membership {
  leave(): Promise<void>
}

/** Makes this server one of several on the same database: it hears the others, and looks for what it did not hear. */
export async function joinCluster(ports: Ports): Promise<Membership> {
  const { store, tables, talk, disconnecting, clock, complain } = ports
  const presence = new SharedPresence({ store, tables, now: () => clock.now() })
  const calmly = (work: Promise<unknown>): void => void work.catch(complain)
  tables.onPeople = live => presence.changed(live)
  talk.onWord = said => store.bell.say(JSON.stringify(said))

  const look = async (): Promise<void> => {
    const watched = await tables.watched()
    if (watched.length === 0) return
    const reach = await reachOf(store, watched)
    for (const live of watched) {
      const { id } = live.table
      if (reach(id) > live.committed) await tables.rung(id)
      if (reach(talkOf(id)) > (await talk.reach(live))) await talk.follow(live)
    }
    await presence.refresh(watched)
  }
  const moved = (name: string): void =>
    calmly(name.endsWith(TALK) ? followTalk(tables, talk, name.slice(0, -TALK.length)) : tables.rung(name))
  const missed = (): void => {
    const told = tables.watched().then(watched => presence.tellAll(watched))
    calmly(Promise.all([look(), told, disconnecting.sweep()]))
  }
  await untilItAnswers(() => store.neighbours.beat(), say)
  const people = (id: string): void => calmly(presence.rung(id))
  const word = (text: string): void => calmly(hearWord(tables, talk, JSON.parse(text) as Said))
  // If the line is down just now, the bell tries again by itself.
  const person = (id: string): void => calmly(disconnecting.heard(id))
  await store.bell.listen({ moved, missed, people, person, word }).catch(complain)

  const looking = setInterval(() => calmly(look()), LOOK_EVERY).unref()
  const beating = setInterval(() => calmly(store.neighbours.beat()), BEAT_EVERY).unref()
  const tidying = setInterval(() => calmly(store.counts.forgetOld()), TIDY_EVERY).unref()
  return {
    async leave() {
      for (const timer of [looking, beating, tidying]) clearInterval(timer)
      await store.neighbours.leave().catch(complain)
    },
  }
}

/** How far the logs of these tables, and of what is said there, reach. */
async function reachOf(store: PostgresStore, lives: readonly Live[]): Promise<(log: string) => number> {
  const latest = await store.latest(lives.flatMap(({ table: { id } }) => [id, talkOf(id)]))
  const reach = new Map(latest.map(({ id, sequence }) => [id, sequence ?? 0]))
  return log => reach.get(log) ?? 0
}

async function followTalk(tables: Tables, talk: Talk, id: string): Promise<void> {
  const live = await tables.held(id)
  if (live && live.watchers.size > 0) await talk.follow(live)
}

async function hearWord(tables: Tables, talk: Talk, said: Said): Promise<void> {
  const live = await tables.held(said.table)
  if (live) await talk.hear(live, said)
}
