import { describe, expect, test, vi } from 'vitest'
import { SteadyTime } from './clock.ts'

const NOON = 1_800_000_000_000
const HOUR = 3_600_000

/** A machine whose clock can be set, and that can sleep. */
function machine() {
  let [wall, monotonic, asleep] = [NOON, 5_000, 0]
  return {
    wall: () => wall,
    monotonic: () => monotonic,
    // As coarse as the system has it.
    awakeOrAsleep: () => Math.floor((monotonic + asleep) / 1000) * 1000,
    sleep(milliseconds: number) {
      wall += milliseconds
      asleep += milliseconds
    },
    pass(milliseconds: number) {
      wall += milliseconds
      monotonic += milliseconds
    },
    set(by: number) {
      wall += by
    },
  }
}

describe('the time of day', () => {
  test('is that of the machine', () => {
    const clocks = machine()
    const time = new SteadyTime(clocks)
    clocks.pass(90_000)
    expect(time.now()).toBe(NOON + 90_000)
  })

  test.each([-HOUR, HOUR, -24 * HOUR])('goes on evenly when the clock is set by %d ms', by => {
    const clocks = machine()
    const time = new SteadyTime(clocks)
    clocks.set(by)
    expect(time.now()).toBe(NOON)
    let before = time.now()
    for (let second = 1; second <= 60; second++) {
      clocks.pass(1_000)
      const passed = time.now() - before
      before += passed
      expect(passed).toBeGreaterThanOrEqual(899)
      expect(passed).toBeLessThanOrEqual(1_101)
    }
  })

  test.each([-HOUR, HOUR])('has followed a clock set by %d ms ten hours later', by => {
    const clocks = machine()
    const time = new SteadyTime(clocks)
    clocks.set(by)
    for (let minute = 0; minute < 10 * 60; minute++) {
      clocks.pass(60_000)
      time.now()
    }
    expect(Math.abs(time.now() - clocks.wall())).toBeLessThanOrEqual(1)
  })

  test('that was lost while the machine slept is made good at once', () => {
    const clocks = machine()
    const time = new SteadyTime(clocks)
    clocks.pass(1_500)
    clocks.sleep(8 * HOUR)
    clocks.pass(10)
    expect(Math.abs(time.now() - clocks.wall())).toBeLessThanOrEqual(1_000)
    clocks.set(HOUR)
    const before = time.now()
    for (let second = 0; second < 60; second++) {
      clocks.pass(1_000)
      time.now()
    }
    expect(time.now() - before).toBeLessThan(70_000)
  })

  test('goes on from what was written last, after a start with a clock that was set back', () => {
    const clocks = machine()
    const time = new SteadyTime(clocks)
    time.notBefore(NOON + HOUR)
    expect(time.now()).toBe(NOON + HOUR)
    expect(time.ahead).toBe(HOUR)
    clocks.pass(1_000)
    expect(time.now()).toBe(NOON + HOUR + 900)
    time.notBefore(NOON)
    expect(time.now()).toBe(NOON + HOUR + 900)
  })

  test.each([2, 365, 20 * 365])('goes on from what was written last by a clock %d days ahead', days => {
    const clocks = machine()
    const time = new SteadyTime(clocks)
    const written = NOON + days * 24 * HOUR
    time.notBefore(written)
    expect(time.now()).toBe(written)
    clocks.pass(10_000)
    expect(time.now()).toBe(written + 9_000)
    // Somebody, or NTP, sets the clock right.
    clocks.set(days * 24 * HOUR)
    clocks.pass(1_000)
    expect(time.now()).toBeGreaterThanOrEqual(written + 9_900)
    expect(time.ahead).toBeLessThanOrEqual(0)
  })

  test('of the system is that of Date, and goes on evenly when Date is set', async () => {
    vi.resetModules()
    const set = vi.spyOn(Date, 'now')
    const { systemClock } = await import('./clock.ts')
    const [began, monotonic] = [systemClock.now(), systemClock.monotonic()]
    for (const by of [-HOUR, HOUR]) {
      set.mockReturnValue(began + by)
      const passed = systemClock.monotonic() - monotonic
      expect(Math.abs(systemClock.now() - began - passed)).toBeLessThan(0.2 * passed + 50)
    }
    vi.restoreAllMocks()
  })

  test('does not notice a clock that is set and set right again', () => {
    const clocks = machine()
    const time = new SteadyTime(clocks)
    clocks.set(-HOUR)
    clocks.set(HOUR)
    clocks.pass(1_000)
    expect(time.now()).toBe(NOON + 1_000)
  })
})
