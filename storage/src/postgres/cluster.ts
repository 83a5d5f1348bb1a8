import { randomBytes } from 'node:crypto'
import { given } from '@grotto/kernel'
import type { Cluster, LogSince } from '../cluster.ts'
import type { DatabaseWatch } from './database-watch.ts'
import { Jobs } from './jobs.ts'
import { Listener } from './listener.ts'
import { LogReader } from './log-reader.ts'
import { Nodes } from './nodes.ts'
import { Notifier } from './notifier.ts'
import type { Execute, Query } from './query.ts'
import { RateBuckets } from './rate-buckets.ts'
import { TransferCodes } from './transfer-codes.ts'

const LATEST = `SELECT id, (SELECT max(sequence) FROM entries WHERE table_id = id) AS sequence FROM unnest($1::text[]) AS id`
const NOTIFY = 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS sent (channel, payload)'
const OFFER_KEY = 'INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING'
const LINK_KEY = 'links'

interface Ports {
  readonly connection: string
  readonly watch: DatabaseWatch
  readonly query: Query
  readonly execute: Execute
}

export class PostgresCluster implements Cluster {
  readonly watch: DatabaseWatch
  readonly notifier: Notifier
  readonly jobs: Jobs
  readonly nodes: Nodes
  readonly transferCodes: TransferCodes
  readonly rateBuckets: RateBuckets
  readonly #query: Query
  readonly #logs: LogReader

  constructor({ connection, watch, query, execute }: Ports) {
    const node = randomBytes(6).toString('hex')
    this.#query = query
    this.#logs = new LogReader(query)
    this.watch = watch
    this.notifier = new Notifier(node, {
      listener: new Listener(connection, watch),
      linkKey: () => linkKey(query),
      notify: payloads =>
        query(
          NOTIFY,
          payloads.map(([channel]) => channel),
          payloads.map(([, text]) => text),
        ),
    })
    this.jobs = new Jobs(execute, query)
    this.nodes = new Nodes(query, node)
    this.transferCodes = new TransferCodes(query)
    this.rateBuckets = new RateBuckets(query)
  }

  since(table: string, after: number): Promise<LogSince> {
    return this.#logs.since(table, after)
  }

  latest(logs: readonly string[]): Promise<{ id: string; sequence: number | null }[]> {
    return this.#query(LATEST, [...logs])
  }
}

/** What nodes of this installation have in common and nobody else knows. */
async function linkKey(query: Query): Promise<Buffer> {
  await query(OFFER_KEY, LINK_KEY, randomBytes(32).toString('hex'))
  const [row] = await query<{ value: string }>('SELECT value FROM keys WHERE name = $1', LINK_KEY)
  return Buffer.from(given(row, 'the key that was just offered').value, 'hex')
}
