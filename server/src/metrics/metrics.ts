import { DatabaseLocked, DiskFull, isConnectionError, SequenceTaken } from '@grotto/storage'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { version } from '../../../tools/setup/version.mjs'
import { output } from '../process/output.ts'
import { seriesIn } from './series.ts'

/** What is asked when somebody looks. */
interface Readings {
  readonly sockets: () => number
  readonly streams: () => number
  readonly tables: () => number
  readonly connections?: () => Promise<number>
  readonly watchers?: () => Promise<number>
  readonly botsWaiting?: () => number
  readonly sharesInUse?: () => number
  /** A database of our own is always there. */
  readonly databaseUp?: () => boolean
  readonly linkedNodes?: () => number
  /** Milliseconds. */
  readonly clockAhead?: () => number
}

interface Series {
  readonly count: { inc(): void }
  readonly took: { observe(seconds: number): void }
}

/** What a table is woken for. */
export type Waking = 'bot' | 'clock'

const QUICK = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3]
const PATIENT = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100]

/** Figures for the operator; docs/operating.md explains them. Labels name kinds of things only: no table, no person, no move. */
export class Metrics {
  readonly registry = new Registry()
  readonly #make = seriesIn(this.registry)
  readonly #requests = this.#make.counter('grotto_http_requests_total', 'Calls answered', 'method', 'route', 'status')
  readonly #requestSeconds = this.#make.histogram(
    'grotto_http_request_seconds',
    'From call to answer, event streams aside',
    QUICK,
    'route',
  )
  readonly #commands = this.#make.counter('grotto_commands_total', 'Commands answered', 'type', 'result')
  readonly #seconds = this.#make.histogram('grotto_command_seconds', 'From command to durable answer', QUICK, 'type')
  readonly #bots = this.#make.counter('grotto_bot_decisions_total', 'Decisions of bots', 'result')
  readonly #late = this.#make.histogram('grotto_late_seconds', 'How late a table was woken', PATIENT, 'for')
  readonly #deliveries = this.#make.counter('grotto_deliveries_total', 'Updates sent to those who watch')
  readonly #reminders = this.#make.counter('grotto_reminders_total', 'Reminders sent', 'kind', 'result')
  readonly #differed = this.#make.counter('grotto_differing_views_total', 'Pages that followed to another view')
  readonly #malformed = this.#make.counter('grotto_malformed_total', 'What could not be understood', 'where')
  readonly #refused = this.#make.counter('grotto_refused_total', 'What was more than a share', 'kind')
  readonly #failures = this.#make.counter('grotto_failures_total', 'Errors of the server, each in the log', 'what')
  readonly #writes = this.#make.counter('grotto_failed_writes_total', 'Moves that could not be written', 'why')
  readonly #races = this.#make.counter('grotto_lost_races_total', 'Moves another node was faster with, and tried again')
  readonly #forwarded = this.#make.counter('grotto_forwarded_total', 'Commands another node was asked to do', 'result')
  readonly #snapshots = this.#make.counter(
    'grotto_snapshots_discarded_total',
    'Damaged snapshots of tables that were replayed from their entries instead',
  )
  readonly #frozen = new Set<string>()

  constructor(readings: Readings) {
    collectDefaultMetrics({ register: this.registry })
    const { number, commit = '' } = version()
    this.#make.fact('grotto_build_info', 'Which Grotto this is', { version: number, commit })
    this.#make.reading('grotto_sockets', 'Open sockets', readings.sockets)
    this.#make.reading('grotto_streams', 'Open event streams', readings.streams)
    this.#make.reading('grotto_tables_in_memory', 'Tables in memory', readings.tables)
    this.#make.reading('grotto_connections', 'Open connections, idle ones too', readings.connections ?? (() => 0))
    this.#make.reading('grotto_watchers', 'Those who look at tables', readings.watchers ?? (() => 0))
    this.#make.reading('grotto_bots_waiting', 'Decisions that bots owe', readings.botsWaiting ?? (() => 0))
    this.#make.reading('grotto_shares_in_use', 'Shares that are not whole', readings.sharesInUse ?? (() => 0))
    this.#make.reading('grotto_database_up', 'Whether the database answers', () =>
      Number(readings.databaseUp?.() ?? true),
    )
    this.#make.reading(
      'grotto_linked_nodes',
      'Other nodes with a line past the database',
      readings.linkedNodes ?? (() => 0),
    )
    const clockAhead = () => (readings.clockAhead?.() ?? 0) / 1000
    this.#make.reading('grotto_clock_ahead_seconds', "Of the machine's, since it was set", clockAhead)
    this.#make.reading('grotto_log_lines_dropped', 'Lines of the log that nobody took', () => output.dropped)
    this.#make.reading('grotto_frozen_tables', 'Tables found that do not replay', () => this.#frozen.size)
    for (const why of ['unreachable', 'full', 'locked', 'failed']) this.#writes.inc({ why }, 0)
  }

  /** A call was answered. The route is a pattern: addresses name tables. */
  requested(method: string, route: string, status: number, seconds: number | undefined): void {
    this.#requests.inc({ method, route, status })
    if (seconds !== undefined) this.#requestSeconds.observe({ route }, seconds)
  }

  answered(type: string, result: string, seconds: number): void {
    const { count, took } = this.#seriesOf(type, result)
    count.inc()
    took.observe(seconds)
  }

  readonly #series = new Map<string, Series>()

  /** Labels are sorted and hashed wherever they are mentioned; this is asked at every move. */
  #seriesOf(type: string, result: string): Series {
    const key = `${type} ${result}`
    const known = this.#series.get(key)
    if (known) return known
    const series = { count: this.#commands.labels(type, result), took: this.#seconds.labels(type) }
    this.#series.set(key, series)
    return series
  }

  botDecided(result: 'decided' | 'failed', count = 1): void {
    this.#bots.inc({ result }, count)
  }

  /** A table was woken so many milliseconds after it was due. */
  woken(what: Waking, late: number): void {
    this.#late.observe({ for: what }, Math.max(0, late) / 1000)
  }

  reminded(kind: 'push' | 'webhook', result: 'sent' | 'failed'): void {
    this.#reminders.inc({ kind, result })
  }

  /** Somebody asked for more than a share; the kinds are those of docs/server.md. */
  refused(kind: string): void {
    this.#refused.inc({ kind })
  }

  /** A page that followed a table came to see something else than it is. */
  differed(): void {
    this.#differed.inc()
  }

  malformed(where: 'socket' | 'http'): void {
    this.#malformed.inc({ where })
  }

  failed(what: string): void {
    this.#failures.inc({ what })
  }

  notWritten(error: unknown): void {
    if (error instanceof SequenceTaken) this.#races.inc()
    else this.#writes.inc({ why: whyNotWritten(error) })
  }

  forwarded(result: 'done' | 'declined' | 'unanswered'): void {
    this.#forwarded.inc({ result })
  }

  snapshotDiscarded(): void {
    this.#snapshots.inc()
  }

  /** Whether it was not known yet. */
  frozen(table: string): boolean {
    return this.#frozen.size < this.#frozen.add(table).size
  }

  delivered(count: number): void {
    this.#deliveries.inc(count)
  }
}

function whyNotWritten(error: unknown): string {
  if (error instanceof DiskFull) return 'full'
  if (error instanceof DatabaseLocked) return 'locked'
  return isConnectionError(error) ? 'unreachable' : 'failed'
}
