import { expect, test } from 'vitest'
import type { Clock } from '../process/clock.ts'
import { Later } from './later.ts'

/** A clock whose timers can be counted; they may fire a little early, as Node's do. */
class Counting implements Clock {
  time = 0
  timers: { readonly at: number; readonly run: () => void }[] = []
  now = () => this.time
  monotonic = () => this.time
  after(milliseconds: number, run: () => void): () => void {
    this.timers.push({ at: this.time + milliseconds, run })
    return () => {}
  }
  pass(milliseconds: number): void {
    this.time += milliseconds
    const due = this.timers.filter(({ at }) => at <= this.time + 0.5)
    this.timers = this.timers.filter(({ at }) => at > this.time + 0.5)
    for (const { run } of due) run()
  }
}

test('each after its time, in order, with one timer however many wait', () => {
  const clock = new Counting()
  const later = new Later(clock, 30)
  const done: string[] = []
  later.do(() => done.push('a'))
  clock.pass(10)
  for (const name of ['b', 'c']) later.do(() => done.push(name))
  expect(clock.timers).toHaveLength(1)
  clock.pass(20)
  expect(done).toEqual(['a'])
  clock.pass(9.7)
  expect([done, clock.timers.length]).toEqual([['a'], 1])
  clock.pass(0.3)
  expect([done, clock.timers.length]).toEqual([['a', 'b', 'c'], 0])
})

test('what is done may ask for more', () => {
  const clock = new Counting()
  const later = new Later(clock, 5)
  const done: number[] = []
  later.do(() => later.do(() => done.push(clock.time)))
  for (let i = 0; i < 12; i++) clock.pass(1)
  expect([done, clock.timers.length]).toEqual([[10], 0])
})
