import Database from 'better-sqlite3'

/** Changes one row of a database behind everybody's back, as a bad disk does. */
export function damage(path: string, sql: string, ...values: readonly unknown[]): void {
  const db = new Database(path)
  const { changes } = db.prepare(sql).run(...values)
  db.close()
  if (changes !== 1) throw new Error(`${changes} rows were damaged by ${sql}`)
}

/** Flips one bit of a text in a column. */
export function flipBit(path: string, from: string, column: string, at: number): void {
  const db = new Database(path)
  const { text } = db.prepare(`SELECT ${column} AS text FROM ${from}`).get() as { text: string }
  db.close()
  const flipped = String.fromCharCode(text.charCodeAt(at) ^ 1)
  damage(path, `UPDATE ${from} SET ${column} = ?`, text.slice(0, at) + flipped + text.slice(at + 1))
}

/** What a file holds, table by table, as it is. */
export function tablesIn(path: string): Map<string, Record<string, unknown>[]> {
  const db = new Database(path, { readonly: true, fileMustExist: true })
  try {
    const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[]
    const rows = (name: string) => db.prepare(`SELECT * FROM ${name}`).all() as Record<string, unknown>[]
    return new Map(names.map(name => [name, rows(name)]))
  } finally {
    db.close()
  }
}
