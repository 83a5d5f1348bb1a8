import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ChildServer } from '../../server/test-kit/child-server.ts'
import { Client } from '../../server/test-kit/client.ts'
import { startGame } from '../../server/test-kit/friends.ts'
import { root } from '../steps.ts'
import { runnableBlocks } from './page-commands.ts'
import { StagedPrograms } from './staged-programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-page-'))
const programs = new StagedPrograms(folder)
const server = new ChildServer()
let systemd: Server
let table = ''

/** `systemctl stop grotto` and `start` reach the server of this test. */
const obey = async (order: string): Promise<void> => {
  if (order === 'stop') await server.end('SIGTERM')
  if (order === 'start') await server.start()
}

beforeAll(async () => {
  systemd = createServer((request, response) => {
    obey(request.url!.slice(1)).then(
      () => response.end(),
      error => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await new Promise(done => systemd.once('listening', done))
  programs.stage('systemctl', `curl -fsS "http://127.0.0.1:${(systemd.address() as AddressInfo).port}/$1"`)
  await server.start()
  const ada = await Client.arrive(server.address, 'Ada')
  await ada.connect()
  table = await startGame([ada], { game: 'diamant', options: { players: 3 } })
  ada.drop()
})
afterAll(async () => {
  await server.remove()
  systemd.close()
  rmSync(folder, { recursive: true, force: true })
})

const here = (script: string): string =>
  script
    .replaceAll('/var/lib/grotto', server.data)
    .replaceAll('/var/backups/grotto', join(folder, 'backups'))
    .replaceAll('/tmp/grotto-drill', join(folder, 'drill'))
    .replaceAll('/opt/grotto', root)
    .replaceAll('127.0.0.1:8600', new URL(server.address).host)
    .replaceAll(' -o grotto -g grotto', '')

const there = ['bash', 'curl'].every(program => spawnSync(program, ['--version']).error === undefined)

describe.runIf(there)(
  'every command of docs/operating.md that can be run here does what it says',
  { timeout: 120_000 },
  () => {
    const blocks = runnableBlocks()

    test('there are some', () => {
      expect(blocks.length).toBeGreaterThanOrEqual(10)
    })

    test.each(blocks.map(({ heading, script }, index) => [index + 1, heading, script] as const))(
      '%i, %s',
      async (_, heading, script) => {
        const { code, said } = await programs.run(here(script))
        expect([said, code]).toEqual([said, 0])
        if (script.includes('readyz')) expect(said).toContain('{"ready":true}')
        if (script.includes('check-tables')) expect(said).toContain('1 tables')
        if (script.includes('check-tables')) expect(said).toContain(', 0 that do not replay')
        if (script.includes('restore')) expect(said).toContain('1 tables are back')
        if (heading === 'A damaged database') expect(said).toContain('tables: 1 rows')
      },
    )

    test('and after all of it the game is still there', async () => {
      const response = await fetch(`${server.address}/api/tables/${table}`)
      expect(response.status).toBe(200)
      expect(existsSync(`${server.data}.damaged/grotto.db`)).toBe(true)
      rmSync(`${server.data}.damaged`, { recursive: true, force: true })
    })
  },
)

test('every line that the server logs is explained on the page', () => {
  const page = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  const sources = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.includes('.test.'))
    .map(path => readFileSync(join(root, 'server/src', path), 'utf8'))
  const said = sources.flatMap(text => [
    ...text.matchAll(/(?:reportError|report)\('([^']+)'/g),
    ...text.matchAll(/log\.(?:error|warn|info)\([^'`]*'([^']+)'\)/g),
  ])
  const lines = [...new Set(said.map(([, line]) => line!.trim()))]
  expect(lines.length).toBeGreaterThan(12)
  expect(lines.filter(line => !page.includes(line))).toEqual([])
})
