import type { Person, Store } from '@grotto/storage'
import type { Roster } from './bots/roster.ts'
import type { Clock } from './clock.ts'
import { persist } from './cluster/trying.ts'
import { forget } from './commands/play.ts'
import { asking } from './conversation.ts'
import { type Bytes, newId } from './randomness.ts'
import { type Disguise, namesIn, scrubbed, scrubbedTalk } from './scrubbing.ts'
import { loadTable } from './table/load.ts'
import { Rewritten } from './table/rewritten.ts'
import { rowOf } from './table/row.ts'
import type { FindGame } from './table/table.ts'
import type { Tables } from './tables.ts'
import { talkOf } from './talk.ts'

export interface ForgettingPorts {
  readonly store: Store
  readonly tables: Tables
  readonly roster: Roster
  readonly clock: Clock
  readonly bytes: Bytes
  readonly findGame: FindGame
}

const ALL = 10_000
const DAY = 86_400_000
const PAGE = 200

/**
 * Somebody wants to be forgotten: bots take the seats; then every log that speaks of her is rewritten, so that it
 * replays as before without her; then the identity itself goes, with everything that leads to her.
 */
export async function forgetPerson(ports: ForgettingPorts, person: Person): Promise<void> {
  const { store } = ports
  for (const { id } of await store.tablesOf(person.id, ALL)) await persist(() => leave(ports, person, id))
  const logs = await speakingOf(store, person.id)
  const names = new Set([person.name])
  for (const id of logs) for (const name of namesIn(await store.entries(id), person.id)) names.add(name)
  for (const id of logs) await persist(() => scrub(ports, person.id, names, id))
  await store.forgetPerson(person.id)
}

/** Tables whose log, or what is said there, mentions this person: not only those where she sat. */
async function speakingOf(store: Store, person: string): Promise<string[]> {
  const found: string[] = []
  for (let after: string | undefined; ; ) {
    const page = await store.allTables(after, PAGE)
    const mentioning = new Set(
      await store.mentioning(
        page.flatMap(({ id }) => [id, talkOf(id)]),
        person,
      ),
    )
    found.push(...page.flatMap(({ id }) => (mentioning.has(id) || mentioning.has(talkOf(id)) ? [id] : [])))
    after = page.at(-1)?.id
    if (page.length < PAGE) return found
  }
}

async function leave({ tables, roster, clock }: ForgettingPorts, person: Person, id: string): Promise<void> {
  const live = await tables.open(id)
  const outcome = live && forget(asking(live, person, clock.now(), roster))
  if (outcome && 'happened' in outcome && outcome.happened.length > 0) await tables.commit(live, outcome.happened)
}

/** The entry that is appended takes a number: whatever was decided on the old log cannot be written any more. */
async function scrub(
  { store, tables, clock, bytes, findGame }: ForgettingPorts,
  person: string,
  names: ReadonlySet<string>,
  id: string,
): Promise<void> {
  const [row, entries, talk] = [await store.table(id), await store.entries(id), await store.entries(talkOf(id))]
  const disguise: Disguise = { person, pseudonym: newId(bytes), names }
  const said = scrubbedTalk(talk, disguise)
  if (said.length > 0) await store.rewrite({ table: talkOf(id), rewritten: said, people: [] })
  const appended = { sequence: entries.length + 1, at: clock.now(), body: { type: 'rewritten' } }
  const rewritten = scrubbed(entries, disguise)
  const log = entries.map(entry => rewritten.find(({ sequence }) => sequence === entry.sequence) ?? entry)
  const { table } = loadTable(id, findGame, log)
  const summary = rowOf(table, null).summary
  await store.rewrite({ table: id, rewritten, entries: [appended], ...(row ? { row: { ...row, summary } } : {}) })
  const live = await tables.held(id)
  if (live) tables.forget(live, new Rewritten(id))
}

/** Forgets tables nobody touched for so many days and nobody has before her. */
export async function forgetOld(
  store: Store,
  clock: Clock,
  keepDays: number,
  isHeld: (table: string) => Promise<boolean> = async () => false,
): Promise<void> {
  if (keepDays === 0) return
  const limit = clock.now() - keepDays * DAY
  for (let after: string | undefined; ; ) {
    const page = await store.allTables(after, PAGE)
    for (const { id, touched } of page) if (touched < limit && !(await isHeld(id))) await forgetTable(store, id, limit)
    after = page.at(-1)?.id
    if (page.length < PAGE) return
  }
}

async function forgetTable(store: Store, id: string, untouchedSince: number): Promise<void> {
  await store.forgetTable(id, untouchedSince)
  if (!(await store.table(id))) await store.forgetTable(talkOf(id))
}
