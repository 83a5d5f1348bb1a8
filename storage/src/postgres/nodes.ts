import { NOW, type Query } from './query.ts'

/** A node that has not been heard of for so long is gone, and whoever was with it; one of whom later is told, since the clock was set back. */
const ALIVE_MS = 12_000

const BEAT = `INSERT INTO nodes VALUES ($1, ${NOW} + ${ALIVE_MS}) ON CONFLICT (node) DO UPDATE SET until = excluded.until`
const FORGET_DEAD = `
  WITH dead AS (DELETE FROM nodes WHERE until < ${NOW} - ${ALIVE_MS} RETURNING node)
  DELETE FROM presence WHERE node IN (SELECT node FROM dead)`
const REPLACE = `
  WITH gone AS (DELETE FROM presence WHERE table_id = $1 AND node = $2 AND person <> ALL ($3::text[]))
  INSERT INTO presence SELECT $1, $2, person, name, looking
    FROM unnest($3::text[], $4::text[], $5::boolean[]) AS here (person, name, looking)
  ON CONFLICT (table_id, node, person) DO UPDATE SET name = excluded.name, looking = excluded.looking`
const ELSEWHERE = `SELECT presence.table_id AS table, presence.person, presence.name, presence.looking FROM presence
  JOIN nodes USING (node) WHERE presence.table_id = ANY ($1) AND node <> $2
    AND nodes.until BETWEEN ${NOW} AND ${NOW} + ${ALIVE_MS}`
const OTHERS = `SELECT node FROM nodes WHERE node <> $1 AND until BETWEEN ${NOW} AND ${NOW} + ${ALIVE_MS}`
const AMONGST = `SELECT DISTINCT person FROM presence JOIN nodes USING (node) WHERE person = ANY ($1)
    AND nodes.until BETWEEN ${NOW} AND ${NOW} + ${ALIVE_MS}`
const LEAVE = `WITH gone AS (DELETE FROM presence WHERE node = $1) DELETE FROM nodes WHERE node = $1`

export interface Present {
  readonly person: string
  readonly name: string
  /** Whether the page is in sight. */
  readonly looking: boolean
}

/** Who looks at which table on other nodes. Kept where a crash of the database loses it: every node tells again. */
export class Nodes {
  readonly #query: Query
  readonly #node: string

  constructor(query: Query, node: string) {
    this.#query = query
    this.#node = node
  }

  /** This node is alive; those that are not are forgotten. Says which others there are. */
  async heartbeat(): Promise<string[]> {
    await this.#query(BEAT, this.#node)
    await this.#query(FORGET_DEAD)
    return (await this.#query<{ node: string }>(OTHERS, this.#node)).map(({ node }) => node)
  }

  /** Everybody who looks at a table here. */
  async setPresence(table: string, here: readonly Present[]): Promise<void> {
    const people = here.map(({ person }) => person)
    const names = here.map(({ name }) => name)
    const looking = here.map(({ looking }) => looking)
    await this.#query(REPLACE, table, this.#node, people, names, looking)
  }

  /** Everybody who looks at these tables on other living nodes. */
  elsewhere(tables: readonly string[]): Promise<(Present & { table: string })[]> {
    return this.#query(ELSEWHERE, [...tables], this.#node)
  }

  /** Who of these looks at a table, on whichever node. */
  async amongst(people: readonly string[]): Promise<string[]> {
    return (await this.#query<{ person: string }>(AMONGST, [...people])).map(({ person }) => person)
  }

  async leave(): Promise<void> {
    await this.#query(LEAVE, this.#node)
  }
}
