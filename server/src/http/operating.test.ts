import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { version } from '../../../tools/setup/version.mjs'
import { ChildServer } from '../../test-kit/child-server.ts'
import type { Client } from '../../test-kit/client.ts'
import { friends, startGame } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

const get = (path: string, headers = {}) => fetch(new URL(path, server.address), { headers })

async function logOfAStart(): Promise<string> {
  const child = new ChildServer({ GROTTO_LOG: 'info' })
  await child.start()
  await child.remove()
  return child.said
}

describe('for the operator', () => {
  test('alive and ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ alive: true, version: version().text })
    expect(await (await get('/readyz')).json()).toEqual({ ready: true })
  })

  test('figures count commands, bots and sockets, and name nobody', async () => {
    const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
    const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 } })
    await ada.ok({ type: 'act', table, action: { type: 'goOn' } })
    await ada.until(table, known => known.log.some(({ by }) => by === 'bot'))
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(/grotto_commands_total\{type="act",result="ok"\} 1/)
    expect(text).toMatch(/grotto_bot_decisions_total\{result="decided"\} [1-9]/)
    expect(text).toMatch(/grotto_sockets 2/)
    for (const secret of [table, ada.id, 'Ada', 'goOn']) expect(text).not.toContain(secret)
    for (const person of [ada, bo]) person.drop()
  })

  test('the version is where it is looked for', async () => {
    const { number, commit = '', text } = version()
    expect(number).toMatch(/^\d+\.\d+\.\d+/)
    expect(await (await get('/metrics')).text()).toContain(
      `grotto_build_info{version="${number}",commit="${commit}"} 1`,
    )
    expect(await (await get('/api')).text()).toContain(`Grotto ${text}`)
    expect(await (await get('/api/openapi.json')).json()).toMatchObject({ info: { version: number } })
    const [first] = (await logOfAStart()).split('\n')
    expect(first).toBe(`Grotto ${text} on Node ${process.versions.node}`)
  })

  test('figures are not for everybody', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
    const guarded = await openServer({ metricsToken: 'let-me-in' })
    const ask = (headers = {}) => fetch(new URL('/metrics', guarded.address), { headers })
    expect((await ask()).status).toBe(404)
    expect((await ask({ authorization: 'Bearer let-me-in' })).status).toBe(200)
    await guarded.remove()
  })
})
