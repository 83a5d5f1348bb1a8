import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { entropyBehind, firstCommitment } from '@grotto/kernel'
import type { ApiToken, LegalActions, Request, TableInfo, TableMade } from '@grotto/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from '../../test-kit/client.ts'
import { friends } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

const withToken = (token: string, path: string) =>
  fetch(new URL(path, server.address), { headers: { authorization: `Bearer ${token}` } })

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('python3 is not installed: the bot in Python of docs is not tried')

const served = async (path: string): Promise<string> => (await fetch(new URL(path, server.address))).text()

/** A program as text, so that it can be nothing but what the server served. */
function runPython(program: string, ...args: readonly string[]) {
  const child = spawn('python3', ['-c', program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', piece => {
    text += piece
  })
  return { ended: new Promise(done => child.once('close', done)), said: () => text }
}

describe('programs of other people', () => {
  test('the example in docs plays a whole game over HTTP alone', async () => {
    const [ada] = (await friends(server.address, 'Ada')) as [Client]
    const { id: table, code } = (await ada.http('POST', '/api/tables', {
      game: 'diamant',
      options: { players: 3 },
    })) as TableMade
    await ada.ok({ type: 'watch', table })
    await ada.ok({ type: 'setBot', table, seat: 1, bot: 'random' })
    const example = fileURLToPath(new URL('../../../docs/example-bot.mjs', import.meta.url))
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

  test.each(['looks on', 'asks now and then'])(
    'one that %s commits to its dice and says them, by HTTP alone',
    async way => {
      const ada = await Client.arrive(server.address, 'Ada')
      const bot = await Client.arrive(server.address, 'Bot')
      const tell = async (by: Client, request: Request) => {
        expect(await by.http('POST', '/api/commands', by.newCommand(request))).toMatchObject({ result: 'ok' })
      }
      const wish = { game: 'diamant', options: { players: 2 } }
      const { id: table } = (await ada.http('POST', '/api/tables', wish)) as TableMade
      const line = new AbortController()
      if (way === 'looks on')
        await fetch(new URL(`/api/tables/${table}/events`, server.address), {
          headers: { cookie: bot.cookie },
          signal: line.signal,
        })
      const dice = 'd1'.repeat(32)
      await tell(bot, { type: 'sit', table })
      await tell(bot, { type: 'ready', table, ready: true, commitment: firstCommitment(dice) })
      await tell(ada, { type: 'start', table })
      const { start, fairness } = (await bot.http('GET', `/api/tables/${table}`)) as TableInfo
      expect(start).toMatchObject({ waiting: [1] })
      const entropy = entropyBehind(dice, fairness.entropyCommitments![1]!)!
      expect(
        await bot.http('POST', '/api/commands', bot.newCommand({ type: 'reveal', table, entropy: dice })),
      ).toMatchObject({ result: 'refused', refusal: { reason: 'otherEntropy' } })
      await tell(bot, { type: 'reveal', table, entropy })
      const begun = (await ada.http('GET', `/api/tables/${table}`)) as TableInfo
      expect([begun.status, begun.fairness.entropies, begun.fairness.leftOut]).toEqual([
        'playing',
        [null, entropy],
        undefined,
      ])
      line.abort()
    },
  )

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

  describe.skipIf(!hasPython)('the bot in Python of docs, where python3 is installed', () => {
    test.each([
      ['diamant', { players: 3 }, 1],
      ['sub-terra', { players: 2 }, 0],
    ])('plays a whole game of %s by what the server tells it', async (game, options, bots) => {
      const [ada] = (await friends(server.address, 'Ada')) as [Client]
      const { id: table, code } = (await ada.http('POST', '/api/tables', { game, options })) as TableMade
      await ada.ok({ type: 'watch', table })
      for (let seat = 1; seat <= bots; seat++) await ada.ok({ type: 'setBot', table, seat, bot: 'random' })
      const { ended, said } = runPython(await served('/api/example-bot.py'), server.address, code)
      const seat = bots + 1
      await ada.until(table, ({ info }) => info.seats[seat]?.kind === 'human' && info.seats[seat].ready)
      await ada.ok({ type: 'start', table })
      const begun = await ada.until(table, ({ info }) => info.status === 'playing')
      expect(begun.info.fairness.entropies?.[seat]).toMatch(/^[0-9a-f]{64}$/)
      await ada.ok({ type: 'standIn', table, bot: 'random' })
      const { info } = await ada.until(table, ({ info }) => info.status === 'finished')
      expect({ code: await ended, said: said() }).toEqual({
        code: 0,
        said: `sitting at table ${table}\nthe game is over: ${JSON.stringify(info.outcome).replace(/([:,])/g, '$1 ')}\n`,
      })
      ada.drop()
    })
  })

  test('who is asked is told all she may do; who has chosen, waits or looks on, nothing', async () => {
    const [ada, bo, cy] = (await friends(server.address, 'Ada', 'Bo', 'Cy')) as [Client, Client, Client]
    const { id: table } = (await ada.http('POST', '/api/tables', {
      game: 'diamant',
      options: { players: 2 },
    })) as TableMade
    const told = async (by: Client) => (await by.http('GET', `/api/tables/${table}/actions`)) as LegalActions
    expect(await told(ada)).toMatchObject({ seat: 0, actions: [], texts: [] })
    await bo.ok({ type: 'sit', table })
    for (const each of [ada, bo]) await each.ok({ type: 'ready', table, ready: true })
    await ada.ok({ type: 'start', table })
    const { version, ...both } = await told(ada)
    expect(both).toEqual({ seat: 0, actions: [{ type: 'goOn' }, { type: 'leave' }], texts: ['goOn', 'leave'] })
    await ada.ok({ type: 'act', table, action: both.actions[0]!, version })
    expect(await told(ada)).toMatchObject({ seat: 0, actions: [] })
    expect(await told(bo)).toMatchObject({ seat: 1, texts: ['goOn', 'leave'] })
    expect(await told(cy)).toMatchObject({ seat: null, actions: [] })
    for (const each of [ada, bo, cy]) each.drop()
  })
})
