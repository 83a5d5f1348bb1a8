import Database from 'better-sqlite3'
import pg from 'pg'
import { fillMentions } from './postgres/mentions.ts'
import { RESULT_TYPES } from './postgres/results.ts'
import { PostgresStore } from './postgres/store.ts'

/** What is moved: everything but snapshots, which are made anew, in the order in which it is written. */
const PARTS: readonly { readonly table: string; readonly columns: Readonly<Record<string, Type>> }[] = [
  { table: 'people', columns: { id: 'text', name: 'text', language: 'text', created: 'bigint', seen: 'bigint' } },
  {
    table: 'tables',
    columns: {
      id: 'text',
      code: 'text',
      game: 'text',
      rules_version: 'int',
      status: 'text',
      listed: 'boolean',
      created: 'bigint',
      touched: 'bigint',
      due: 'bigint',
      summary: 'text',
    },
  },
  { table: 'entries', columns: { table_id: 'text', sequence: 'int', at: 'bigint', body: 'text', receipt: 'text' } },
  { table: 'sitters', columns: { person: 'text', table_id: 'text' } },
  {
    table: 'channels',
    columns: { person: 'text', kind: 'text', address: 'text', details: 'text', created: 'bigint' },
  },
  { table: 'reminders', columns: { table_id: 'text', person: 'text', asked: 'bigint' } },
  {
    table: 'tokens',
    columns: {
      id: 'text',
      person: 'text',
      hash: 'text',
      label: 'text',
      created: 'bigint',
      expires: 'bigint',
      used: 'bigint',
      generation: 'int',
    },
  },
  { table: 'devices', columns: { hash: 'text', generation: 'int', offered: 'int' } },
  { table: 'recoveries', columns: { person: 'text', hash: 'text', created: 'bigint', used: 'bigint' } },
  {
    table: 'passkeys',
    columns: {
      id: 'text',
      person: 'text',
      credential: 'text',
      public_key: 'text',
      counter: 'bigint',
      site: 'text',
      label: 'text',
      created: 'bigint',
      used: 'bigint',
    },
  },
  { table: 'spent_challenges', columns: { hash: 'text', expires: 'bigint' } },
  { table: 'forgotten', columns: { hash: 'text' } },
  {
    table: 'reports',
    columns: {
      id: 'text',
      at: 'bigint',
      table_id: 'text',
      reporter: 'text',
      about: 'text',
      name: 'text',
      kind: 'text',
      said: 'text',
    },
  },
  {
    table: 'measures',
    columns: { id: 'text', kind: 'text', target: 'text', text: 'text', since: 'bigint', until: 'bigint' },
  },
  {
    table: 'results',
    columns: { ...RESULT_TYPES, club: 'text' },
  },
  { table: 'results_cleared', columns: { person: 'text', until: 'bigint' } },
  { table: 'blocks', columns: { person: 'text', other: 'text', at: 'bigint' } },
  { table: 'invitations', columns: { person: 'text', table_id: 'text', by_person: 'text', at: 'bigint' } },
  {
    table: 'clubs',
    columns: {
      id: 'text',
      code: 'text',
      name: 'text',
      founder: 'text',
      created: 'bigint',
      evening: 'text',
      season_from: 'bigint',
      season_changes: 'text',
    },
  },
  {
    table: 'club_members',
    columns: { club: 'text', person: 'text', since: 'bigint', seen: 'bigint', rated: 'int' },
  },
  { table: 'club_tables', columns: { table_id: 'text', club: 'text', at: 'bigint', person: 'text' } },
  {
    table: 'tournaments',
    columns: {
      id: 'text',
      club: 'text',
      organiser: 'text',
      game: 'text',
      set_up: 'text',
      created: 'bigint',
      closes: 'bigint',
      begun: 'bigint',
      settled: 'bigint',
      secrets: 'text',
      seating: 'text',
    },
  },
  {
    table: 'tournament_entrants',
    columns: { tournament: 'text', slot: 'int', person: 'text', gone: 'int', came: 'bigint' },
  },
  { table: 'tournament_results', columns: { tournament: 'text', deal: 'int', slot: 'int', reached: 'text' } },
  { table: 'pars', columns: { table_id: 'text', bot: 'text', version: 'int', result: 'text' } },
  { table: 'puzzle_tries', columns: { person: 'text', puzzle: 'text', at: 'bigint', solved: 'int' } },
  { table: 'puzzle_tallies', columns: { puzzle: 'text', tried: 'int', solved: 'int' } },
  { table: 'keys', columns: { name: 'text', value: 'text' } },
]
type Type = 'text' | 'int' | 'bigint' | 'boolean'
const ROWS_AT_ONCE = 500

export interface Moved {
  readonly people: number
  readonly tables: number
  readonly entries: number
  readonly sitters: number
}

/** Copies a SQLite installation into an empty PostgreSQL, all of it or nothing. The file stays as it is. */
export async function moveToPostgres(file: string, connection: string, signingKey: string): Promise<Moved> {
  await (await PostgresStore.open(connection, 1)).close()
  const source = new Database(file, { readonly: true, fileMustExist: true })
  const client = new pg.Client({ connectionString: connection })
  await client.connect()
  try {
    await client.query('BEGIN')
    await refuseFull(client)
    const counts: Record<string, number> = {}
    for (const { table, columns } of PARTS) counts[table] = await copy(source, client, table, columns)
    await client.query('INSERT INTO keys VALUES ($1, $2)', ['signing', signingKey])
    await fillMentions(client)
    await client.query('COMMIT')
    const { people, tables, entries, sitters } = counts
    return { people: people ?? 0, tables: tables ?? 0, entries: entries ?? 0, sitters: sitters ?? 0 }
  } finally {
    await client.end()
    source.close()
  }
}

/** Two installations cannot be mixed: codes, people and keys would clash. */
async function refuseFull(client: pg.Client): Promise<void> {
  await client.query('LOCK TABLE entries, people, keys IN EXCLUSIVE MODE')
  const { rows } = await client.query(`SELECT EXISTS (SELECT FROM entries) OR EXISTS (SELECT FROM people)
    OR EXISTS (SELECT FROM keys) AS full`)
  if ((rows[0] as { full: boolean }).full) throw new Error('the database is not empty; nothing was moved')
}

async function copy(
  source: Database.Database,
  client: pg.Client,
  table: string,
  columns: Readonly<Record<string, Type>>,
): Promise<number> {
  const names = Object.keys(columns)
  // A file that a Grotto of before has written.
  if (!source.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table)) return 0
  const lists = Object.values(columns).map((type, place) => `$${place + 1}::${type}[]`)
  const insert = `INSERT INTO ${table} (${names.join(', ')}) SELECT * FROM unnest(${lists.join(', ')})`
  let rows: Record<string, unknown>[] = []
  let count = 0
  const flush = async (): Promise<void> => {
    if (rows.length > 0)
      await client.query(
        insert,
        Object.entries(columns).map(([name, type]) => rows.map(row => asType(row[name], type))),
      )
    count += rows.length
    rows = []
  }
  for (const row of source.prepare(`SELECT ${names.join(', ')} FROM ${table}`).iterate()) {
    rows.push(row as Record<string, unknown>)
    if (rows.length === ROWS_AT_ONCE) await flush()
  }
  await flush()
  return count
}

function asType(value: unknown, type: Type): unknown {
  if (value === null || type === 'text' || type === 'int') return value
  return type === 'boolean' ? value === 1 : Math.round(value as number)
}
