import { type RealPostgres, realPostgres } from '@grotto/storage/test-kit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RoundRobin } from '../../scripts/cluster/proxy.ts'
import { ChildServer } from '../../test-kit/child-server.ts'
import { friends, startGame } from '../../test-kit/friends.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await realPostgres()
})
afterAll(() => postgres.stop())

let line: RoundRobin
let isThere = true
let asked = 0
let node: ChildServer
beforeEach(async () => {
  const database = new URL(await postgres.freshDatabase())
  const port = Number(database.port)
  line = new RoundRobin(() => {
    asked += 1
    return isThere ? [port] : []
  })
  database.port = new URL(await line.listen()).port
  node = new ChildServer({ DATABASE_URL: database.href, GROTTO_LOG: 'warn', GROTTO_BOT_PACE: '200' })
})
afterEach(async () => {
  await node.remove()
  line.close()
})

const status = async (path: string): Promise<number> => (await fetch(`${node.address}${path}`)).status
const gauge = async (): Promise<string | undefined> =>
  /grotto_database_up \d/.exec(await (await fetch(`${node.address}/metrics`)).text())?.[0]

describe('a node whose database', () => {
  test('is not there at the start waits for it, says so now and then, and opens when it comes', async () => {
    isThere = false
    asked = 0
    const starting = node.start()
    await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(14)
    expect(node.said.match(/Grotto waits for its database: .+/g)).toHaveLength(1)
    isThere = true
    await starting
    expect(await status('/readyz')).toBe(200)
  })

  test('never comes ends when it is told to', async () => {
    isThere = false
    const starting = node.start().catch(error => String(error))
    await expect.poll(() => node.said, { timeout: 30_000 }).toContain('waits for its database')
    expect(await node.end('SIGTERM')).toBe(0)
    expect(await starting).toContain('ended with 0')
    isThere = true
  })

  test('falls silent says so once, and once that it is back', async () => {
    await node.start()
    const people = await friends(node.address, 'Ada', 'Bo')
    const before = node.said
    const tables = await Promise.all(
      [1, 2, 3].map(() => startGame(people, { game: 'diamant', options: { players: 4 } })),
    )
    expect(await gauge()).toBe('grotto_database_up 1')
    line.flow({ requests: 'lost', answers: 'lost' })
    const sent = tables.map(table => people[0]!.say({ type: 'act', table, action: { type: 'goOn' } }))
    const answered = Promise.race([Promise.all(sent), people[0]!.cut()])
    for (const answer of tables.map(table => status(`/api/tables/${table}`))) expect(await answer).toBe(503)
    await expect.poll(gauge, { timeout: 30_000 }).toBe('grotto_database_up 0')
    await answered
    line.flow({ requests: 'open', answers: 'open' })
    await expect.poll(() => status('/readyz'), { timeout: 30_000 }).toBe(200)
    await expect.poll(gauge, { timeout: 30_000 }).toBe('grotto_database_up 1')
    const lines = node.said
      .slice(before.length)
      .trim()
      .split('\n')
      .map(text => JSON.parse(text) as { msg: string })
    expect(lines.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('the database does not answer'),
      'the database answers again',
    ])
    for (const person of people) person.drop()
  })

  test('is silent when the node is told to end does not keep it', async () => {
    await node.start()
    await friends(node.address, 'Ada')
    line.flow({ requests: 'lost', answers: 'lost' })
    await expect.poll(gauge, { timeout: 30_000 }).toBe('grotto_database_up 0')
    expect(await node.end('SIGTERM')).toBe(0)
  })
})
