import { createHook } from 'node:async_hooks'
import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded into a server's process before its own code (`--import`), for tests: tells its parent how the process is, and
 * sets its clock wrong when asked to.
 */

/** How a process is. */
export interface Reading {
  /** The longest the event loop stood still since the last reading, in milliseconds. */
  readonly lag: number
  /** The longest the event loop was at work in one go since the last reading, in milliseconds of processor time. */
  readonly work: number
  /** Bytes in use, after garbage was collected where that was asked for. */
  readonly heap: number
  readonly resident: number
  /** Microseconds of processor time so far, of all threads. */
  readonly cpu: number
  readonly descriptors: number
  /** Timers that were set and neither went off nor were taken back; counted where TEST_COUNT_TIMERS asks for it. */
  readonly timers: number
  /** Of what concerns the whole process: its events, and warnings about more than ten listeners of one thing. */
  readonly listeners: number
  /** What keeps the event loop busy, by kind: timers, sockets, requests. */
  readonly resources: Readonly<Record<string, number>>
}

/** How garbage is collected before a reading: not at all, roughly, or also what finalizers let go, which takes twice as long. */
export type Collect = 'not' | 'roughly' | 'thoroughly'
const TIMES = { not: 0, roughly: 1, thoroughly: 2 }

export type Probe =
  | { readonly id: number; readonly wish: 'read'; readonly collect?: Collect }
  | { readonly id: number; readonly wish: 'shiftClock'; readonly milliseconds: number }

const RESOLUTION = 5
const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
delay.enable()

let [work, workedBefore] = [0, process.threadCpuUsage()]
/** What else the machine does at the same time is not in it. */
setInterval(() => {
  const { user, system } = process.threadCpuUsage(workedBefore)
  workedBefore = process.threadCpuUsage()
  work = Math.max(work, (user + system) / 1000)
}, RESOLUTION).unref()

const timers = new Set<number>()
if (process.env.TEST_COUNT_TIMERS)
  createHook({
    init: (id, type) => void (type === 'Timeout' && timers.add(id)),
    destroy: id => void timers.delete(id),
  }).enable()

let warnings = 0
process.on('warning', ({ name }) => {
  if (name === 'MaxListenersExceededWarning') warnings += 1
})

function read(collect: Collect): Reading {
  const lag = Math.max(0, delay.max / 1e6 - RESOLUTION)
  delay.reset()
  const worked = work
  work = 0
  for (let i = 0; i < TIMES[collect]; i++) (globalThis as { gc?: () => void }).gc?.()
  const { heapUsed, rss, external, arrayBuffers } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  if (TIMES[collect]) delay.reset()
  return {
    lag,
    work: worked,
    heap: heapUsed + external + arrayBuffers,
    resident: rss,
    cpu: user + system,
    timers: timers.size,
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), warnings),
    descriptors: readdirSync('/proc/self/fd').length,
    resources: counted(process.getActiveResourcesInfo()),
  }
}

function counted(kinds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

let shift = 0
const RealDate = Date

/** The wall clock, as wrong as it was set; timers go on as they would on such a machine. */
function setClock(milliseconds: number): void {
  shift += milliseconds
  const now = () => RealDate.now() + shift
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => (args.length === 0 ? new target(now()) : Reflect.construct(target, args)),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

if (process.env.TEST_CLOCK_SHIFT) setClock(Number(process.env.TEST_CLOCK_SHIFT))

process.on('message', (asked: Probe) => {
  if (asked.wish === 'shiftClock') setClock(asked.milliseconds)
  process.send?.({ id: asked.id, ...(asked.wish === 'read' ? read(asked.collect ?? 'not') : {}) })
})
// Listening must not keep a server alive that has closed.
process.channel?.unref()
