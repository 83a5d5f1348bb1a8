import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface Series {
  readonly count: { inc(): void }
  readonly took: { observe(seconds: number): void }
}

/** Figures for the operator. Labels name kinds of things only: no table, no person, no move. */
export class Metrics {
  readonly registry = new Registry()
  readonly #commands: Counter<'type' | 'result'>
  readonly #seconds: Histogram<'type'>
  readonly #bots: Counter<'result'>
  readonly #deliveries: Counter
  readonly #reminders: Counter<'kind' | 'result'>

  constructor(readings: { readonly sockets: () => number; readonly tables: () => number }) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.#commands = new Counter({
      name: 'grotto_commands_total',
      help: 'Commands answered',
      labelNames: ['type', 'result'],
      registers,
    })
    this.#seconds = new Histogram({
      name: 'grotto_command_seconds',
      help: 'From command to durable answer',
      labelNames: ['type'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
      registers,
    })
    this.#bots = new Counter({
      name: 'grotto_bot_decisions_total',
      help: 'Decisions of bots',
      labelNames: ['result'],
      registers,
    })
    this.#deliveries = new Counter({
      name: 'grotto_deliveries_total',
      help: 'Updates sent to those who watch',
      registers,
    })
    this.#reminders = new Counter({
      name: 'grotto_reminders_total',
      help: 'Reminders sent to those who were not looking',
      labelNames: ['kind', 'result'],
      registers,
    })
    gauge(this.registry, 'grotto_sockets', 'Open sockets', readings.sockets)
    gauge(this.registry, 'grotto_tables_in_memory', 'Tables in memory', readings.tables)
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

  reminded(kind: 'push' | 'webhook', result: 'sent' | 'failed'): void {
    this.#reminders.inc({ kind, result })
  }

  delivered(count: number): void {
    this.#deliveries.inc(count)
  }
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}
