import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Client, Known } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { TestClock } from '../../test-kit/test-clock.ts'

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]
/** Seconds: clocks are set by an hour at least, and on a busy machine bots think for many of them. */
const FAR_LESS_THAN_AN_HOUR = 400
const [DAY, YEAR] = [24 * HOUR, 365 * 24 * HOUR]
const PACE = 900

let clock: TestClock
let server: TestServer
let people: Client[] = []
beforeEach(async () => {
  clock = new TestClock()
  server = await openServer({ clock, botPace: PACE })
})
afterEach(async () => {
  for (const person of people) person.drop()
  await server.remove()
})

/** A game with a person, a bot, and a minute for each decision. */
async function begin(): Promise<{ ada: Client; table: string }> {
  people = await friends(server.address, 'Ada', 'Bo')
  const game = { game: 'diamant', options: { players: 3 }, settings: { clock: 60 } }
  return { ada: people[0]!, table: await startGame(people, game) }
}

const botHasActed = ({ log }: Known): boolean => log.some(({ by }) => by === 'bot')
const clockDecided = ({ log }: Known): boolean => log.some(({ by }) => by === 'clock')
/** Everything that the clock set off has been done. */
const settled = async (): Promise<void> => {
  for (let times = 0; times < 50; times++) await new Promise(setImmediate)
}

describe.each([-HOUR, HOUR])('when the clock is set by %d ms', by => {
  test('bots decide as soon as ever', async () => {
    const { ada, table } = await begin()
    clock.set(by)
    // A tenth faster or slower, while it follows.
    clock.pass(PACE * 1.2)
    await settled()
    clock.pass(PACE * 0.2)
    await ada.until(table, botHasActed)
  })

  test('nobody loses the time she has, nor gets more of it than a tenth', async () => {
    const { ada, table } = await begin()
    await settled()
    clock.set(by)
    clock.pass(PACE * 1.5)
    await ada.until(table, botHasActed)
    for (let seconds = 0; seconds < 50; seconds++) {
      clock.pass(SECOND)
      await settled()
    }
    expect(clockDecided(ada.known.get(table)!)).toBe(false)
    const decided = ada.until(table, clockDecided)
    for (let seconds = 0; seconds < 18; seconds++) {
      clock.pass(SECOND)
      await settled()
    }
    await decided
  })

  test('who used up her share is not locked out for longer, and a code for another device is good as long', async () => {
    const limited = await openServer({ clock, rateLimits: 1 })
    const [ada] = (await friends(limited.address, 'Ada')) as [Client]
    people = [ada]
    const join = () => ada.request('POST', '/api/join', { code: 'AAAAA' })
    let answer = await join()
    while (answer.status !== 429) answer = await join()
    const { code } = (await ada.http('POST', '/api/me/move')) as { code: string }
    clock.set(by)
    clock.pass(MINUTE)
    expect((await join()).status).not.toBe(429)
    const phone = await ada.request('POST', '/api/me/claim', { code })
    expect(phone.status).toBe(200)
    await limited.remove()
  })
})

describe.each([-YEAR, -2 * DAY, -HOUR, HOUR])('after a restart with a clock that is off by %d ms', by => {
  test('bots go on, and time never goes back in a log', async () => {
    const { ada, table } = await begin()
    await ada.ok({ type: 'act', table, action: { type: 'goOn' } })
    clock.pass(PACE + 1)
    await ada.until(table, botHasActed)
    await people[1]!.ok({ type: 'act', table, action: { type: 'goOn' } })
    const before = await server.store.entries(table)
    for (const person of people) person.drop()
    await server.close()
    clock.set(by)
    clock.restart()
    server = await openServer({ clock, botPace: PACE, data: server.data })
    const after = async () => (await server.store.entries(table)).slice(before.length)
    for (let seconds = 0; (await after()).length === 0; seconds++) {
      clock.pass(SECOND)
      // Thinking takes time that no test can move.
      await new Promise(done => setTimeout(done, 50))
      expect(seconds).toBeLessThan(15 * 60)
    }
    const times = [...before, ...(await after())].map(({ at }) => at)
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  test('after a restart a bot answers somebody for whom the table had waited', async () => {
    people = await friends(server.address, 'Ada')
    const table = await startGame(people, { game: 'diamant', options: { players: 3 } })
    const [ada] = people as [Client]
    const decisions = async () =>
      (await server.store.entries(table)).filter(({ body }) => (body as { by?: string }).by === 'bot').length
    /** Seconds of the test's clock until bots have decided so often. Thinking takes time that no test can move. */
    const decided = async (times: number): Promise<number> => {
      for (let seconds = 0; seconds < FAR_LESS_THAN_AN_HOUR; seconds++) {
        if ((await decisions()) >= times) return seconds
        clock.pass(SECOND)
        await new Promise(done => setTimeout(done, 100))
      }
      return Number.POSITIVE_INFINITY
    }
    // Both bots have chosen: nothing is due before Ada has.
    expect(await decided(2)).toBeLessThan(FAR_LESS_THAN_AN_HOUR)
    ada.drop()
    await server.close()
    clock.set(by)
    clock.restart()
    server = await openServer({ clock, botPace: PACE, data: server.data })
    ada.address = server.address
    await ada.connect()
    await ada.ok({ type: 'watch', table })
    // Bots may have left the cave, and are asked again when Ada has too.
    for (let known = ada.known.get(table)!; known.toAct.includes(0); known = ada.known.get(table)!) {
      const { result } = await ada.say({ type: 'act', table, action: { type: 'leave' } })
      if (result !== 'ok') break
      await settled()
    }
    expect(await decided(3)).toBeLessThan(FAR_LESS_THAN_AN_HOUR)
  })

  test('nothing is thrown away for its age that is not old by both clocks', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    people = [ada]
    // Nobody waits there for anything, so it stays out of memory.
    const { id: table } = (await ada.http('POST', '/api/tables', { game: 'diamant' })) as { id: string }
    ada.drop()
    const { data } = server
    await server.close()
    // Something was written by a clock that was far ahead, or the machine has forgotten the date.
    const ahead = new TestClock()
    ahead.set(Math.abs(by) + 40 * DAY)
    ahead.restart()
    server = await openServer({ clock: ahead, data })
    const [bo] = (await friends(server.address, 'Bo')) as [Client]
    const { id: later } = (await bo.http('POST', '/api/tables', { game: 'diamant' })) as { id: string }
    bo.drop()
    await server.close()
    clock.restart()
    server = await openServer({ clock, data, keepDays: 30 })
    expect(clock.now()).toBeGreaterThan(clock.monotonic() + 40 * DAY)
    await server.tidy()
    expect(await server.store.table(table)).toBeDefined()
    expect(await server.store.table(later)).toBeDefined()
  })
})
