import { given } from '@grotto/kernel'
import type { QueryConfig, QueryResult } from 'pg'
import { deviceHash } from '../devices.ts'
import { forgottenHash } from '../forgotten.ts'
import { LISTED_PAGE, type Listing, listedFairly } from '../listed.ts'
import { type SnapshotColumns, snapshotOf, snapshotValues } from '../snapshot-columns.ts'
import type { Change, Entry, Person, Rewriting, Snapshot, Store, TableRow } from '../store.ts'
import { batchStatement } from './batch-statement.ts'
import { PostgresChannels } from './channels.ts'
import { PostgresClubs } from './clubs.ts'
import { PostgresCluster } from './cluster.ts'
import { PostgresCompanions } from './companions.ts'
import { Connections } from './connections.ts'
import { DatabaseWatch } from './database-watch.ts'
import { PostgresDevices } from './devices.ts'
import { type EncodedChange, encodeChange, encodeEntry } from './encoded-change.ts'
import { Jobs } from './jobs.ts'
import { PostgresModeration } from './moderation.ts'
import { PostgresPars } from './pars.ts'
import { PostgresPasskeys } from './passkeys.ts'
import { PostgresPuzzleTries } from './puzzle-tries.ts'
import type { Query } from './query.ts'
import { PostgresRecoveries } from './recoveries.ts'
import { PostgresResults } from './results.ts'
import { type EntryColumns, entryOf, type TableColumns, tableOf } from './rows.ts'
import { prepare, refuseOtherLayout } from './schema.ts'
import { PostgresTokens } from './tokens.ts'
import { PostgresTournaments } from './tournaments.ts'
import { WriteQueue } from './write-queue.ts'
import { column, conflictOf, writeStatement } from './write-statement.ts'

const TABLES_OF = `SELECT tables.* FROM sitters JOIN tables ON tables.id = sitters.table_id
  WHERE sitters.person = $1 ORDER BY touched DESC, id LIMIT $2`
const LISTED = `SELECT * FROM tables WHERE listed AND status = ANY ($1) AND touched <= $2
  AND (touched < $2 OR id > $3 COLLATE "C") ORDER BY touched DESC, id COLLATE "C" LIMIT $4`
const KEEP_SNAPSHOT = `INSERT INTO snapshots VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, rules_version = excluded.rules_version,
    layout_version = excluded.layout_version, body = excluded.body, checksum = excluded.checksum
  WHERE excluded.sequence >= snapshots.sequence OR excluded.rules_version > snapshots.rules_version
    OR excluded.layout_version > snapshots.layout_version`
const KEEP_PERSON = `INSERT INTO people SELECT $1, $2, $3, $4, $5
  WHERE NOT EXISTS (SELECT FROM forgotten WHERE hash = $6)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, seen = excluded.seen`
/** The row decides: whoever touches the table in the same moment holds it. */
const GONE = '($2::bigint IS NULL OR EXISTS (SELECT FROM gone))'
const FORGET_TABLE = `WITH gone AS (DELETE FROM tables WHERE id = $1 AND ($2::bigint IS NULL OR touched < $2) RETURNING id),
  a AS (DELETE FROM entries WHERE table_id = $1 AND ${GONE}), b AS (DELETE FROM sitters WHERE table_id = $1 AND ${GONE}),
  c AS (DELETE FROM snapshots WHERE table_id = $1 AND ${GONE}), d AS (DELETE FROM reminders WHERE table_id = $1 AND ${GONE}),
  e AS (DELETE FROM mentions WHERE table_id = $1 AND ${GONE}),
  f AS (DELETE FROM results WHERE table_id = $1 AND ${GONE}), g AS (DELETE FROM invitations WHERE table_id = $1 AND ${GONE}),
  h AS (DELETE FROM club_tables WHERE table_id = $1 AND ${GONE}), i AS (DELETE FROM pars WHERE table_id = $1 AND ${GONE})
  DELETE FROM keys WHERE name = 'rematch ' || $1 AND ${GONE}`
/** Slots of tournaments stay, without a name. */
const nameless = (whose: string): string => `slots AS (DELETE FROM tournament_entrants WHERE person ${whose}
    AND tournament IN (SELECT id FROM tournaments WHERE begun IS NULL)),
  names AS (UPDATE tournament_entrants SET person = NULL, gone = 1 WHERE person ${whose}
    AND tournament IN (SELECT id FROM tournaments WHERE begun IS NOT NULL)),
  organised AS (UPDATE tournaments SET organiser = NULL WHERE organiser ${whose})`
const FORGET_PERSON = `WITH ${nameless('= $1')}, a AS (DELETE FROM sitters WHERE person = $1), b AS (DELETE FROM answers WHERE person = $1),
  c AS (DELETE FROM channels WHERE person = $1), d AS (DELETE FROM reminders WHERE person = $1),
  e AS (DELETE FROM tokens WHERE person = $1), r AS (DELETE FROM reports WHERE reporter = $1 OR about = $1), f AS (DELETE FROM offers WHERE person = $1),
  g AS (DELETE FROM presence WHERE person = $1), h AS (DELETE FROM results WHERE person = $1),
  i AS (DELETE FROM results_cleared WHERE person = $1), j AS (DELETE FROM blocks WHERE person = $1 OR other = $1),
  k AS (DELETE FROM invitations WHERE person = $1 OR by_person = $1), l AS (DELETE FROM club_members WHERE person = $1),
  m AS (DELETE FROM recoveries WHERE person = $1), n AS (DELETE FROM puzzle_tries WHERE person = $1),
  o AS (DELETE FROM devices WHERE hash = $2), p AS (DELETE FROM passkeys WHERE person = $1)
  DELETE FROM people WHERE id = $1`
const UNSEEN = 'IN (SELECT id FROM people WHERE seen < $1)'
const FORGET_UNSEEN = `WITH ${nameless(UNSEEN)}, a AS (DELETE FROM channels WHERE person ${UNSEEN}), b AS (DELETE FROM tokens WHERE person ${UNSEEN}),
  c AS (DELETE FROM reminders WHERE person ${UNSEEN}), d AS (DELETE FROM results WHERE person ${UNSEEN}),
  e AS (DELETE FROM results_cleared WHERE person ${UNSEEN}), f AS (DELETE FROM blocks WHERE person ${UNSEEN}),
  g AS (DELETE FROM invitations WHERE person ${UNSEEN}), h AS (DELETE FROM club_members WHERE person ${UNSEEN}),
  i AS (DELETE FROM recoveries WHERE person ${UNSEEN}), j AS (DELETE FROM puzzle_tries WHERE person ${UNSEEN}),
  k AS (DELETE FROM passkeys WHERE person ${UNSEEN})
  DELETE FROM people WHERE seen < $1 RETURNING id`

const REWRITE = `UPDATE entries SET at = fresh.at, body = fresh.body, receipt = fresh.receipt
  FROM unnest($2::int[], $3::bigint[], $4::text[], $5::text[]) AS fresh (sequence, at, body, receipt)
  WHERE table_id = $1 AND entries.sequence = fresh.sequence`
const MENTIONING = 'SELECT table_id FROM mentions WHERE person = $1 ORDER BY table_id'
const LAST_HAPPENED = `SELECT greatest((SELECT max(touched) FROM tables), (SELECT max(last.at) FROM tables,
  LATERAL (SELECT at FROM entries WHERE table_id = tables.id ORDER BY sequence DESC LIMIT 1) AS last
  WHERE due IS NOT NULL)) AS at`
const MOVE_DUE = 'UPDATE tables SET due = $3 WHERE id = $1 AND due IS NOT DISTINCT FROM $2 RETURNING id'
const PROBE_EVERY_MS = 1_000

const names = new Map<string, string>()

/** A short name for a statement, under which the database keeps its plan. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `q${names.size}`
  names.set(sql, name)
  return name
}

/** Questions with values are planned once; those without may be several in one. */
const executing =
  (pool: { query(question: QueryConfig | string): Promise<QueryResult> }) =>
  (text: string, values: unknown[] = []) =>
    pool.query(values.length > 0 ? { name: nameOf(text), text, values } : text)

/** A store that many nodes share. What one node writes at the same time goes in one transaction. */
export class PostgresStore implements Store {
  readonly #connections: Connections
  #health: Promise<void> = Promise.resolve()
  #askedAt = Number.NEGATIVE_INFINITY
  readonly cluster: PostgresCluster
  readonly #writes = new WriteQueue({
    one: change => this.#writeOne(change),
    together: changes => this.#writeTogether(changes),
  })
  readonly channels: PostgresChannels
  readonly tokens: PostgresTokens
  readonly recoveries: PostgresRecoveries
  readonly passkeys: PostgresPasskeys
  readonly devices: PostgresDevices
  readonly moderation: PostgresModeration
  readonly results: PostgresResults
  readonly companions: PostgresCompanions
  readonly clubs: PostgresClubs
  readonly tournaments: PostgresTournaments
  readonly pars: PostgresPars
  readonly puzzleTries: PostgresPuzzleTries

  private constructor(connection: string, connections: number) {
    const watch = new DatabaseWatch()
    this.#connections = new Connections(connection, connections, watch)
    const query: Query = (sql, ...values) => this.#all(sql, ...values)
    this.cluster = new PostgresCluster({ connection, watch, query, execute: executing(this.#connections) })
    this.channels = new PostgresChannels(query)
    this.tokens = new PostgresTokens(query)
    this.recoveries = new PostgresRecoveries(query)
    this.passkeys = new PostgresPasskeys(query)
    this.devices = new PostgresDevices(query)
    this.moderation = new PostgresModeration(query)
    this.results = new PostgresResults(query)
    this.companions = new PostgresCompanions(query)
    this.clubs = new PostgresClubs(query)
    this.tournaments = new PostgresTournaments(query)
    this.pars = new PostgresPars(query)
    this.puzzleTries = new PostgresPuzzleTries(query)
  }

  static async open(connection: string, connections = 16): Promise<PostgresStore> {
    await Connections.patiently(connection, async pool => {
      await Jobs.install(executing(pool))
      const client = await pool.connect()
      await prepare(client).finally(() => client.release())
    })
    return new PostgresStore(connection, connections)
  }

  /** As it is: a database of another layout is refused, not brought to ours under the nodes that use it. */
  static async openToRead(connection: string, connections = 2): Promise<PostgresStore> {
    await Connections.patiently(connection, async pool => refuseOtherLayout(pool))
    return new PostgresStore(connection, connections)
  }

  async write(change: Change): Promise<void> {
    const encoded = encodeChange(change)
    await this.#writes.write(encoded)
    this.cluster.notifier.appended(encoded)
  }

  async #writeOne(change: EncodedChange): Promise<void> {
    const client = await this.#connections.connect()
    try {
      await client.query(writeStatement(change))
      client.release()
    } catch (error) {
      const conflict = conflictOf(change, error)
      // The pool itself would throw the connection away; a lost race is no reason to.
      client.release(conflict === error)
      throw conflict
    }
  }

  async #writeTogether(changes: readonly EncodedChange[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.#connections.query(batchStatement(changes))
    const lost = new Set(changes.map(({ table }) => table))
    for (const { table_id } of rows as { table_id: string }[]) lost.delete(table_id)
    return lost
  }

  async rewrite({ rewritten, ...change }: Rewriting): Promise<void> {
    const [encoded, fresh] = [encodeChange(change), rewritten.map(encodeEntry)]
    const client = await this.#connections.connect()
    try {
      await client.query('BEGIN')
      await client.query(writeStatement(encoded))
      const columns = [column(fresh, 'sequence'), column(fresh, 'at'), column(fresh, 'body'), column(fresh, 'receipt')]
      await client.query(REWRITE, [change.table, ...columns])
      await client.query('DELETE FROM snapshots WHERE table_id = $1', [change.table])
      await client.query('COMMIT')
      client.release()
    } catch (error) {
      // Its transaction ends with it.
      client.release(true)
      throw conflictOf(encoded, error)
    }
    this.cluster.notifier.notify(change.table)
  }

  async mentioning(person: string): Promise<string[]> {
    return (await this.#all<{ table_id: string }>(MENTIONING, person)).map(({ table_id }) => table_id)
  }

  async forgetMentions(person: string): Promise<void> {
    await this.#all('DELETE FROM mentions WHERE person = $1', person)
  }

  async entries(table: string, after = 0): Promise<Entry[]> {
    const sql = `SELECT sequence, at, body, receipt FROM entries
      WHERE table_id = $1 AND sequence > $2 ORDER BY sequence`
    return (await this.#all<EntryColumns>(sql, table, after)).map(entryOf)
  }

  async firstEntry(table: string): Promise<Entry | undefined> {
    const sql = 'SELECT sequence, at, body, receipt FROM entries WHERE table_id = $1 ORDER BY sequence LIMIT 1'
    return (await this.#all<EntryColumns>(sql, table)).map(entryOf)[0]
  }

  async table(id: string): Promise<TableRow | undefined> {
    return (await this.#tables('SELECT * FROM tables WHERE id = $1', id))[0]
  }

  async tableByCode(code: string): Promise<TableRow | undefined> {
    return (await this.#tables('SELECT * FROM tables WHERE code = $1', code))[0]
  }

  tablesOf(person: string, limit: number): Promise<TableRow[]> {
    return this.#tables(TABLES_OF, person, limit)
  }

  listedTables(listing: Listing): Promise<TableRow[]> {
    const page = (after: TableRow | undefined) =>
      this.#tables(
        LISTED,
        [...listing.statuses],
        after?.touched ?? Number.MAX_SAFE_INTEGER,
        after?.id ?? '',
        LISTED_PAGE,
      )
    return listedFairly(page, listing)
  }

  dueTables(by: number, limit: number): Promise<{ id: string; due: number }[]> {
    return this.#all('SELECT id, due FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $2', Math.floor(by), limit)
  }

  async nextDue(): Promise<number | undefined> {
    const [row] = await this.#all<{ due: number }>('SELECT due FROM tables WHERE due IS NOT NULL ORDER BY due LIMIT 1')
    return row?.due
  }

  async latestTime(): Promise<number | undefined> {
    return (await this.#all<{ at: number | null }>(LAST_HAPPENED))[0]?.at ?? undefined
  }

  async moveDue(id: string, from: number | null, to: number | null): Promise<boolean> {
    return (await this.#all(MOVE_DUE, id, from, to === null ? null : Math.round(to))).length > 0
  }

  allTables(after: string | undefined, limit: number): Promise<TableRow[]> {
    return this.#tables('SELECT * FROM tables WHERE id > $1 COLLATE "C" ORDER BY id LIMIT $2', after ?? '', limit)
  }

  async forgetTable(id: string, untouchedSince?: number): Promise<void> {
    await this.#all(FORGET_TABLE, id, untouchedSince === undefined ? null : Math.floor(untouchedSince))
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const [row] = await this.#all<SnapshotColumns>('SELECT * FROM snapshots WHERE table_id = $1', table)
    try {
      return row && snapshotOf(row)
    } catch (error) {
      await this.#all('DELETE FROM snapshots WHERE table_id = $1', table)
      throw error
    }
  }

  async keepSnapshot(snapshot: Snapshot): Promise<void> {
    await this.#all(KEEP_SNAPSHOT, ...snapshotValues(snapshot))
  }

  async person(id: string): Promise<Person | undefined> {
    return (await this.#all<Person>('SELECT * FROM people WHERE id = $1', id))[0]
  }

  async keepPerson({ id, name, language, created, seen }: Person): Promise<void> {
    await this.#all(KEEP_PERSON, id, name, language, Math.round(created), Math.round(seen), forgottenHash(id))
  }

  async forgetPerson(id: string): Promise<void> {
    // First: who keeps something in the same moment sees it, or is seen by what follows.
    await this.#all('INSERT INTO forgotten VALUES ($1) ON CONFLICT DO NOTHING', forgottenHash(id))
    await this.#all(FORGET_PERSON, id, deviceHash(id))
  }

  async forgottenAmong(people: readonly string[]): Promise<string[]> {
    const hashes = people.map(forgottenHash)
    const found = await this.#all<{ hash: string }>('SELECT hash FROM forgotten WHERE hash = ANY ($1)', hashes)
    const forgotten = new Set(found.map(({ hash }) => hash))
    return people.filter((_, index) => forgotten.has(hashes[index]!))
  }

  async forgetUnseen(since: number): Promise<number> {
    return (await this.#all(FORGET_UNSEEN, Math.floor(since))).length
  }

  async sharedKey(name: string, offered: string): Promise<string> {
    await this.#all('INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING', name, offered)
    const [row] = await this.#all<{ value: string }>('SELECT value FROM keys WHERE name = $1', name)
    return given(row, 'the key that was just offered').value
  }

  /** A write that changes nothing; asked again within a second, the same answer. */
  health(): Promise<void> {
    const now = performance.now()
    if (now - this.#askedAt < PROBE_EVERY_MS) return this.#health
    this.#askedAt = now
    this.#health = this.#all('UPDATE layout SET version = version').then(() => {})
    this.#health.catch(() => {})
    return this.#health
  }

  async close(): Promise<void> {
    await this.#writes.drained()
    await this.cluster.notifier.close()
    await this.#connections.end()
  }

  async #all<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.#connections.query({ name: nameOf(sql), text: sql, values })).rows as Row[]
  }

  async #tables(sql: string, ...values: unknown[]): Promise<TableRow[]> {
    return (await this.#all<TableColumns>(sql, ...values)).map(tableOf)
  }
}
