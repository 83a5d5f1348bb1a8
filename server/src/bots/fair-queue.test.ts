import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const drained = (queue: FairQueue<string>): string[] => {
  const all: string[] = []
  for (let thing = queue.shift(); thing !== undefined; thing = queue.shift()) all.push(thing)
  return all
}

test('a stranger waits for one decision of whoever wants seventy', () => {
  const queue = new FairQueue<string>()
  for (let table = 0; table < 10; table++)
    for (let seat = 0; seat < 7; seat++) queue.push(['here', 'ada', `t${table}`], `ada t${table}`)
  queue.push(['there', 'bo', 'u'], 'bo')
  expect(drained(queue).indexOf('bo')).toBe(1)
})

test('a thousand guests of one address have one share, and within it each has one, and each of their tables', () => {
  const queue = new FairQueue<string>()
  for (let guest = 0; guest < 1000; guest++) queue.push(['here', `guest${guest}`, 't'], `guest${guest}`)
  for (const table of ['a', 'b']) for (let i = 0; i < 2; i++) queue.push(['there', 'bo', table], `bo ${table}`)
  queue.push(['there', 'cy', 'c'], 'cy')
  expect(drained(queue).slice(0, 10)).toEqual([
    'guest0',
    'bo a',
    'guest1',
    'cy',
    'guest2',
    'bo b',
    'guest3',
    'bo a',
    'guest4',
    'bo b',
  ])
})

test('whoever comes back takes her turn behind those who wait', () => {
  const queue = new FairQueue<string>()
  queue.push(['a'], 'a1')
  queue.push(['b'], 'b1')
  expect(queue.shift()).toBe('a1')
  queue.push(['a'], 'a2')
  queue.push(['b'], 'b2')
  expect(drained(queue)).toEqual(['b1', 'a2', 'b2'])
  expect(queue.isEmpty).toBe(true)
})
