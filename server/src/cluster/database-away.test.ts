import { type RealPostgres, realPostgres } from '@grotto/storage/test-kit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RoundRobin } from '../../scripts/cluster/proxy.ts'
import { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await realPostgres()
})
afterAll(() => postgres.stop())

let database = ''
/** The way to it that can be blocked. */
let through = ''
let line: RoundRobin
let isAway = false
let node: TestServer
let ada: Client

/** A node whose way to the database can be blocked. */
beforeEach(async () => {
  isAway = false
  database = await postgres.freshDatabase()
  const port = Number(new URL(database).port)
  line = new RoundRobin(() => (isAway ? [] : [port]))
  through = Object.assign(new URL(database), { port: new URL(await line.listen()).port }).href
  node = await openServer({ database: through, rateLimits: 1, logLevel: 'fatal' })
  ada = await Client.arrive(node.address, 'Ada')
})
afterEach(async () => {
  comeBack()
  await node.remove()
  line.close()
})

function goAway(): void {
  isAway = true
  line.cut(1)
}

function comeBack(): void {
  isAway = false
}

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${node.address}${path}`, { ...init, headers: { cookie: ada.cookie, ...init.headers } })
const create = (): Promise<Response> =>
  ask('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'diamant' }),
  })

describe('while the database is away', () => {
  test('calls are answered 503, with when to come back and why; and the node says that it takes no work', async () => {
    goAway()
    for (const answer of [await ask('/api/my/tables'), await create()]) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toEqual({ error: 'unavailable' })
    }
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
    comeBack()
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 10_000 }).toBe(200)
    expect((await create()).status).toBe(200)
  })

  test('a database that can be read but not written, as a standby, counts as away too', async () => {
    const name = new URL(database).pathname.slice(1)
    const readOnly = (on: string) =>
      postgres.ask(admin(), `ALTER DATABASE ${name} SET default_transaction_read_only = ${on}`)
    const admin = () => Object.assign(new URL(database), { pathname: '/postgres' }).href
    await readOnly('on')
    line.cut(1)
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 20_000 }).toBe(503)
    expect((await create()).status).toBe(503)
    await readOnly('off')
    line.cut(1)
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 20_000 }).toBe(200)
    expect((await create()).status).toBe(200)
  })

  test('somebody who only looks waits for a moment instead', async () => {
    goAway()
    const asked = ask('/api/my/tables')
    await sleep(300)
    comeBack()
    expect((await asked).status).toBe(200)
  })

  test('a node can be told to stop, and takes leave as always', async () => {
    const leaving = await openServer({ database: through, logLevel: 'fatal' })
    const [bo] = await friends(leaving.address, 'Bo')
    await startGame([bo!], { game: 'diamant', options: { players: 3 } })
    goAway()
    await leaving.remove()
  })
})
