import Database from 'better-sqlite3'

/** As somebody who looks into a database with `sqlite3` and has begun to write; until the result is called. */
export function holdDatabase(path: string): () => void {
  const other = new Database(path)
  other.exec('BEGIN IMMEDIATE')
  return () => {
    other.exec('ROLLBACK')
    other.close()
  }
}
