import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

/** `GET /api/me`, `PUT`/`DELETE /api/me/push`: the calls that a line of the table speaks of. */
function callsIn(line: string): string[] {
  const [, cell = ''] = line.split('|')
  return cell.split(',').flatMap(part => {
    const [path] = /\/api\/[\w/:-]+/.exec(part) ?? []
    return (part.match(/\b(?:GET|POST|PUT|DELETE)\b/g) ?? []).map(method => `${method} ${path}`)
  })
}

test('docs/protocol.md lists every call of the API, and no other', async () => {
  const doc = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
  const listed = doc.split('\n').filter(line => /^\| `(?:GET|POST|PUT|DELETE)/.test(line))
  const api = (await (await fetch(new URL('/api/openapi.json', server.address))).json()) as {
    paths: Record<string, Record<string, unknown>>
  }
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(listed.flatMap(callsIn).sort()).toEqual(calls.sort())
})
