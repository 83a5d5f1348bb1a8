import { given } from '@grotto/kernel'
import { SequenceTaken } from '../store.ts'
import type { EncodedChange } from './encoded-change.ts'

/** How changes get to the database. */
export interface Writer {
  /** One change as one transaction. */
  one(change: EncodedChange): Promise<void>
  /** One for each table, all in one transaction; says which of them lost the race for their first number. */
  together(changes: readonly EncodedChange[]): Promise<ReadonlySet<string>>
}

interface Queued {
  readonly change: EncodedChange
  readonly kept: () => void
  readonly failed: (error: unknown) => void
}

/** The changes of one table, which are written in the order in which they came. */
interface Lane {
  readonly table: string
  waiting: Queued[]
  busy: boolean
  /** The last number this lane has written, while it lasts. */
  reached: number | undefined
}

/** While one transaction is under way others wait and share the next one; but not for longer than this. */
const PATIENCE_MS = 25
const MOST_UNDER_WAY = 4
/** Tables in one transaction: the first of them must not wait for too many others. */
const MOST_TOGETHER = 256

/**
 * Gathers the changes of many tables into one statement and one commit: what comes in one turn of the event loop, or
 * while the database is busy. Changes of one table keep their order, and those that wait behind one that failed fail too
 * where they build on it: a log has no gaps. What fails as a whole is tried one by one, so that a failing piece fails alone.
 */
export class WriteQueue {
  readonly #writer: Writer
  readonly #lanes = new Map<string, Lane>()
  #underWay = 0
  #beganAt = 0
  #soon = false
  #later: NodeJS.Timeout | undefined
  #idle: (() => void)[] = []

  constructor(writer: Writer) {
    this.#writer = writer
  }

  write(change: EncodedChange): Promise<void> {
    return new Promise((kept, failed) => {
      this.#laneOf(change.table).waiting.push({ change, kept, failed })
      this.#dispatchSoon()
    })
  }

  /** When nothing is left to be written. */
  drained(): Promise<void> {
    return new Promise(done => {
      if (this.#lanes.size > 0) this.#idle.push(done)
      else done()
    })
  }

  #laneOf(table: string): Lane {
    const known = this.#lanes.get(table)
    if (known) return known
    const lane: Lane = { table, waiting: [], busy: false, reached: undefined }
    this.#lanes.set(table, lane)
    return lane
  }

  #dispatchSoon(): void {
    if (this.#soon) return
    this.#soon = true
    setImmediate(() => {
      this.#soon = false
      this.#dispatch()
    })
  }

  #dispatch(): void {
    const groups: [Lane, Queued[]][] = []
    const mayBegin = this.#mayBegin()
    for (const lane of this.#lanes.values()) {
      const [head] = lane.waiting
      if (lane.busy || !head) continue
      if (!isPlain(head.change)) void this.#alone(lane)
      else if (mayBegin && groups.length < MOST_TOGETHER) groups.push([lane, takeRun(lane)])
    }
    if (groups.length > 0) void this.#begin(groups)
  }

  /** A transaction that has to wait for a lock must not hold up everybody. */
  #mayBegin(): boolean {
    if (this.#underWay === 0) return true
    const wait = this.#beganAt + PATIENCE_MS - performance.now()
    if (wait <= 0) return this.#underWay < MOST_UNDER_WAY
    this.#later ??= setTimeout(() => {
      this.#later = undefined
      this.#dispatch()
    }, wait)
    return false
  }

  async #alone(lane: Lane): Promise<void> {
    lane.busy = true
    await this.#one(lane, given(lane.waiting.shift(), 'a change that waits'))
    this.#free(lane)
  }

  async #begin(groups: readonly [Lane, Queued[]][]): Promise<void> {
    this.#underWay += 1
    this.#beganAt = performance.now()
    for (const [lane] of groups) lane.busy = true
    await this.#together(groups)
    this.#underWay -= 1
    for (const [lane] of groups) this.#free(lane)
  }

  async #together(groups: readonly [Lane, Queued[]][]): Promise<void> {
    const [[lane, run]] = groups as [[Lane, Queued[]]]
    if (groups.length === 1 && run.length === 1) return this.#one(lane, run[0]!)
    try {
      const lost = await this.#writer.together(groups.map(([{ table }, run]) => merged(table, run)))
      for (const [lane, run] of groups) {
        const first = sequenceOf(run[0]!.change)
        settle(lane, run, lost.has(lane.table) ? new SequenceTaken(lane.table, first) : undefined)
      }
    } catch (error) {
      if (isInDoubt(error)) for (const [lane, run] of groups) settle(lane, run, error)
      else await Promise.all(groups.map(([lane, run]) => this.#oneByOne(lane, run)))
    }
  }

  async #oneByOne(lane: Lane, run: readonly Queued[]): Promise<void> {
    lane.waiting.unshift(...run)
    for (let left = run.length; left > 0 && lane.waiting.length > 0; left--)
      await this.#one(lane, given(lane.waiting.shift(), 'a change that waits'))
  }

  async #one(lane: Lane, queued: Queued): Promise<void> {
    try {
      await this.#writer.one(queued.change)
      settle(lane, [queued])
    } catch (error) {
      settle(lane, [queued], error)
    }
  }

  #free(lane: Lane): void {
    lane.busy = false
    if (lane.waiting.length === 0) this.#lanes.delete(lane.table)
    if (this.#lanes.size > 0) this.#dispatchSoon()
    else for (const done of this.#idle.splice(0)) done()
  }
}

/** Entries and a row of a table that was there before: what is written with every move. */
const isPlain = ({ entries, row, people, results }: EncodedChange): boolean =>
  !people && !results && entries.length > 0 && (!row || entries[0]!.sequence > 1)

const sequenceOf = ({ entries }: EncodedChange): number => entries[0]?.sequence ?? 0
const lastOf = ({ entries }: EncodedChange): number | undefined => entries.at(-1)?.sequence

/** As many as follow each other without a gap. */
function takeRun(lane: Lane): Queued[] {
  const { waiting } = lane
  let length = 1
  while (
    length < waiting.length &&
    isPlain(waiting[length]!.change) &&
    sequenceOf(waiting[length]!.change) === (lastOf(waiting[length - 1]!.change) ?? Number.NaN) + 1
  )
    length += 1
  return waiting.splice(0, length)
}

function merged(table: string, run: readonly Queued[]): EncodedChange {
  if (run.length === 1) return run[0]!.change
  const row = run.findLast(({ change }) => change.row)?.change.row
  const mentions = run.flatMap(({ change }) => change.mentions ?? [])
  return { table, entries: run.flatMap(({ change }) => change.entries), mentions, ...(row ? { row } : {}) }
}

function settle(lane: Lane, run: readonly Queued[], error?: unknown): void {
  if (error === undefined) {
    lane.reached = lastOf(given(run.at(-1), 'what was written').change) ?? lane.reached
    for (const { kept } of run) kept()
    return
  }
  const first = sequenceOf(run[0]!.change)
  const next = (lane.reached ?? first - 1) + 1
  for (const { failed } of run) failed(error)
  const builtOnIt = lane.waiting.filter(({ change }) => sequenceOf(change) > next)
  lane.waiting = lane.waiting.filter(({ change }) => sequenceOf(change) <= next)
  for (const { change, failed } of builtOnIt) failed(new SequenceTaken(change.table, sequenceOf(change)))
}

/** PostgreSQL's own word that a statement failed has a severity; without it nobody knows whether it was done. */
const isInDoubt = (error: unknown): boolean => {
  const { severity, code } = error as { severity?: unknown; code?: unknown }
  return severity === undefined || /^(08|57P)/.test(String(code))
}
