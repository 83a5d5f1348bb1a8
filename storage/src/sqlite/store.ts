import Database from 'better-sqlite3'
import { deviceHash } from '../devices.ts'
import { forgottenHash } from '../forgotten.ts'
import { LISTED_PAGE, type Listing, listedFairly } from '../listed.ts'
import { type SnapshotColumns, snapshotOf, snapshotValues } from '../snapshot-columns.ts'
import type { Change, Entry, Person, Rewriting, Snapshot, Store, TableRow } from '../store.ts'
import { changeWork, conflictOf, rewritingWork } from './change-statements.ts'
import { SqliteChannels } from './channels.ts'
import { SqliteClubs } from './clubs.ts'
import { SqliteCompanions } from './companions.ts'
import { SqliteDevices } from './devices.ts'
import { type DiskFailed, troubleOf } from './disk-errors.ts'
import { GroupCommit } from './group-commit.ts'
import { SqliteModeration } from './moderation.ts'
import { SqlitePars } from './pars.ts'
import { SqlitePasskeys } from './passkeys.ts'
import { SqlitePuzzleTries } from './puzzle-tries.ts'
import { Reader } from './reader.ts'
import { SqliteRecoveries } from './recoveries.ts'
import { SqliteResults } from './results.ts'
import { type EntryColumns, entryOf, type TableColumns, tableOf } from './rows.ts'
import { configure, prepare, STEPS } from './schema.ts'
import { refuseOdd, type SqliteFailure, type Statement, type Work, type WorkResult } from './statements.ts'
import { SqliteTokens } from './tokens.ts'
import { nameless, SqliteTournaments } from './tournaments.ts'
import { WriterThread } from './writer-thread.ts'

const TABLES_OF = `SELECT tables.* FROM sitters JOIN tables ON tables.id = sitters.table_id
  WHERE sitters.person = ? ORDER BY touched DESC, id LIMIT ?`
const LISTED = `SELECT * FROM tables WHERE listed = 1 AND status IN (SELECT value FROM json_each(?))
  AND touched <= ? AND (touched < ? OR id > ?) ORDER BY touched DESC, id LIMIT ?`
const MENTIONING = 'SELECT table_id FROM mentions WHERE person = ? ORDER BY table_id'
const KEEP_SNAPSHOT = `INSERT INTO snapshots VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, rules_version = excluded.rules_version,
    layout_version = excluded.layout_version, body = excluded.body, checksum = excluded.checksum
  WHERE excluded.sequence >= sequence OR excluded.rules_version > rules_version OR excluded.layout_version > layout_version`
const KEEP_PERSON = `INSERT INTO people SELECT ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE hash = ?)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, seen = excluded.seen`

/**
 * Pages that wait in the write-ahead log before they move into the database. Tables that are played write the same
 * pages again and again: moved rarely, they are moved once.
 */
const PAGES_AHEAD = 8000

/** Everything besides tables that is known of a person. */
const OF_PEOPLE = {
  channels: 'person',
  reminders: 'person',
  tokens: 'person',
  recoveries: 'person',
  passkeys: 'person',
  results: 'person',
  results_cleared: 'person',
  blocks: 'person',
  invitations: 'person',
  club_members: 'person',
  puzzle_tries: 'person',
  people: 'id',
}

/** Milliseconds between two questions to the disk whether it can be written. */
const PROBE_EVERY = 1_000

/**
 * A store in one file. What comes during one turn of the event loop, or while the disk is busy, shares one commit. A
 * thread of its own writes and waits for the disk; what is read here is on disk.
 */
export class SqliteStore implements Store {
  /** Only reads. */
  readonly #db: Database.Database
  readonly #reader: Reader
  readonly #thread: WriterThread
  readonly #commits: GroupCommit<Work, WorkResult>
  readonly channels: SqliteChannels
  readonly tokens: SqliteTokens
  readonly recoveries: SqliteRecoveries
  readonly passkeys: SqlitePasskeys
  readonly devices: SqliteDevices
  readonly moderation: SqliteModeration
  readonly results: SqliteResults
  readonly companions: SqliteCompanions
  readonly clubs: SqliteClubs
  readonly tournaments: SqliteTournaments
  readonly pars: SqlitePars
  readonly puzzleTries: SqlitePuzzleTries
  #askedAt = Number.NEGATIVE_INFINITY
  #health: Promise<void> = Promise.resolve()
  /** Told once if the disk fails: from then on nothing more is written. */
  onFailure: (error: DiskFailed) => void = () => {}

  constructor(path: string, { pagesAhead = PAGES_AHEAD } = {}) {
    this.#db = new Database(path)
    configure(this.#db)
    prepare(this.#db)
    this.#db.pragma('query_only = ON')
    this.#thread = new WriterThread({ path, pagesAhead }, error => this.onFailure(error))
    this.#commits = new GroupCommit(batch => this.#thread.commit(batch))
    this.#reader = new Reader(this.#db)
    const soon = (work: Work) => this.#soon(...work)
    this.channels = new SqliteChannels(this.#reader, soon)
    this.tokens = new SqliteTokens(this.#reader, soon)
    this.recoveries = new SqliteRecoveries(this.#reader, soon)
    this.passkeys = new SqlitePasskeys(this.#reader, soon)
    this.devices = new SqliteDevices(this.#reader, soon)
    this.moderation = new SqliteModeration(this.#reader, soon)
    this.results = new SqliteResults(this.#reader, soon)
    this.companions = new SqliteCompanions(this.#reader, soon)
    this.clubs = new SqliteClubs(this.#reader, soon)
    this.tournaments = new SqliteTournaments(this.#reader, soon)
    this.pars = new SqlitePars(this.#reader, soon)
    this.puzzleTries = new SqlitePuzzleTries(this.#reader, soon)
  }

  /** Beside a server that runs: a file of another layout is refused, not brought to ours under it. */
  static openAsItIs(path: string): SqliteStore {
    const db = new Database(path, { readonly: true, fileMustExist: true })
    const version = db.pragma('user_version', { simple: true }) as number
    db.close()
    if (version !== STEPS.length)
      throw new Error(`the database has layout ${version} of another Grotto (ours is ${STEPS.length}): use that one`)
    return new SqliteStore(path)
  }

  /** Whether somebody has this file open: only who is alone may leave the write-ahead log. */
  static isInUse(path: string): boolean {
    const db = new Database(path, { timeout: 0 })
    try {
      db.pragma('journal_mode = DELETE')
      return false
    } catch {
      return true
    } finally {
      db.close()
    }
  }

  async write(change: Change): Promise<void> {
    await this.#do(changeWork(change), failure => conflictOf(change, failure))
  }

  async rewrite(rewriting: Rewriting): Promise<void> {
    await this.#do(rewritingWork(rewriting), failure => conflictOf(rewriting, failure))
  }

  async mentioning(person: string): Promise<string[]> {
    return this.#all<{ table_id: string }>(MENTIONING, person).map(({ table_id }) => table_id)
  }

  async forgetMentions(person: string): Promise<void> {
    await this.#soon(['DELETE FROM mentions WHERE person = ?', person])
  }

  async entries(table: string, after = 0): Promise<Entry[]> {
    const sql = 'SELECT sequence, at, body, receipt FROM entries WHERE table_id = ? AND sequence > ? ORDER BY sequence'
    return this.#all<EntryColumns>(sql, table, after).map(entryOf)
  }

  async firstEntry(table: string): Promise<Entry | undefined> {
    const sql = 'SELECT sequence, at, body, receipt FROM entries WHERE table_id = ? ORDER BY sequence LIMIT 1'
    return this.#all<EntryColumns>(sql, table).map(entryOf)[0]
  }

  async table(id: string): Promise<TableRow | undefined> {
    return this.#tables('SELECT * FROM tables WHERE id = ?', id)[0]
  }

  async tableByCode(code: string): Promise<TableRow | undefined> {
    return this.#tables('SELECT * FROM tables WHERE code = ?', code)[0]
  }

  async tablesOf(person: string, limit: number): Promise<TableRow[]> {
    return this.#tables(TABLES_OF, person, limit)
  }

  async listedTables(listing: Listing): Promise<TableRow[]> {
    const statuses = JSON.stringify(listing.statuses)
    return listedFairly(after => {
      const [touched, id] = [after?.touched ?? Number.MAX_SAFE_INTEGER, after?.id ?? '']
      return this.#tables(LISTED, statuses, touched, touched, id, LISTED_PAGE)
    }, listing)
  }

  async dueTables(by: number, limit: number): Promise<{ id: string; due: number }[]> {
    return this.#all('SELECT id, due FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?', by, limit)
  }

  async nextDue(): Promise<number | undefined> {
    const [row] = this.#all<{ due: number }>('SELECT due FROM tables WHERE due IS NOT NULL ORDER BY due LIMIT 1')
    return row?.due
  }

  async latestTime(): Promise<number | undefined> {
    const last = 'SELECT at FROM entries WHERE table_id = tables.id ORDER BY sequence DESC LIMIT 1'
    const [row] = this.#all<{ at: number | null }>(
      `SELECT max(at) AS at FROM (SELECT max(touched) AS at FROM tables
       UNION ALL SELECT max((${last})) FROM tables WHERE due IS NOT NULL)`,
    )
    return row?.at ?? undefined
  }

  async moveDue(id: string, from: number | null, to: number | null): Promise<boolean> {
    return (await this.#soon(['UPDATE tables SET due = ? WHERE id = ? AND due IS ?', to, id, from])) > 0
  }

  async allTables(after: string | undefined, limit: number): Promise<TableRow[]> {
    return this.#tables('SELECT * FROM tables WHERE id > ? ORDER BY id LIMIT ?', after ?? '', limit)
  }

  async forgetTable(id: string): Promise<void> {
    const parts = [
      'entries',
      'sitters',
      'mentions',
      'snapshots',
      'reminders',
      'results',
      'invitations',
      'club_tables',
      'pars',
    ]
    await this.#soon(...parts.map((from): Statement => [`DELETE FROM ${from} WHERE table_id = ?`, id]), [
      'DELETE FROM tables WHERE id = ?',
      id,
    ])
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const [row] = this.#all<SnapshotColumns>('SELECT * FROM snapshots WHERE table_id = ?', table)
    try {
      return row && snapshotOf(row)
    } catch (error) {
      await this.#soon(['DELETE FROM snapshots WHERE table_id = ?', table]).catch(() => {})
      throw error
    }
  }

  async keepSnapshot(snapshot: Snapshot): Promise<void> {
    await this.#soon([KEEP_SNAPSHOT, ...snapshotValues(snapshot)])
  }

  async person(id: string): Promise<Person | undefined> {
    return this.#all<Person>('SELECT * FROM people WHERE id = ?', id)[0]
  }

  async keepPerson({ id, name, language, created, seen }: Person): Promise<void> {
    await this.#soon([KEEP_PERSON, id, name, language, created, seen, forgottenHash(id)])
  }

  async forgetPerson(id: string): Promise<void> {
    const parts = Object.entries({ sitters: 'person', ...OF_PEOPLE })
    await this.#soon(
      ['INSERT OR IGNORE INTO forgotten VALUES (?)', forgottenHash(id)],
      ...nameless('= ?', id),
      ...parts.map(([from, column]): Statement => [`DELETE FROM ${from} WHERE ${column} = ?`, id]),
      ['DELETE FROM devices WHERE hash = ?', deviceHash(id)],
      ['DELETE FROM reports WHERE reporter = ? OR about = ?', id, id],
      ['DELETE FROM blocks WHERE person = ? OR other = ?', id, id],
      ['DELETE FROM invitations WHERE person = ? OR by_person = ?', id, id],
    )
    // What was written before the change is still in the write-ahead log.
    await this.#thread.erase()
  }

  /** A write that changes nothing; asked again within a second, the same answer. */
  health(): Promise<void> {
    const now = performance.now()
    if (now - this.#askedAt < PROBE_EVERY) return this.#health
    this.#askedAt = now
    const version = this.#db.pragma('user_version', { simple: true }) as number
    this.#health = this.#soon([`PRAGMA user_version = ${version}`]).then(() => {})
    this.#health.catch(() => {})
    return this.#health
  }

  async forgottenAmong(people: readonly string[]): Promise<string[]> {
    return people.filter(id => this.#all('SELECT 1 FROM forgotten WHERE hash = ?', forgottenHash(id)).length > 0)
  }

  async forgetUnseen(since: number): Promise<number> {
    const unseen = 'SELECT id FROM people WHERE seen < ?'
    if (this.#all(`${unseen} LIMIT 1`, since).length === 0) return 0
    const parts = Object.entries(OF_PEOPLE)
    return this.#soon(
      ...nameless(`IN (${unseen})`, since),
      ...parts.map(([from, column]): Statement => [`DELETE FROM ${from} WHERE ${column} IN (${unseen})`, since]),
    )
  }

  async sharedKey(name: string, offered: string): Promise<string> {
    await this.#soon(['INSERT OR IGNORE INTO keys VALUES (?, ?)', name, offered])
    return this.#all<{ value: string }>('SELECT value FROM keys WHERE name = ?', name)[0]!.value
  }

  async close(): Promise<void> {
    await this.#commits.drained()
    this.#db.close()
    // The last to close moves what is in the write-ahead log into the database: this must not be the event loop's thread.
    await this.#thread.close()
  }

  /** With whatever else is written in this turn of the event loop; how many rows the last step changed. */
  #soon(...work: Work): Promise<number> {
    return this.#do(work)
  }

  async #do(work: Work, clash?: (failure: SqliteFailure) => Error | undefined): Promise<number> {
    refuseOdd(work)
    const outcome = await this.#commits.add(work)
    if ('changes' in outcome) return outcome.changes
    throw clash?.(outcome.failure) ?? troubleOf(outcome.failure)
  }

  #all<Row>(sql: string, ...values: unknown[]): Row[] {
    return this.#reader.prepare(sql).all(...values) as Row[]
  }

  #tables(sql: string, ...values: unknown[]): TableRow[] {
    return this.#all<TableColumns>(sql, ...values).map(tableOf)
  }
}
