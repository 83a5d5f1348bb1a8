import { spawn } from 'node:child_process'
import type { ApiToken, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from '../test-kit/client.ts'
import { friends } from '../test-kit/friends.ts'
import { openServer, type TestServer } from '../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

const withToken = (token: string, path: string) =>
  fetch(new URL(path, server.address), { headers: { authorization: `Bearer ${token}` } })

describe('programs of other people', () => {
  test('the example in docs plays a whole game over HTTP alone', { timeout: 60_000 }, async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    const { id: table, code } = (await ada.http('POST', '/api/tables', {
      game: 'diamant',
      options: { players: 3 },
    })) as TableMade
    await ada.ok({ type: 'watch', table })
    await ada.ok({ type: 'setBot', table, seat: 1, bot: 'random' })
    const example = new URL('../../docs/example-bot.mjs', import.meta.url).pathname
    const child = spawn(process.execPath, [example, server.address, code], { stdio: ['ignore', 'ignore', 'inherit'] })
    const ended = new Promise(done => child.once('exit', done))
    await ada.until(table, ({ info }) => info.seats[2]?.kind === 'human' && info.seats[2].ready)
    await ada.ok({ type: 'start', table })
    for (;;) {
      const known = await ada.until(table, ({ info, toAct }) => info.status === 'finished' || toAct.includes(0))
      if (known.info.status === 'finished') break
      await ada.ok({ type: 'act', table, action: { type: 'leave' } })
      await ada.until(table, now => now !== known)
    }
    expect(await ended).toBe(0)
    ada.drop()
  })

  test('a token stands for its identity, on calls and on the socket; a wrong one for nobody', async () => {
    const ada = await Client.arrive(server.address, 'Ada')
    const { token } = (await ada.http('POST', '/api/me/token')) as ApiToken
    expect(await (await withToken(token, '/api/me')).json()).toMatchObject({ id: ada.id })
    expect((await withToken(`${token}x`, '/api/me')).status).toBe(401)
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await new Promise((done, failed) => socket.once('open', done).once('error', failed))
    socket.terminate()
  })

  test('the description comes from the schemas that validate, for programs and for people', async () => {
    const api = (await (await fetch(new URL('/api/openapi.json', server.address))).json()) as {
      paths: Record<
        string,
        Record<string, { requestBody?: { content: Record<string, { schema: { properties: object } }> } }>
      >
    }
    expect(Object.keys(api.paths)).toContain('/api/tables/{id}/record')
    const body = api.paths['/api/play-now']!.post!.requestBody!.content['application/json']!.schema
    expect(Object.keys(body.properties)).toEqual(['game', 'options', 'settings', 'bots', 'wait', 'entropy'])
    const page = await fetch(new URL('/api', server.address))
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('/api/play-now')
  })
})
