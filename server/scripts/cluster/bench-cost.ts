import { readdirSync, readFileSync } from 'node:fs'
import type { RealPostgres } from '@grotto/storage/test-kit'
import type { ChildServer } from '../../test-kit/child-server.ts'

interface DatabaseFigures {
  readonly commits: number
  readonly wal: number
  readonly now: number
}

interface Spent extends DatabaseFigures {
  readonly nodes: number
  readonly database: number
  /** Moves that another node was faster with, and that another node was asked to do, as the nodes count them. */
  readonly races: number
  readonly forwarded: number
  readonly undone: number
}

const QUESTION = `SELECT xact_commit::float8 AS commits,
  pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS wal, (extract(epoch FROM now()) * 1000)::float8 AS now
  FROM pg_stat_database WHERE datname = current_database()`

/** Between what a person did and what the bots answered, beyond the pause they are told to make. */
const lateness = (pace: number, since: number): string => `
  SELECT (percentile_cont(0.5) WITHIN GROUP (ORDER BY late))::int AS p50,
    (percentile_cont(0.99) WITHIN GROUP (ORDER BY late))::int AS p99, count(*)::int AS count
  FROM (SELECT by, at - lag(at) OVER one - ${pace} AS late, lag(by) OVER one AS before, at
    FROM (SELECT table_id, sequence, at, body::jsonb ->> 'by' AS by FROM entries) AS read
    WINDOW one AS (PARTITION BY table_id ORDER BY sequence)) AS answered
  WHERE by = 'bot' AND before = 'human' AND at > ${Math.floor(since)}`

/** What a stretch of time cost, at each place. */
export class Bill {
  readonly #postgres: RealPostgres
  readonly #database: string
  readonly #nodes: readonly ChildServer[]
  #before: Spent | undefined

  constructor(postgres: RealPostgres, database: string, nodes: readonly ChildServer[]) {
    this.#postgres = postgres
    this.#database = database
    this.#nodes = nodes
  }

  async begin(): Promise<void> {
    this.#before = await this.#spent()
  }

  /** For each of so many moves: microseconds of processor time, transactions, bytes. */
  async end(moves: number) {
    const [before, after] = [this.#before!, await this.#spent()]
    const perMove = (spent: number, digits = 0) => Number((spent / moves).toFixed(digits))
    return {
      node: perMove((after.nodes - before.nodes) * 1e6),
      database: perMove((after.database - before.database) * 1e6),
      transactions: perMove(after.commits - before.commits, 2),
      races: perMove(after.races - before.races, 3),
      forwarded: perMove(after.forwarded - before.forwarded, 2),
      undone: perMove(after.undone - before.undone, 3),
      wal: perMove(after.wal - before.wal),
    }
  }

  async lateness(pace: number): Promise<{ p50: number; p99: number; count: number }> {
    const sql = lateness(pace, this.#before!.now)
    return (await this.#postgres.ask<{ p50: number; p99: number; count: number }>(this.#database, sql))[0]!
  }

  async #spent(): Promise<Spent> {
    const [asked] = (await this.#postgres.ask<DatabaseFigures>(this.#database, QUESTION)) as [DatabaseFigures]
    const nodes = this.#nodes.reduce((sum, { pid }) => sum + cpuOf(pid).own, 0)
    const metrics = await Promise.all(
      this.#nodes.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()),
    )
    const races = counted(metrics, /^grotto_lost_races_total (\d+)/gm)
    const forwarded = counted(metrics, /^grotto_forwarded_total\{.*\} (\d+)/gm)
    const undone = forwarded - counted(metrics, /^grotto_forwarded_total\{result="done"\} (\d+)/gm)
    return { ...asked, nodes, database: databaseCpu(), races, forwarded, undone }
  }
}

const counted = (metrics: readonly string[], series: RegExp): number =>
  metrics.flatMap(text => [...text.matchAll(series)]).reduce((sum, [, count]) => sum + Number(count), 0)

/** Of a process: its parent, its own seconds of processor time, and those of children that have ended. */
function cpuOf(pid: number): { name: string; parent: number; own: number; ended: number } {
  const [head, tail] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ') as [string, string]
  const fields = tail.split(' ').map(Number)
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [number, number, number, number]
  return {
    name: head.split('(')[1]!,
    parent: fields[1]!,
    own: (user + system) / 100,
    ended: (endedUser + endedSystem) / 100,
  }
}

/** The database is one process for each connection and some more, all children of the one we started. */
function databaseCpu(): number {
  const all = readdirSync('/proc').flatMap(name => {
    try {
      return /^\d+$/.test(name) ? [{ pid: Number(name), ...cpuOf(Number(name)) }] : []
    } catch {
      return []
    }
  })
  const ours = all.filter(({ name, parent }) => name === 'postgres' && parent === process.pid)
  const roots = new Set(ours.map(({ pid }) => pid))
  const children = all.filter(({ parent }) => roots.has(parent))
  return [...ours, ...children].reduce((sum, { own, ended, pid }) => sum + own + (roots.has(pid) ? ended : 0), 0)
}
