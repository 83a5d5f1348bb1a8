import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parseTrust } from '../../server/src/http/client-address.ts'
import { Client } from '../../server/test-kit/client.ts'
import { startGame } from '../../server/test-kit/friends.ts'
import { openServer, type TestServer } from '../../server/test-kit/open-server.ts'
import { root } from '../steps.ts'
import { NameServer } from './name-server.ts'
import { caddy, freePort, isInstalled, type Kind, nginx, start } from './proxy.ts'

// The certificate is our own.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
afterAll(() => void delete process.env.NODE_TLS_REJECT_UNAUTHORIZED)
const folder = mkdtempSync(join(tmpdir(), 'grotto-proxies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(() => {
  const [key, certificate] = ['tls.key', 'tls.crt'].map(name => join(folder, name)) as [string, string]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost']
  const names = ['-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
})

const running: ChildProcess[] = []
const servers: TestServer[] = []
afterEach(async () => {
  for (const child of running.splice(0)) await stopped(child)
  for (const server of servers.splice(0)) await server.remove()
})

/** Politely: nginx would leave its workers behind. */
async function stopped(child: ChildProcess): Promise<void> {
  const ended = new Promise(done => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}

const node = async (host: string, port = 0): Promise<TestServer> => {
  const server = await openServer({ host, port, trustProxy: parseTrust('1')!, rateLimits: 1 })
  servers.push(server)
  return server
}

async function proxy(
  kind: Kind,
  nodes: 'one-node' | 'several-nodes',
  behind: string,
  resolver?: string,
): Promise<string> {
  const place = join(folder, `${kind.name}-${nodes}`)
  mkdirSync(place)
  for (const file of ['tls.key', 'tls.crt']) cpSync(join(folder, file), join(place, file))
  const [https, http] = [await freePort(), await freePort()]
  running.push(
    await start(kind, { folder: place, https, http, node: behind, ...(resolver ? { resolver } : {}) }, nodes),
  )
  return `https://localhost:${https}`
}

interface Asked {
  readonly from?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** A call from one of the many addresses of this machine. */
function ask(address: string, { from = '127.0.0.1', headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((done, failed) => {
    const sent = body === undefined ? headers : { 'content-type': 'application/json', ...headers }
    const method = body === undefined ? 'GET' : 'POST'
    const asked = request(address, { method, headers: sent, localAddress: from, family: 4, agent: false }, answer => {
      answer.resume()
      answer.on('end', () => done({ status: answer.statusCode!, headers: answer.headers }))
    })
    asked.on('error', failed)
    asked.end(body)
  })
}

describe.each([nginx, caddy])('$name, as in deploy/', kind => {
  // Elsewhere a machine has one address of its own, not many.
  const there = isInstalled(kind) && process.platform === 'linux'

  test.runIf(there)('in front of one node: address, scheme, sockets, event streams', async () => {
    const server = await node('127.0.0.1')
    const site = await proxy(kind, 'one-node', new URL(server.address).host)

    // The scheme: only over TLS is a cookie for TLS only. A page of the site itself may write.
    const origin = { origin: site }
    const first = await ask(`${site}/api/me`)
    expect(String(first.headers['set-cookie'])).toContain('Secure')
    expect((await ask(`${site}/api/join`, { headers: origin, body: '{"code":"ABCDEF"}' })).status).toBe(404)
    const other = { headers: { origin: 'https://evil.example' }, body: '{"code":"ABCDEF"}' }
    expect((await ask(`${site}/api/join`, other)).status).toBe(403)

    // The address: a visitor who guesses codes is stopped whatever she writes, and nobody else is.
    const guess = (from: string, claimed: string) =>
      ask(`${site}/api/join`, { from, headers: { 'x-forwarded-for': claimed }, body: '{"code":"ABCDEF"}' })
    const statuses: number[] = []
    for (let i = 0; i < 60; i++) statuses.push((await guess('127.0.0.7', `192.0.2.${i}`)).status)
    expect(statuses).toContain(429)
    expect((await guess('127.0.0.8', '127.0.0.7')).status).toBe(404)

    // Figures are the operator's.
    for (const path of ['/metrics', '/%6detrics']) expect((await ask(site + path)).status).toBe(404)

    // Sockets and event streams carry a game; what is written to a stream is there before the stream ends.
    const ada = await Client.arrive(site, 'Ada')
    await ada.connect()
    const table = await startGame([ada], { game: 'diamant', options: { players: 3 } })
    await ada.until(table, ({ you, toAct }) => toAct.includes(you!))
    const stream = await fetch(`${site}/api/tables/${table}/events`, { headers: { cookie: ada.cookie } })
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    while (!heard.includes('"type":"table"')) heard += (await reader.read()).value
    await ada.ok({ type: 'act', table, action: { type: 'leave' } })
    while (!heard.includes('"type":"update"')) heard += (await reader.read()).value
    await reader.cancel()
    ada.drop()
  })

  test.runIf(there)('in front of several: one that is made anew is found', async () => {
    const names = new NameServer()
    const one = await node('127.0.0.2')
    const port = Number(new URL(one.address).port)
    names.addresses = ['127.0.0.2']
    const site = await proxy(kind, 'several-nodes', String(port), await names.open())
    expect((await ask(`${site}/readyz`)).status).toBe(200)

    // The only node goes, and comes back elsewhere.
    await one.remove()
    servers.splice(0)
    await node('127.0.0.3', port)
    names.addresses = ['127.0.0.3']
    await expect.poll(async () => (await ask(`${site}/readyz`)).status, { timeout: 30_000 }).toBe(200)

    // A second one; both are used, and a third address at which nobody answers costs nobody an answer.
    await node('127.0.0.4', port)
    names.addresses = ['127.0.0.3', '127.0.0.4', '127.0.0.5']
    const used = () =>
      Promise.all(servers.map(async ({ address }) => countOf(await (await fetch(`${address}/metrics`)).text())))
    const told = new Set<number>()
    await expect
      .poll(
        async () => {
          for (let i = 0; i < 10; i++) told.add((await ask(`${site}/readyz`)).status)
          return Math.min(...(await used()))
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0)
    expect([...told]).toEqual([200])
    names.close()
  })

  test.runIf(there && kind === nginx)('reads what the containers of deploy/cluster use', () => {
    const place = join(folder, 'cluster')
    mkdirSync(place)
    cpSync(join(root, 'deploy/cluster/nginx.conf'), join(place, 'nginx.conf'))
    cpSync(join(root, 'deploy/nginx/grotto-proxy.conf'), join(place, 'grotto-proxy.conf'))
    const own = `pid ${place}/pid; error_log stderr;`
    const { stderr } = spawnSync('nginx', ['-t', '-c', join(place, 'nginx.conf'), '-g', own], {
      encoding: 'utf8',
      timeout: 120_000,
    })
    expect(stderr).toContain('syntax is ok')
  })

  test.skipIf(there)(`is not looked at: ${kind.name} is not installed, or this is not Linux`, () => {})
})

const countOf = (figures: string): number =>
  Number(/^grotto_http_requests_total\{method="GET",route="\/readyz",status="200"\} (\d+)$/m.exec(figures)?.[1] ?? 0)
