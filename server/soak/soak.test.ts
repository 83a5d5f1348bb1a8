import type { Me, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProbedServer } from '../test-kit/probed-server.ts'
import { GAUGES, type Gauges } from './gauges.ts'
import { Guest } from './guest.ts'
import { MISCHIEF } from './mischief.ts'
import { MISCHIEF_TOGETHER } from './mischief-together.ts'
import { type Rest, Soak } from './soaking.ts'
import { FINISHED, Town } from './town.ts'
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
  expect(Object.keys(MISCHIEF).length).toBeGreaterThan(25)
})

/** What fails in a visit is not noticed in the soak: nobody there waits for anything. */
describe('what is broken off of clubs, deals and days was begun', () => {
  const server = new ProbedServer({ GROTTO_LOG: 'silent', GROTTO_BOT_THINKING: '5' })
  const town = new Town()
  const heard = new Set<string>()
  class Overheard extends Guest {
    override async request(method: string, path: string, body?: unknown) {
      const answer = await super.request(method, path, body)
      heard.add(`${method} ${path} ${answer.status}`)
      return answer
    }
  }
  const arrive = async (name: string): Promise<Guest> => {
    const guest = new Overheard(server.address, name)
    guest.id = ((await guest.http('GET', '/api/me')) as Me).id
    return guest
  }
  beforeAll(async () => {
    await server.start()
    const host = await arrive('host')
    town.finished = town.add(((await host.http('POST', '/api/records', FINISHED)) as TableMade).id)
  })
  afterAll(() => server.remove())

  test.each(Object.entries(MISCHIEF_TOGETHER))('%s', async (_, mischief) => {
    for (let visit = 1; visit <= 3; visit++) {
      const guest = await arrive(`visit ${visit}`)
      await mischief(guest, town)
      guest.vanish()
    }
  })

  test.each(['/api/clubs', '/api/clubs/join', '/api/offers/table', '/api/daily'])('%s', path => {
    expect(heard).toContain(`POST ${path} 200`)
  })
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
