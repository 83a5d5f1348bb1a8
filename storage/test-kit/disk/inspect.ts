import Database from 'better-sqlite3'

/** What SQLite finds wrong with a database, and which of these texts stand in any row of it. */
export function inspect(path: string, texts: Iterable<string>): { faults: string[]; found: string[] } {
  const db = new Database(path)
  try {
    const rows = db.pragma('integrity_check') as { integrity_check: string }[]
    const faults = rows.map(({ integrity_check }) => integrity_check).filter(text => text !== 'ok')
    const all = wordsIn(db)
    return { faults, found: [...texts].filter(text => all.includes(text)) }
  } finally {
    db.close()
  }
}

function wordsIn(db: Database.Database): string {
  const tables = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all() as string[]
  return tables.flatMap(table => db.prepare(`SELECT * FROM ${table}`).raw().all() as unknown[][]).join('\n')
}
