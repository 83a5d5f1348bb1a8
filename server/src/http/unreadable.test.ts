import { createConnection } from 'node:net'
import { HttpProblem } from '@grotto/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ rateLimits: 1, logLevel: 'fatal' })
})
afterAll(() => server.remove())

/** Says it as it stands, and gives everything that comes until the other side closes. */
function said(text: string): Promise<string> {
  const { hostname, port } = new URL(server.address)
  return new Promise((done, failed) => {
    let heard = ''
    const socket = createConnection(Number(port), hostname, () => socket.write(text))
    socket.on('data', data => {
      heard += data
    })
    socket.once('close', () => done(heard))
    socket.once('error', failed)
  })
}

const HOST = 'Host: localhost\r\n'
const malformed = async () => {
  const metrics = await (await fetch(`${server.address}/metrics`)).text()
  return Number(/grotto_malformed_total\{where="http"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}

describe('what is no HTTP is answered as everything else that is malformed, and counted', () => {
  test.each([
    ['a method that is none', `BREW /api/me HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['two lengths', `POST /api/me HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ['a head that is too long', `GET /api/me HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s', async (_, text, status) => {
    const before = await malformed()
    const [head = '', body = ''] = (await said(text)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(v.parse(HttpProblem, JSON.parse(body))).toEqual({ error: 'malformed' })
    expect(await malformed()).toBe(before + 1)
  })
})

/** The server’s Node must know `shouldUpgradeCallback`. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
test.runIf(major > 24 || (major === 24 && minor >= 9))('who offers HTTP/2 is answered in HTTP/1.1', async () => {
  const offer = 'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n'
  const answer = await said(`GET /api/me HTTP/1.1\r\n${HOST}${offer}\r\n`)
  expect(answer).toContain('HTTP/1.1 200 OK')
})
