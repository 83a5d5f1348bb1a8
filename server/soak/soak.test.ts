import { describe, expect, test } from 'vitest'
import { GAUGES, type Gauges } from './gauges.ts'
import { MISCHIEF } from './mischief.ts'
import { type Rest, Soak } from './soaking.ts'
import { leaksIn } from './verdict.ts'

test('guests who break off whatever they do leave nothing behind, of which npm run soak:server does more', {
  timeout: 240_000,
}, async () => {
  const soak = new Soak({ seconds: 18, round: 4, guests: 12, seed: 'sample' })
  const rests = await soak.run()
  expect(rests.at(-1)!.visits).toBeGreaterThan(40)
  expect(leaksIn(rests)).toEqual([])
})

test('everything that can be broken off is', () => {
  expect(Object.keys(MISCHIEF).length).toBeGreaterThan(15)
})

describe('the verdict names what leaks', () => {
  const flat = Object.fromEntries(GAUGES.map(gauge => [gauge, 0])) as Gauges
  const rests = (gauges: (minute: number) => Partial<Gauges>): Rest[] =>
    Array.from({ length: 10 }, (_, i) => ({ at: i * 60, visits: i, gauges: { ...flat, heap: 50, ...gauges(i) } }))

  test('nothing where all is flat, whatever the first round left', () => {
    expect(leaksIn(rests(minute => (minute === 0 ? { heap: 90, timers: 9 } : {})))).toEqual([])
  })

  test.each(['connections', 'sockets', 'streams', 'watchers', 'tables', 'bots'] as const)('%s', gauge => {
    expect(leaksIn(rests(minute => (minute === 5 ? { [gauge]: 1 } : {})))).toEqual([
      `${gauge}: 1 were left after 300 s, when nobody was there`,
    ])
  })

  test.each([
    ['timers', 2],
    ['listeners', 1],
    ['descriptors', 2],
    ['heap', 5],
    ['shares', 400],
  ] as const)('%s that grow by %d a minute', (gauge, each) => {
    const leaks = leaksIn(rests(minute => ({ [gauge]: flat[gauge] + minute * each })))
    expect(leaks).toHaveLength(1)
    expect(leaks[0]).toMatch(new RegExp(`^${gauge}: `))
  })
})
