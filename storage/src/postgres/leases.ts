import { NOW, type Query } from './query.ts'

/** Long enough for a bot to think, short enough that the work of a dead node is not missed for long. */
const LEASE_MS = 6_000

/** A lease is for one due-time: once the table has moved on it means nothing, so nobody has to give it back. */
const FREE = `leases.due <> tables.due OR leases.until <= ${NOW}`
const CLAIM = `
  WITH ready AS (
    SELECT tables.id, tables.due FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE tables.due <= $1 AND (leases.table_id IS NULL OR ${FREE} OR leases.node = $3)
      AND ($2::text[] IS NULL OR tables.id = ANY ($2))
      AND ($6::jsonb IS NULL OR tables.rules_version <= ($6::jsonb ->> tables.game)::int)
    ORDER BY tables.due, tables.id LIMIT $4
  )
  INSERT INTO leases SELECT id, due, $5, ${NOW} + ${LEASE_MS} FROM ready
  ON CONFLICT (table_id) DO UPDATE SET due = excluded.due, node = excluded.node, until = excluded.until
    WHERE leases.due <> excluded.due OR leases.until <= ${NOW} OR leases.node = $3
  RETURNING table_id AS id`
const RENEW = `UPDATE leases SET until = ${NOW} + ${LEASE_MS} WHERE node = $1 AND table_id = ANY ($2)`
const FORGET = `DELETE FROM leases WHERE until < ${NOW} - 600000`

/**
 * Which node sees to a table that is due. A lease only saves work: it is taken at least once, a node that dies loses
 * it, and if two nodes ever hold the same one, the table's sequence numbers let one of them act.
 */
export class Leases {
  readonly #query: Query
  readonly #node: string

  constructor(query: Query, node: string) {
    this.#query = query
    this.#node = node
  }

  /** Tables that are due, whose rules we have, and that nobody sees to: they are ours now. */
  claimAny(by: number, limit: number, rules: Readonly<Record<string, number>>): Promise<string[]> {
    return this.#claim([Math.floor(by), null, null, limit, this.#node, JSON.stringify(rules)])
  }

  /** Of these, the ones that are due and not another node's; ours stay ours. */
  claim(by: number, tables: readonly string[]): Promise<string[]> {
    return this.#claim([Math.floor(by), [...tables], this.#node, tables.length, this.#node, null])
  }

  async #claim(values: unknown[]): Promise<string[]> {
    return (await this.#query<{ id: string }>(CLAIM, ...values)).map(({ id }) => id)
  }

  /** Still at work on them. */
  async renew(tables: readonly string[]): Promise<void> {
    if (tables.length > 0) await this.#query(RENEW, this.#node, [...tables])
  }

  async forgetOld(): Promise<void> {
    await this.#query(FORGET)
  }
}
