import type { ClientBase } from 'pg'

/** Where the names of the keys are that hold a person, as `JSON.stringify` writes them. */
const PEOPLE = '"(?:person|host)":"([A-Za-z0-9]{16})"'
const FROM_BODIES = `INSERT INTO mentions SELECT DISTINCT found[1], table_id
  FROM entries, regexp_matches(body, '${PEOPLE}', 'g') AS found WHERE at >= $1 ON CONFLICT DO NOTHING`
const FROM_RECEIPTS = `INSERT INTO mentions SELECT DISTINCT split_part(receipt, ' ', 1), table_id
  FROM entries WHERE receipt IS NOT NULL AND at >= $1 ON CONFLICT DO NOTHING`
const REACH = `SELECT value FROM keys WHERE name = 'mentions'`
const KEEP_REACH = `INSERT INTO keys SELECT 'mentions', $1 WHERE EXISTS (SELECT FROM entries)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`

/** Clocks of nodes differ, and a node of an older version may still run for a while after this one started. */
const SLACK = 86_400_000

/**
 * Finds whom logs speak of that were written without saying so: by a version that did not know `mentions`, also while
 * nodes are replaced one by one, since each that starts looks through what is new. The caller's transaction does it.
 */
export async function fillMentions(client: ClientBase): Promise<void> {
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL enable_seqscan = on')
  const { rows } = await client.query<{ value: string }>(REACH)
  const since = rows[0] ? Number(rows[0].value) - SLACK : 0
  const now = Date.now()
  for (const sql of [FROM_BODIES, FROM_RECEIPTS]) await client.query(sql, [Math.round(since)])
  await client.query(KEEP_REACH, [String(now)])
}
