import type { Database } from 'better-sqlite3'

/** Each step takes a database from one version to the next. Never change a step that was released; add one. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE entries (
    table_id TEXT NOT NULL, sequence INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
  ) WITHOUT ROWID;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT UNIQUE, game TEXT NOT NULL, rules_version INTEGER NOT NULL, status TEXT NOT NULL,
    listed INTEGER NOT NULL, created INTEGER NOT NULL, touched INTEGER NOT NULL, due INTEGER, summary TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_listed ON tables (touched) WHERE listed = 1;
  CREATE TABLE sitters (
    person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
  ) WITHOUT ROWID;
  CREATE INDEX sitters_table ON sitters (table_id);
  CREATE TABLE answers (
    person TEXT NOT NULL, command TEXT NOT NULL, at INTEGER NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (person, command)
  ) WITHOUT ROWID;
  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY, sequence INTEGER NOT NULL, rules_version INTEGER NOT NULL,
    layout_version INTEGER NOT NULL, body TEXT NOT NULL
  );
  CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT, created INTEGER NOT NULL, seen INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  // How people can be reached, and of which question each was last reminded at a table.
  `
  CREATE TABLE channels (
    person TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, details TEXT NOT NULL, created INTEGER NOT NULL,
    PRIMARY KEY (person, address)
  ) WITHOUT ROWID;
  CREATE INDEX channels_address ON channels (address);
  CREATE TABLE reminders (
    table_id TEXT NOT NULL, person TEXT NOT NULL, asked INTEGER NOT NULL, PRIMARY KEY (table_id, person)
  ) WITHOUT ROWID;
  CREATE INDEX reminders_person ON reminders (person);
  `,
  // The answer to a command is kept with the entry it brought about: one row for each move.
  `
  ALTER TABLE entries ADD COLUMN receipt TEXT;
  DROP TABLE answers;
  `,
]

/**
 * Pages that wait in the write-ahead log before they move into the database. Tables that are played write the same
 * pages again and again: moved rarely, they are moved once.
 */
const PAGES_AHEAD = 8000

/** The store asks the disk for the write-ahead log after every commit (`WriteAheadLog`), SQLite when it empties it. */
export function prepare(db: Database): void {
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = NORMAL')
  db.pragma(`wal_autocheckpoint = ${PAGES_AHEAD}`)
  db.pragma('busy_timeout = 5000')
  // What is forgotten is overwritten, so that nobody finds it in the file.
  db.pragma('secure_delete = ON')
  const version = db.pragma('user_version', { simple: true }) as number
  if (version > STEPS.length) throw new Error(`this database was written by a newer Grotto (version ${version})`)
  STEPS.slice(version).forEach((step, index) => {
    db.transaction(() => {
      db.exec(step)
      db.pragma(`user_version = ${version + index + 1}`)
    })()
  })
}
