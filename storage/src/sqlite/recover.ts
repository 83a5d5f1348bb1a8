import Database from 'better-sqlite3'
import { pageRecords, type Value } from './page-records.ts'

/** What could be read of one table of the database. */
export interface Recovered {
  readonly name: string
  readonly rows: number
  /** Something could not be read. */
  readonly damaged: boolean
}

interface Shape {
  readonly name: string
  readonly sql: string
  /** In the order in which a record has them: the key, then the rest. */
  readonly columns: readonly { readonly name: string; readonly type: string; readonly notnull: number }[]
  /** Columns of the key; of a table that has rows by number, that number. */
  readonly key: readonly string[]
}

/** Made anew from the entries when they are missed: nothing that may be damaged is taken along. */
const CACHES = ['snapshots']

/** Records of fewer columns could be of an index. */
const FEWEST_COLUMNS = 4

/**
 * Copies everything that can still be read of a damaged database into a new one, of the same layout. The file must be a
 * copy: what waits in its write-ahead log is worked into it. A damaged page hides the rows on it, and from whoever reads
 * on also those behind it: so rows are read from both ends, and then from every page for itself.
 */
export function recoverDatabase(damaged: string, fresh: string): Recovered[] {
  const [from, to] = [new Database(damaged), new Database(fresh)]
  try {
    from.pragma('wal_checkpoint(TRUNCATE)')
    from.pragma('cell_size_check = ON')
    const shapes = shapesOf(from)
    to.exec('BEGIN')
    for (const { sql } of shapes) to.exec(sql)
    const copies = shapes.filter(({ name }) => !CACHES.includes(name)).map(shape => new Copy(from, to, shape))
    for (const copy of copies) copy.readEnds()
    if (copies.some(copy => copy.damaged)) readPages(damaged, copies)
    for (const sql of indexesOf(from)) to.exec(sql)
    to.pragma(`user_version = ${from.pragma('user_version', { simple: true })}`)
    to.exec('COMMIT')
    return copies.map(({ shape: { name }, rows, damaged }) => ({ name, rows, damaged }))
  } finally {
    from.close()
    to.close()
  }
}

/** A page does not say whose it is: its records do, where no other table has records of that form. */
function readPages(path: string, copies: readonly Copy[]): void {
  const told = copies.filter(
    copy => copy.damaged && copy.isLong && copies.every(other => other === copy || !other.looksLike(copy)),
  )
  for (const record of pageRecords(path)) told.find(copy => copy.fits(record))?.keep(record)
}

const MASTER = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND type ="

const indexesOf = (db: Database.Database): string[] =>
  (db.prepare(`${MASTER} 'index'`).all() as { sql: string }[]).map(({ sql }) => sql)

function shapesOf(db: Database.Database): Shape[] {
  const tables = db.prepare(`${MASTER} 'table'`).all() as { name: string; sql: string }[]
  return tables.map(({ name, sql }) => {
    const all = db.pragma(`table_info(${name})`) as { name: string; type: string; notnull: number; pk: number }[]
    const key = all.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
    const ordered = /WITHOUT ROWID/i.test(sql)
    const columns = ordered ? [...key, ...all.filter(({ pk }) => pk === 0)] : all
    return { name, sql, columns, key: ordered ? key.map(column => column.name) : ['rowid'] }
  })
}

/** One table on its way from the damaged database into the new one. */
class Copy {
  readonly shape: Shape
  readonly #from: Database.Database
  readonly #insert: Database.Statement
  rows = 0
  damaged = false

  constructor(from: Database.Database, to: Database.Database, shape: Shape) {
    this.#from = from
    this.shape = shape
    const values = shape.columns.map(() => '?').join()
    // What is no row at all, or was read before, is passed over.
    this.#insert = to.prepare(`INSERT OR IGNORE INTO ${shape.name} (${this.#names}) VALUES (${values})`)
  }

  get #names(): string {
    return this.shape.columns.map(({ name }) => name).join()
  }

  readEnds(): void {
    this.#read('ASC')
    if (this.damaged) this.#read('DESC')
  }

  #read(way: 'ASC' | 'DESC'): void {
    const { name, key } = this.shape
    const order = key.map(column => `${column} ${way}`).join()
    try {
      const rows = this.#from.prepare(`SELECT ${this.#names} FROM ${name} ORDER BY ${order}`).raw().iterate()
      for (const row of rows) this.keep(row as Value[])
    } catch (error) {
      if (!/^SQLITE_(CORRUPT|IOERR|NOTADB)/.test(String((error as { code?: string }).code))) throw error
      this.damaged = true
    }
  }

  keep(row: readonly Value[]): void {
    const rest = this.shape.columns.slice(row.length).map(() => null)
    this.rows += this.#insert.run(...row, ...rest).changes
  }

  get isLong(): boolean {
    return this.shape.key[0] !== 'rowid' && this.shape.columns.length >= FEWEST_COLUMNS
  }

  looksLike({ shape: { columns } }: Copy): boolean {
    const types = this.shape.columns.map(({ type }) => type)
    return types.join() === columns.map(({ type }) => type).join()
  }

  /** Columns that were added later are missing in older records. */
  fits(record: readonly Value[]): boolean {
    const { columns } = this.shape
    const enough = record.length >= FEWEST_COLUMNS && record.length <= columns.length
    return enough && columns.every((column, index) => isOf(column, record[index] ?? null))
  }
}

function isOf({ type, notnull }: Shape['columns'][number], value: Value): boolean {
  if (value === null) return notnull === 0
  return typeof value === (type === 'INTEGER' ? 'number' : 'string')
}
