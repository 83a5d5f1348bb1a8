import { forgottenHash } from '../forgotten.ts'
import { LISTED_PAGE, type Listing, listedFairly } from '../listed.ts'
import {
  type Change,
  CodeTaken,
  type Entry,
  type Person,
  type Rewriting,
  SequenceTaken,
  type Snapshot,
  type Store,
  type TableRow,
} from '../store.ts'
import { MemoryChannels } from './channels.ts'
import { MemoryClubs } from './clubs.ts'
import { MemoryCompanions } from './companions.ts'
import { MemoryDevices } from './devices.ts'
import { MemoryModeration } from './moderation.ts'
import { MemoryPars } from './pars.ts'
import { MemoryPasskeys } from './passkeys.ts'
import { MemoryPuzzleTries } from './puzzle-tries.ts'
import { MemoryRecoveries } from './recoveries.ts'
import { MemoryResults } from './results.ts'
import { MemoryTokens } from './tokens.ts'
import { MemoryTournaments } from './tournaments.ts'

const copy = <T>(value: T): T => structuredClone(value)
const latestFirst = (a: TableRow, b: TableRow): number => b.touched - a.touched || (a.id < b.id ? -1 : 1)

/** A store for tests and for tables nobody wants to keep. It obeys the same suite as the others. */
export class MemoryStore implements Store {
  readonly #entries = new Map<string, Entry[]>()
  readonly #tables = new Map<string, TableRow>()
  readonly #people = new Map<string, Person>()
  readonly #sitters = new Map<string, Set<string>>()
  readonly #mentions = new Map<string, Set<string>>()
  readonly #snapshots = new Map<string, Snapshot>()
  readonly #forgotten = new Set<string>()
  readonly #keys = new Map<string, string>()
  readonly channels = new MemoryChannels(person => !this.#isForgotten(person))
  readonly moderation = new MemoryModeration()
  readonly tokens = new MemoryTokens(person => !this.#isForgotten(person))
  readonly recoveries = new MemoryRecoveries(person => !this.#isForgotten(person))
  readonly passkeys = new MemoryPasskeys(person => !this.#isForgotten(person))
  readonly devices = new MemoryDevices({
    mayKeep: person => !this.#isForgotten(person),
    endOthers: person => {
      this.tokens.forgetPerson(person)
      this.channels.forgetPerson(person)
    },
  })
  readonly puzzleTries = new MemoryPuzzleTries(person => !this.#isForgotten(person))
  readonly results = new MemoryResults({ nameOf: id => this.#people.get(id)?.name })
  readonly companions = new MemoryCompanions({
    nameOf: id => this.#people.get(id)?.name,
    haveMet: (person, other) => this.results.haveMet(person, other),
  })
  readonly clubs: MemoryClubs = new MemoryClubs({
    nameOf: id => this.#people.get(id)?.name,
    tables: ids => copy(ids.flatMap(id => this.#tables.get(id) ?? [])),
    resultsOf: tables => this.results.at(tables),
    onLeft: (club, person) => this.tournaments.leftClub(club, person),
    onDropped: club => this.tournaments.dropClub(club),
  })
  readonly pars: MemoryPars = new MemoryPars({ resultsOf: club => this.clubs.resultsOf(club) })
  readonly tournaments: MemoryTournaments = new MemoryTournaments({
    isMember: (club, person) => this.clubs.isMember(club, person),
  })

  async write(change: Change): Promise<void> {
    this.#refuseClash(change)
    const { table, entries, row, people, mentions, results } = change
    if (entries) this.#entries.set(table, [...(this.#entries.get(table) ?? []), ...copy(entries)])
    if (row) this.#tables.set(row.id, copy({ ...row, created: this.#tables.get(row.id)?.created ?? row.created }))
    if (people) this.#sitters.set(table, new Set(people))
    if (mentions) this.#mentions.set(table, new Set([...(this.#mentions.get(table) ?? []), ...mentions]))
    if (results) this.results.add(results)
  }

  #refuseClash({ table, entries, row }: Change): void {
    const taken = new Set(this.#entries.get(table)?.map(entry => entry.sequence))
    for (const { sequence } of entries ?? []) if (taken.has(sequence)) throw new SequenceTaken(table, sequence)
    if (row?.code == null) return
    for (const other of this.#tables.values())
      if (other.code === row.code && other.id !== row.id) throw new CodeTaken(row.code)
  }

  async rewrite({ rewritten, ...change }: Rewriting): Promise<void> {
    await this.write(change)
    const fresh = new Map(rewritten.map(entry => [entry.sequence, copy(entry)]))
    this.#entries.set(
      change.table,
      (this.#entries.get(change.table) ?? []).map(entry => fresh.get(entry.sequence) ?? entry),
    )
    this.#snapshots.delete(change.table)
  }

  async mentioning(person: string): Promise<string[]> {
    return [...this.#mentions].flatMap(([log, people]) => (people.has(person) ? [log] : [])).sort()
  }

  async forgetMentions(person: string): Promise<void> {
    for (const people of this.#mentions.values()) people.delete(person)
  }

  async entries(table: string, after = 0): Promise<Entry[]> {
    return copy((this.#entries.get(table) ?? []).filter(entry => entry.sequence > after))
  }

  async firstEntry(table: string): Promise<Entry | undefined> {
    return copy(this.#entries.get(table)?.[0])
  }

  async table(id: string): Promise<TableRow | undefined> {
    return copy(this.#tables.get(id))
  }

  async tableByCode(code: string): Promise<TableRow | undefined> {
    return copy([...this.#tables.values()].find(row => row.code === code))
  }

  async tablesOf(person: string, limit: number): Promise<TableRow[]> {
    return this.#select(limit, row => this.#sitters.get(row.id)?.has(person) ?? false)
  }

  async listedTables(listing: Listing): Promise<TableRow[]> {
    const rows = this.#select(Number.POSITIVE_INFINITY, row => row.listed && listing.statuses.includes(row.status))
    return listedFairly(after => {
      const from = after ? rows.findIndex(({ id }) => id === after.id) + 1 : 0
      return rows.slice(from, from + LISTED_PAGE)
    }, listing)
  }

  #select(limit: number, wanted: (row: TableRow) => boolean): TableRow[] {
    return copy([...this.#tables.values()].filter(wanted).sort(latestFirst).slice(0, limit))
  }

  async dueTables(by: number, limit: number): Promise<{ id: string; due: number }[]> {
    return this.#dues()
      .filter(({ due }) => due <= by)
      .slice(0, limit)
  }

  async nextDue(): Promise<number | undefined> {
    return this.#dues()[0]?.due
  }

  async latestTime(): Promise<number | undefined> {
    const happened = this.#dues().flatMap(({ id }) => this.#entries.get(id)?.at(-1)?.at ?? [])
    const times = [...happened, ...[...this.#tables.values()].map(({ touched }) => touched)]
    return times.length > 0 ? Math.max(...times) : undefined
  }

  async moveDue(id: string, from: number | null, to: number | null): Promise<boolean> {
    const row = this.#tables.get(id)
    if (!row || row.due !== from) return false
    this.#tables.set(id, { ...row, due: to })
    return true
  }

  #dues(): { id: string; due: number }[] {
    const waiting = [...this.#tables.values()].flatMap(({ id, due }) => (due === null ? [] : [{ id, due }]))
    return waiting.sort((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1))
  }

  async allTables(after: string | undefined, limit: number): Promise<TableRow[]> {
    const rows = [...this.#tables.values()].filter(row => row.id > (after ?? ''))
    return copy(rows.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit))
  }

  async forgetTable(id: string): Promise<void> {
    for (const part of [this.#entries, this.#tables, this.#sitters, this.#mentions, this.#snapshots]) part.delete(id)
    this.channels.forgetTable(id)
    this.results.forgetTable(id)
    this.companions.forgetTable(id)
    this.pars.forgetTable(id)
    this.clubs.forgetTable(id)
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    return copy(this.#snapshots.get(table))
  }

  async keepSnapshot(snapshot: Snapshot): Promise<void> {
    const known = this.#snapshots.get(snapshot.table)
    const newer =
      !known ||
      snapshot.sequence >= known.sequence ||
      snapshot.rulesVersion > known.rulesVersion ||
      snapshot.layoutVersion > known.layoutVersion
    if (newer) this.#snapshots.set(snapshot.table, copy(snapshot))
  }

  async person(id: string): Promise<Person | undefined> {
    return copy(this.#people.get(id))
  }

  async keepPerson(person: Person): Promise<void> {
    if (this.#isForgotten(person.id)) return
    this.#people.set(person.id, copy({ ...person, created: this.#people.get(person.id)?.created ?? person.created }))
  }

  async forgetPerson(id: string): Promise<void> {
    this.#forgotten.add(forgottenHash(id))
    this.#letGo(id)
    this.devices.forgetPerson(id)
    for (const sitters of this.#sitters.values()) sitters.delete(id)
  }

  #letGo(id: string): void {
    this.#people.delete(id)
    this.channels.forgetPerson(id)
    this.tokens.forgetPerson(id)
    this.recoveries.remove(id)
    this.passkeys.forgetPerson(id)
    this.moderation.forgetPerson(id)
    this.results.forgetPerson(id)
    this.companions.forgetPerson(id)
    this.tournaments.forgetPerson(id)
    this.clubs.forgetPerson(id)
    this.puzzleTries.forgetPerson(id)
  }

  #isForgotten(id: string): boolean {
    return this.#forgotten.has(forgottenHash(id))
  }

  async forgottenAmong(people: readonly string[]): Promise<string[]> {
    return people.filter(id => this.#isForgotten(id))
  }

  async forgetUnseen(since: number): Promise<number> {
    const unseen = [...this.#people.values()].filter(({ seen }) => seen < since)
    for (const { id } of unseen) this.#letGo(id)
    return unseen.length
  }

  async sharedKey(name: string, offered: string): Promise<string> {
    const key = this.#keys.get(name) ?? offered
    this.#keys.set(name, key)
    return key
  }

  async close(): Promise<void> {}
}
