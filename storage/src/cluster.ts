import type { DatabaseWatch } from './postgres/database-watch.ts'
import type { Jobs } from './postgres/jobs.ts'
import type { Nodes } from './postgres/nodes.ts'
import type { Notifier } from './postgres/notifier.ts'
import type { RateBuckets } from './postgres/rate-buckets.ts'
import type { TransferCodes } from './postgres/transfer-codes.ts'
import type { Entry } from './store.ts'

export type { Way } from './postgres/notifier.ts'

/** The log of a table from a number on, with the rules its table is played by, both as of the same moment. */
export interface LogSince {
  readonly entries: Entry[]
  readonly rulesVersion: number | undefined
}

/** What another node has appended to a log; with the rules only if the table's row was written along. */
export interface AppendedLog extends LogSince {
  readonly table: string
  readonly node: string
}

/**
 * What a store offers that several nodes share: with it they act as one server. Such a store writes nothing behind a
 * change that failed: what waits and builds on it fails too, since somebody else may have written its number.
 */
export interface Cluster {
  /** Whether the database answers; known only where `notifier` listens. */
  readonly watch: DatabaseWatch
  readonly notifier: Notifier
  readonly jobs: Jobs
  readonly nodes: Nodes
  readonly transferCodes: TransferCodes
  readonly rateBuckets: RateBuckets
  since(table: string, after: number): Promise<LogSince>
  /** How far these logs reach. */
  latest(logs: readonly string[]): Promise<{ readonly id: string; readonly sequence: number | null }[]>
}
