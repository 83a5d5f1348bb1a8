import { uptime } from 'node:os'

/** Time as the server sees it; tests bring their own. */
export interface Clock {
  /** The time of day, for what is written down. It never goes back, and follows a machine's clock that was set only slowly. */
  now(): number
  /** Milliseconds since some moment, for limits and pauses: nobody can set it. */
  monotonic(): number
  /** Runs once after so many milliseconds; the result calls it off. */
  after(milliseconds: number, run: () => void): () => void
  /** Something was written down at this time: from now on it is at least as late. */
  notBefore?(time: number): void
  /** Milliseconds by which it is ahead of the machine's. */
  ahead?(): number
}

/** What a machine's own clocks say, in milliseconds. */
export interface MachineTimes {
  readonly wall: () => number
  readonly monotonic: () => number
  /** Goes on while the machine sleeps, where that can be told. */
  readonly awakeOrAsleep: () => number
}

const LONGEST = 2_000_000_000
/** An hour by which the machine's clock was set is made good in ten: nobody's time runs out at once, none stands still. */
const SLEW = 0.1
/** By more than so much a clock is not off by itself. */
const JUMP = 5_000
const ASK_EVERY = 1_000

const machine: MachineTimes = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  awakeOrAsleep: () => uptime() * 1000,
}

/** The time of day that goes on evenly when somebody sets the machine's clock. */
export class SteadyTime {
  readonly #machine: MachineTimes
  #time: number
  #looked: number
  #asleep: number
  #asked = Number.NEGATIVE_INFINITY

  constructor(times = machine) {
    this.#machine = times
    this.#time = times.wall()
    this.#looked = times.monotonic()
    this.#asleep = this.#sleptSoFar()
  }

  now(): number {
    const at = this.#machine.monotonic()
    const passed = at - this.#looked
    this.#looked = at
    this.#time += passed
    if (this.#behind > JUMP) this.#time += Math.min(this.#behind, this.#justSlept(at))
    this.#time += Math.max(-SLEW * passed, Math.min(SLEW * passed, this.#behind))
    return Math.floor(this.#time)
  }

  get #behind(): number {
    return this.#machine.wall() - this.#time
  }

  /**
   * After a start with a clock that was set back, time goes on from what was written before, however far that is: a
   * machine without a battery wakes up years ago, and no table may wait that long or tell its story backwards.
   */
  notBefore(time: number): void {
    this.#time = Math.max(this.#time, time)
  }

  /** Milliseconds by which it is ahead of the machine's clock. */
  get ahead(): number {
    return this.now() - this.#machine.wall()
  }

  /** A machine that slept lost time in earnest, as one that was off. Finding out takes a while, so it is seldom done. */
  #justSlept(at: number): number {
    if (at - this.#asked < ASK_EVERY) return 0
    this.#asked = at
    const slept = this.#sleptSoFar() - this.#asleep
    if (slept < JUMP) return 0
    this.#asleep += slept
    return slept
  }

  #sleptSoFar(): number {
    return this.#machine.awakeOrAsleep() - this.#machine.monotonic()
  }
}

/** By the clock that is behind: what is thrown away for its age must be old by both. */
export const surelyPast = (clock: Clock): number => clock.now() - Math.max(0, clock.ahead?.() ?? 0)

/** A clock by the machine's, with a steady time of its own. */
export function newSystemClock(): Clock {
  const steady = new SteadyTime()
  return {
    now: () => steady.now(),
    monotonic: machine.monotonic,
    after(milliseconds, run) {
      const timer = setTimeout(run, Math.min(Math.max(0, milliseconds), LONGEST))
      return () => clearTimeout(timer)
    },
    notBefore: time => steady.notBefore(time),
    ahead: () => steady.ahead,
  }
}

export const systemClock = newSystemClock()
