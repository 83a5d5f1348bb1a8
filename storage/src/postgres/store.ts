import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { makeReceipt } from '../receipt.ts'
import type { Change, Entry, Person, Rewriting, Snapshot, Store, TableRow } from '../store.ts'
import { Bell } from './bell.ts'
import { PostgresChannels } from './channels.ts'
import { Counts } from './counts.ts'
import { Jobs } from './jobs.ts'
import { Neighbours } from './neighbours.ts'
import { Offers } from './offers.ts'
import type { Query } from './query.ts'
import { type EntryColumns, entryOf, type SnapshotColumns, snapshotOf, type TableColumns, tableOf } from './rows.ts'
import { prepare } from './schema.ts'
import { clashOf, writing } from './writing.ts'

const TABLES_OF = `SELECT tables.* FROM sitters JOIN tables ON tables.id = sitters.table_id
  WHERE sitters.person = $1 ORDER BY touched DESC, id LIMIT $2`
const KEEP_SNAPSHOT = `INSERT INTO snapshots VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, rules_version = excluded.rules_version,
    layout_version = excluded.layout_version, body = excluded.body
  WHERE excluded.sequence >= snapshots.sequence OR excluded.rules_version > snapshots.rules_version
    OR excluded.layout_version > snapshots.layout_version`
const KEEP_PERSON = `INSERT INTO people VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, seen = excluded.seen`
/** The row decides: whoever touches the table in the same moment holds it. */
const GONE = '($2::bigint IS NULL OR EXISTS (SELECT FROM gone))'
const FORGET_TABLE = `WITH gone AS (DELETE FROM tables WHERE id = $1 AND ($2::bigint IS NULL OR touched < $2) RETURNING id),
  a AS (DELETE FROM entries WHERE table_id = $1 AND ${GONE}), b AS (DELETE FROM sitters WHERE table_id = $1 AND ${GONE}),
  c AS (DELETE FROM snapshots WHERE table_id = $1 AND ${GONE}), d AS (DELETE FROM reminders WHERE table_id = $1 AND ${GONE})
  DELETE FROM keys WHERE name = 'rematch ' || $1 AND ${GONE}`
const FORGET_PERSON = `WITH a AS (DELETE FROM sitters WHERE person = $1), b AS (DELETE FROM answers WHERE person = $1),
  c AS (DELETE FROM channels WHERE person = $1), d AS (DELETE FROM reminders WHERE person = $1)
  DELETE FROM people WHERE id = $1`

const SINCE = `SELECT tables.rules_version AS rules, sequence, at, body, receipt
  FROM entries LEFT JOIN tables ON tables.id = table_id WHERE table_id = $1 AND sequence > $2 ORDER BY sequence`
const LATEST = `SELECT id, (SELECT max(sequence) FROM entries WHERE table_id = id) AS sequence FROM unnest($1::text[]) AS id`
const REWRITE = `UPDATE entries SET at = fresh.at, body = fresh.body, receipt = fresh.receipt
  FROM unnest($2::int[], $3::bigint[], $4::text[], $5::text[]) AS fresh (sequence, at, body, receipt)
  WHERE table_id = $1 AND entries.sequence = fresh.sequence`
const MENTIONING = `SELECT DISTINCT table_id FROM entries
  WHERE table_id = ANY ($1) AND (position($2 IN body) > 0 OR position($2 IN receipt) > 0) ORDER BY table_id`
const MOVE_DUE = 'UPDATE tables SET due = $3 WHERE id = $1 AND due IS NOT DISTINCT FROM $2 RETURNING id'
const NOTIFY = 'SELECT pg_notify($1, $2)'

const names = new Map<string, string>()

/** A short name for a statement, under which the database keeps its plan. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `q${names.size}`
  names.set(sql, name)
  return name
}

/** Questions with values are planned once; those without may be several in one. */
const executing =
  (pool: pg.Pool) =>
  (text: string, values: unknown[] = []) =>
    pool.query(values.length > 0 ? { name: nameOf(text), text, values } : text)

/** Our times and counts fit a double; the driver would hand 64-bit numbers out as text. */
const NUMBERS = {
  getTypeParser: (oid: number, format?: string) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/** A store that many nodes share. Commits of concurrent writers are grouped by the database itself. */
export class PostgresStore implements Store {
  readonly #pool: pg.Pool
  readonly bell: Bell
  readonly jobs: Jobs
  readonly neighbours: Neighbours
  readonly offers: Offers
  readonly counts: Counts
  readonly channels: PostgresChannels

  private constructor(pool: pg.Pool, connection: string) {
    this.#pool = pool
    const node = randomBytes(6).toString('hex')
    const query: Query = (sql, ...values) => this.#all(sql, ...values)
    this.bell = new Bell(connection, node, (channel, text) => query(NOTIFY, channel, text))
    this.jobs = new Jobs(executing(pool), query)
    this.neighbours = new Neighbours(query, node)
    this.offers = new Offers(query)
    this.counts = new Counts(query)
    this.channels = new PostgresChannels(query)
  }

  static async open(connection: string, connections = 16): Promise<PostgresStore> {
    const pool = new pg.Pool({
      connectionString: connection,
      max: connections,
      // Every question has its index; a plan made while a table was empty must not stay when it has grown.
      options: '-c enable_seqscan=off',
      keepAlive: true,
      types: NUMBERS as never,
    })
    // Whoever asks hears of a line that breaks; one that nobody uses may break in silence.
    pool.on('error', () => {})
    pool.on('connect', client => client.on('error', () => {}))
    try {
      await Jobs.install(executing(pool))
      const client = await pool.connect()
      await prepare(client).finally(() => client.release())
    } catch (error) {
      await pool.end()
      throw error
    }
    return new PostgresStore(pool, connection)
  }

  async write(change: Change): Promise<void> {
    const client = await this.#pool.connect()
    try {
      await client.query(writing(change))
      client.release()
    } catch (error) {
      const clash = clashOf(change, error)
      // The pool itself would throw the connection away; a lost race is no reason to.
      client.release(clash === error)
      throw clash
    }
    this.bell.ring(change.table)
  }

  async rewrite({ rewritten, ...change }: Rewriting): Promise<void> {
    const client = await this.#pool.connect()
    try {
      await client.query('BEGIN')
      await client.query(writing(change))
      const columns = [
        rewritten.map(({ sequence }) => sequence),
        rewritten.map(({ at }) => Math.round(at)),
        rewritten.map(({ body }) => JSON.stringify(body)),
        rewritten.map(({ receipt }) => makeReceipt(receipt)),
      ]
      await client.query(REWRITE, [change.table, ...columns])
      await client.query('DELETE FROM snapshots WHERE table_id = $1', [change.table])
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {})
      throw clashOf(change, error)
    } finally {
      client.release()
    }
    this.bell.ring(change.table)
  }

  async mentioning(logs: readonly string[], text: string): Promise<string[]> {
    return (await this.#all<{ table_id: string }>(MENTIONING, [...logs], text)).map(({ table_id }) => table_id)
  }

  async entries(table: string, after = 0): Promise<Entry[]> {
    const sql = `SELECT sequence, at, body, receipt FROM entries
      WHERE table_id = $1 AND sequence > $2 ORDER BY sequence`
    return (await this.#all<EntryColumns>(sql, table, after)).map(entryOf)
  }

  /** The log from a number on, with the rules its table is played by, both as of the same moment. */
  async since(table: string, after: number): Promise<{ entries: Entry[]; rulesVersion: number | undefined }> {
    const rows = await this.#all<EntryColumns & { rules: number | null }>(SINCE, table, after)
    return { entries: rows.map(entryOf), rulesVersion: rows[0]?.rules ?? undefined }
  }

  /** How far the logs of these tables reach. */
  latest(tables: readonly string[]): Promise<{ id: string; sequence: number | null }[]> {
    return this.#all(LATEST, [...tables])
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

  listedTables(statuses: readonly string[], limit: number): Promise<TableRow[]> {
    const sql = 'SELECT * FROM tables WHERE listed AND status = ANY ($1) ORDER BY touched DESC, id LIMIT $2'
    return this.#tables(sql, [...statuses], limit)
  }

  dueTables(by: number, limit: number): Promise<{ id: string; due: number }[]> {
    return this.#all('SELECT id, due FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $2', Math.floor(by), limit)
  }

  async nextDue(): Promise<number | undefined> {
    const [row] = await this.#all<{ due: number }>('SELECT due FROM tables WHERE due IS NOT NULL ORDER BY due LIMIT 1')
    return row?.due
  }

  async moveDue(id: string, from: number | null, to: number | null): Promise<boolean> {
    return (await this.#all(MOVE_DUE, id, from, to === null ? null : Math.round(to))).length > 0
  }

  allTables(after: string | undefined, limit: number): Promise<TableRow[]> {
    return this.#tables('SELECT * FROM tables WHERE id > $1 COLLATE "C" ORDER BY id LIMIT $2', after ?? '', limit)
  }

  async forgetTable(id: string, untouchedSince?: number): Promise<void> {
    await this.#pool.query(FORGET_TABLE, [id, untouchedSince === undefined ? null : Math.floor(untouchedSince)])
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const [row] = await this.#all<SnapshotColumns>('SELECT * FROM snapshots WHERE table_id = $1', table)
    return row && snapshotOf(row)
  }

  async keepSnapshot({ table, sequence, rulesVersion, layoutVersion, body }: Snapshot): Promise<void> {
    await this.#pool.query(KEEP_SNAPSHOT, [table, sequence, rulesVersion, layoutVersion, JSON.stringify(body)])
  }

  async person(id: string): Promise<Person | undefined> {
    return (await this.#all<Person>('SELECT * FROM people WHERE id = $1', id))[0]
  }

  async keepPerson({ id, name, language, created, seen }: Person): Promise<void> {
    await this.#pool.query(KEEP_PERSON, [id, name, language, Math.round(created), Math.round(seen)])
  }

  async forgetPerson(id: string): Promise<void> {
    await this.#pool.query(FORGET_PERSON, [id])
  }

  /** A value all nodes share, such as the signing key: the first to offer one decides. */
  async sharedKey(name: string, offered: string): Promise<string> {
    await this.#pool.query('INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, offered])
    const [row] = await this.#all<{ value: string }>('SELECT value FROM keys WHERE name = $1', name)
    return row!.value
  }

  async close(): Promise<void> {
    await this.bell.close()
    await this.#pool.end()
  }

  async #all<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.#pool.query({ name: nameOf(sql), text: sql, values })).rows as Row[]
  }

  async #tables(sql: string, ...values: unknown[]): Promise<TableRow[]> {
    return (await this.#all<TableColumns>(sql, ...values)).map(tableOf)
  }
}
