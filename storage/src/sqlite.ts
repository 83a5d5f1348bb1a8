import Database from 'better-sqlite3'
import { GroupCommit } from './group-commit.ts'
import { makeReceipt } from './receipt.ts'
import { SqliteChannels } from './sqlite-channels.ts'
import {
  type EntryColumns,
  entryOf,
  type SnapshotColumns,
  snapshotOf,
  type TableColumns,
  tableOf,
} from './sqlite-rows.ts'
import { prepare } from './sqlite-schema.ts'
import { batchWriter, changeWriter, clashOf, type Work } from './sqlite-writer.ts'
import type { Change, Entry, Person, Rewriting, Snapshot, Store, TableRow } from './store.ts'
import { WriteAheadLog } from './write-ahead-log.ts'

const TABLES_OF = `SELECT tables.* FROM sitters JOIN tables ON tables.id = sitters.table_id
  WHERE sitters.person = ? ORDER BY touched DESC, id LIMIT ?`
const REWRITE = 'UPDATE entries SET at = ?, body = ?, receipt = ? WHERE table_id = ? AND sequence = ?'
const MENTIONING = `SELECT DISTINCT table_id FROM entries
  WHERE table_id IN (SELECT value FROM json_each(?)) AND (instr(body, ?) > 0 OR instr(receipt, ?) > 0) ORDER BY table_id`
const KEEP_SNAPSHOT = `INSERT INTO snapshots VALUES (@table, @sequence, @rulesVersion, @layoutVersion, @body)
  ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, rules_version = excluded.rules_version,
    layout_version = excluded.layout_version, body = excluded.body
  WHERE excluded.sequence >= sequence OR excluded.rules_version > rules_version OR excluded.layout_version > layout_version`
const KEEP_PERSON = `INSERT INTO people VALUES (@id, @name, @language, @created, @seen)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, seen = excluded.seen`

/** A store in one file. What comes during one turn of the event loop, or while the disk is busy, shares one commit. */
export class SqliteStore implements Store {
  readonly #db: Database.Database
  readonly #ahead: WriteAheadLog
  readonly #commits: GroupCommit<Work>
  readonly #writeChange: (change: Change) => void
  readonly channels: SqliteChannels

  constructor(path: string, ahead = new WriteAheadLog(path)) {
    this.#db = new Database(path)
    prepare(this.#db)
    this.#ahead = ahead
    this.#commits = new GroupCommit({ write: batchWriter(this.#db), sync: () => this.#ahead.sync() })
    this.#writeChange = changeWriter(this.#db)
    this.channels = new SqliteChannels(this.#db, run => this.#soon(run))
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

  write(change: Change): Promise<void> {
    return this.#commits.add({ run: () => this.#writeChange(change), clash: error => clashOf(change, error) })
  }

  rewrite({ rewritten, ...change }: Rewriting): Promise<void> {
    const run = () => {
      this.#writeChange(change)
      for (const { sequence, at, body, receipt } of rewritten)
        this.#run(REWRITE, at, JSON.stringify(body), makeReceipt(receipt), change.table, sequence)
      this.#run('DELETE FROM snapshots WHERE table_id = ?', change.table)
    }
    return this.#commits.add({ run, clash: error => clashOf(change, error) })
  }

  async mentioning(logs: readonly string[], text: string): Promise<string[]> {
    const rows = this.#all<{ table_id: string }>(MENTIONING, JSON.stringify(logs), text, text)
    return rows.map(({ table_id }) => table_id)
  }

  async entries(table: string, after = 0): Promise<Entry[]> {
    const sql = 'SELECT sequence, at, body, receipt FROM entries WHERE table_id = ? AND sequence > ? ORDER BY sequence'
    return this.#all<EntryColumns>(sql, table, after).map(entryOf)
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

  async listedTables(statuses: readonly string[], limit: number): Promise<TableRow[]> {
    const sql = `SELECT * FROM tables WHERE listed = 1 AND status IN (SELECT value FROM json_each(?))
      ORDER BY touched DESC, id LIMIT ?`
    return this.#tables(sql, JSON.stringify(statuses), limit)
  }

  async dueTables(by: number, limit: number): Promise<{ id: string; due: number }[]> {
    return this.#all('SELECT id, due FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?', by, limit)
  }

  async nextDue(): Promise<number | undefined> {
    const [row] = this.#all<{ due: number }>('SELECT due FROM tables WHERE due IS NOT NULL ORDER BY due LIMIT 1')
    return row?.due
  }

  async moveDue(id: string, from: number | null, to: number | null): Promise<boolean> {
    let moved = 0
    await this.#soon(() => {
      moved = this.#prepared('UPDATE tables SET due = ? WHERE id = ? AND due IS ?').run(to, id, from).changes
    })
    return moved > 0
  }

  async allTables(after: string | undefined, limit: number): Promise<TableRow[]> {
    return this.#tables('SELECT * FROM tables WHERE id > ? ORDER BY id LIMIT ?', after ?? '', limit)
  }

  forgetTable(id: string): Promise<void> {
    return this.#soon(() => {
      for (const from of ['entries', 'sitters', 'snapshots', 'reminders'])
        this.#run(`DELETE FROM ${from} WHERE table_id = ?`, id)
      this.#run('DELETE FROM tables WHERE id = ?', id)
    })
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const [row] = this.#all<SnapshotColumns>('SELECT * FROM snapshots WHERE table_id = ?', table)
    return row && snapshotOf(row)
  }

  keepSnapshot(snapshot: Snapshot): Promise<void> {
    const columns = { ...snapshot, body: JSON.stringify(snapshot.body) }
    return this.#soon(() => this.#run(KEEP_SNAPSHOT, columns))
  }

  async person(id: string): Promise<Person | undefined> {
    return this.#all<Person>('SELECT * FROM people WHERE id = ?', id)[0]
  }

  keepPerson(person: Person): Promise<void> {
    return this.#soon(() => this.#run(KEEP_PERSON, person))
  }

  async forgetPerson(id: string): Promise<void> {
    await this.#soon(() => {
      for (const from of ['sitters', 'channels', 'reminders']) this.#run(`DELETE FROM ${from} WHERE person = ?`, id)
      this.#run('DELETE FROM people WHERE id = ?', id)
    })
    // What was written before the change is still in the write-ahead log.
    this.#db.pragma('wal_checkpoint(TRUNCATE)')
  }

  /** A consistent copy, taken while others read and write. */
  async backup(path: string): Promise<void> {
    await this.#db.backup(path)
  }

  async close(): Promise<void> {
    await this.#commits.drained()
    this.#ahead.close()
    this.#db.close()
  }

  /** With whatever else is written in this turn of the event loop. */
  #soon(run: () => void): Promise<void> {
    return this.#commits.add({ run })
  }

  readonly #statements = new Map<string, Database.Statement>()

  #prepared(sql: string): Database.Statement {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  #all<Row>(sql: string, ...values: unknown[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[]
  }

  #tables(sql: string, ...values: unknown[]): TableRow[] {
    return this.#all<TableColumns>(sql, ...values).map(tableOf)
  }

  #run(sql: string, ...values: unknown[]): void {
    this.#prepared(sql).run(...values)
  }
}
