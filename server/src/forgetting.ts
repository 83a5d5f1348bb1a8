import type { Person, Store } from '@grotto/storage'
import type { Roster } from './bots/roster.ts'
import type { Clock } from './clock.ts'
import { persist } from './cluster/trying.ts'
import { forget } from './commands/play.ts'
import { asking } from './conversation.ts'
import type { Tables } from './tables.ts'
import { talkOf } from './talk.ts'

export interface ForgettingPorts {
  readonly store: Store
  readonly tables: Tables
  readonly roster: Roster
  readonly clock: Clock
}

const ALL = 10_000
const DAY = 86_400_000
const PAGE = 200

/** Somebody wants to be forgotten: bots take the seats, the name goes from finished games, then the identity itself. */
export async function forgetPerson({ store, tables, roster, clock }: ForgettingPorts, person: Person): Promise<void> {
  const leave = async (id: string): Promise<void> => {
    const live = await tables.open(id)
    const outcome = live && forget(asking(live, person, clock.now(), roster))
    if (outcome && 'happened' in outcome && outcome.happened.length > 0) await tables.commit(live, outcome.happened)
  }
  for (const { id } of await store.tablesOf(person.id, ALL)) await persist(() => leave(id))
  await store.forgetPerson(person.id)
}

/** Commands are not sent again after so long. */
const ANSWERS_KEPT = 7 * DAY

/** Forgets tables nobody touched for so many days, and answers nobody will ask for again. */
export async function forgetOld(store: Store, clock: Clock, keepDays: number): Promise<void> {
  await store.forgetAnswers(clock.now() - ANSWERS_KEPT)
  if (keepDays === 0) return
  const limit = clock.now() - keepDays * DAY
  for (let after: string | undefined; ; ) {
    const page = await store.allTables(after, PAGE)
    for (const { id, touched } of page) if (touched < limit) await forgetTable(store, id)
    after = page.at(-1)?.id
    if (page.length < PAGE) return
  }
}

async function forgetTable(store: Store, id: string): Promise<void> {
  await store.forgetTable(id)
  await store.forgetTable(talkOf(id))
}
