import type { Json } from '@grotto/kernel'
import type { Entry, Person, Store } from '@grotto/storage'
import type { Roster } from '../bots/roster.ts'
import { retry } from '../cluster/retry.ts'
import { commandContext } from '../commands/command-runner.ts'
import { forget, NOBODY } from '../commands/play.ts'
import { type Clock, surelyPast } from '../process/clock.ts'
import { type Bytes, newId } from '../process/randomness.ts'
import type { Disconnector } from '../sockets/disconnector.ts'
import { foldTable } from '../table/load.ts'
import { Rewritten } from '../table/rewritten.ts'
import { isShowable, summaryFor, withWhoSits } from '../table/row.ts'
import type { FindGame } from '../table/table.ts'
import type { Tables } from '../tables/tables.ts'
import { tableOf, talkOf } from '../talk/room.ts'
import { type Disguise, namesIn, scrubbed, scrubbedTalk } from './scrubbing.ts'

export interface ForgettingPorts {
  readonly store: Store
  readonly tables: Tables
  readonly roster: Roster
  readonly clock: Clock
  readonly bytes: Bytes
  readonly findGame: FindGame
  readonly disconnector: Disconnector
}

const DAY = 86_400_000
const PAGE = 200

/**
 * Somebody wants to be forgotten: she is taken out of every table, then the identity itself goes, with everything that
 * leads to her, and whatever she has open is closed. What was under way meanwhile is taken out after that: from then on
 * nobody can be her. Between two tables everybody else has a turn.
 */
export async function forgetPerson(ports: ForgettingPorts, person: Person): Promise<void> {
  const { store, disconnector } = ports
  const names = await takeOut(ports, person)
  await nameClubs(store, person.id, names)
  await store.forgetPerson(person.id)
  await disconnector.everywhere(person.id, 'forgotten')
  await takeOut(ports, person)
  await store.forgetMentions(person.id)
  await store.forgetPerson(person.id)
}

/** Bots take the seats; then every log that speaks of her is rewritten, so that it replays as before without her. */
async function takeOut(ports: ForgettingPorts, person: Person): Promise<ReadonlySet<string>> {
  const { store } = ports
  const names = new Set([person.name])
  for (const id of await speakingOf(store, person.id)) {
    await othersFirst()
    await retry(() => leave(ports, person, id))
    for (const name of namesIn(await store.entries(id), person.id)) names.add(name)
  }
  for (const id of await speakingOf(store, person.id)) {
    await othersFirst()
    await retry(() => scrub(ports, person.id, names, id))
  }
  return names
}

/** A club goes on without its founder; where she called it by her name, that goes with her. */
async function nameClubs({ clubs }: Store, person: string, names: ReadonlySet<string>): Promise<void> {
  for (const { id, name, founder } of await clubs.of(person)) {
    const without = [...names].reduce((left, hers) => left.replaceAll(hers, NOBODY), name)
    if (founder === person && without !== name) await clubs.change(id, person, { name: without })
  }
}

const othersFirst = (): Promise<void> => new Promise(done => setImmediate(done))

/** Tables whose log, or what is said there, mentions this person: not only those where she sat. */
const speakingOf = async (store: Store, person: string): Promise<Set<string>> =>
  new Set((await store.mentioning(person)).map(tableOf))

async function leave(ports: ForgettingPorts, person: Person, id: string): Promise<void> {
  const { store, tables, roster, clock } = ports
  const row = await store.table(id)
  if (!row || (isShowable(row) && summaryFor(row, person.id).you === undefined)) return
  const loaded = await tables.open(id)
  const outcome = loaded && forget(commandContext(loaded, person, clock.now(), roster))
  if (outcome && 'applied' in outcome && outcome.applied.length > 0) await tables.commit(loaded, outcome.applied)
}

/** The entry that is appended takes a number: whatever was decided on the old log cannot be written any more. */
async function scrub(
  { store, tables, clock, bytes, findGame }: ForgettingPorts,
  person: string,
  names: ReadonlySet<string>,
  id: string,
): Promise<void> {
  const [row, entries] = [await store.table(id), await store.entries(id)]
  const disguise: Disguise = { person, pseudonym: newId(bytes), names }
  const rewritten = scrubbed(entries, disguise)
  if (entries.length === 0) return
  const fresh = new Map(rewritten.map(entry => [entry.sequence, entry]))
  const log = entries.map(entry => fresh.get(entry.sequence) ?? entry)
  const disguised = row && { ...row, summary: withoutHer(row.summary, id, findGame, log) }
  const appended = { sequence: entries.length + 1, at: clock.now(), body: { type: 'rewritten' } }
  await store.rewrite({ table: id, rewritten, entries: [appended], ...(disguised ? { row: disguised } : {}) })
  await othersFirst()
  const said = scrubbedTalk(await store.entries(talkOf(id)), disguise)
  if (said.length > 0) await store.rewrite({ table: talkOf(id), rewritten: said, people: [] })
  const loaded = await tables.ifLoaded(id)
  if (loaded) tables.unload(loaded, new Rewritten(id))
}

/** Lets go of people who were not seen for so many days, and of what reaches them. */
export async function forgetUnseen(store: Store, clock: Clock, keepDays: number): Promise<void> {
  if (keepDays > 0) await store.forgetUnseen(surelyPast(clock) - keepDays * DAY)
}

/** What lists show of a log; nothing where not even its game can be read. */
function withoutHer(summary: Json, id: string, findGame: FindGame, log: readonly Entry[]): Json {
  try {
    return withWhoSits(summary, foldTable(id, findGame, log))
  } catch {
    return null
  }
}

/** Forgets tables nobody touched for so many days and nobody has before her. */
export async function forgetOld(
  store: Store,
  clock: Clock,
  keepDays: number,
  isHeld: (table: string) => Promise<boolean> = async () => false,
): Promise<void> {
  if (keepDays === 0) return
  const limit = surelyPast(clock) - keepDays * DAY
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
