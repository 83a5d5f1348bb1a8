import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { RoundRobin } from '../../scripts/cluster/proxy.ts'
import type { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { TIMEOUTS } from '../http/timeouts.ts'
import { Heartbeats } from './heartbeats.ts'

/** Shorter than in earnest, so that the test is. */
const PERIOD = 1_000

let server: TestServer
let line: RoundRobin
let [near, far]: Client[] = []
let table = ''
beforeAll(async () => {
  server = await openServer({}, { timeouts: { ...TIMEOUTS, heartbeat: PERIOD } })
  const port = Number(new URL(server.address).port)
  line = new RoundRobin(() => [port])
  near = (await friends(server.address, 'Near'))[0]!
  far = (await friends(await line.listen(), 'Far'))[0]!
  table = await startGame([near, far], { game: 'diamant', options: { players: 2 } })
})
afterAll(async () => {
  for (const person of [near, far]) person!.drop()
  line.close()
  await server.remove()
})

const beat = (person: Client) => person.hear(({ type }) => type === 'beat')

describe('a socket on which nothing happens', () => {
  test('is told now and then that the line is alive, and stays', async () => {
    for (let times = 0; times < 4; times++) await Promise.all([beat(near!), beat(far!)])
    expect([near!.connected, far!.connected]).toEqual([true, true])
  })

  test.each([
    ['nothing comes from it', { requests: 'lost', answers: 'open' }],
    ['nothing arrives', { requests: 'open', answers: 'lost' }],
    ['both', { requests: 'lost', answers: 'lost' }],
  ] as const)('and whose line is dead is dropped, and the others see that she is away: %s', async (_, flows) => {
    const isThere = (there: boolean) =>
      near!.hear(message => message.type === 'presence' && message.online.includes(1) === there)
    const away = isThere(false)
    line.flow(flows)
    await away
    line.flow({ requests: 'open', answers: 'open' })
    far!.drop()
    const back = isThere(true)
    await far!.connect()
    await back
    await beat(far!)
    expect(far!.known.get(table)!.info.status).toBe('playing')
  })
})

describe('in earnest', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A socket that says hello, and on which nothing happens then but what the heartbeats do; when it was written to, and dropped. */
  function socket(heartbeats: Heartbeats, answers: boolean) {
    const began = Date.now()
    const times = { written: [] as number[], dropped: undefined as number | undefined }
    const stream = {
      bytesRead: 90,
      bytesWritten: 0,
      write(bytes: Buffer) {
        times.written.push(Date.now() - began)
        stream.bytesWritten += bytes.length
        if (answers) stream.bytesRead += 6
      },
    }
    const drop = () => {
      times.dropped ??= Date.now() - began
      rest()
    }
    const rest = heartbeats.add({ OPEN: 1, readyState: 1, terminate: drop } as never, stream)
    return times
  }

  const SOCKETS = 40

  test('a dead line is dropped within 20 s, whichever comes first', () => {
    const heartbeats = new Heartbeats(TIMEOUTS.heartbeat)
    const sockets = Array.from({ length: SOCKETS }, () => socket(heartbeats, false))
    vi.advanceTimersByTime(60_000)
    for (const { dropped } of sockets) expect(dropped).toBeLessThanOrEqual(20_000)
    heartbeats.close()
  })

  test('who listens hears something every 13 s, and stays', () => {
    const heartbeats = new Heartbeats(TIMEOUTS.heartbeat)
    const sockets = Array.from({ length: SOCKETS }, () => socket(heartbeats, true))
    vi.advanceTimersByTime(120_000)
    for (const { written, dropped } of sockets) {
      expect(dropped).toBeUndefined()
      const gaps = [...written, 120_000].map((at, index) => at - (written[index - 1] ?? 0))
      expect(Math.max(...gaps)).toBeLessThanOrEqual(13_001)
    }
    heartbeats.close()
  })
})
