import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ChildServer } from '../../server/test-kit/child-server.ts'
import { Client } from '../../server/test-kit/client.ts'
import { startGame } from '../../server/test-kit/friends.ts'
import { root } from '../steps.ts'
import { runnableBlocks } from './page-commands.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-page-'))
const server = new ChildServer()
let systemd: Server
let table = ''

/** What the page takes for granted, as small programs: another user, npm without the launcher, and systemd. */
function stageProgram(name: string, script: string): void {
  const path = join(folder, 'bin', name)
  writeFileSync(path, `#!/bin/bash\n${script}\n`)
  chmodSync(path, 0o755)
}

/** `systemctl stop grotto` and `start` reach the server of this test. */
const obey = async (order: string): Promise<void> => {
  if (order === 'stop') await server.end('SIGTERM')
  if (order === 'start') await server.start()
}

beforeAll(async () => {
  mkdirSync(join(folder, 'bin'))
  systemd = createServer((request, response) => {
    obey(request.url!.slice(1)).then(
      () => response.end(),
      error => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await new Promise(done => systemd.once('listening', done))
  stageProgram('sudo', '[ "$1" = -u ] && shift 2; exec "$@"')
  stageProgram('systemctl', `curl -fsS "http://127.0.0.1:${(systemd.address() as AddressInfo).port}/$1"`)
  const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts as Record<string, string>
  const cases = Object.entries(scripts).map(
    ([name, script]) =>
      `${name}) shift 3; exec ${process.execPath} ${script.replace('node tools/launch.mjs run ', '')} "$@";;`,
  )
  stageProgram('npm', `case "$2" in ${cases.join(' ')} esac`)
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

function run(script: string): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${dirname(process.execPath)}:${process.env.PATH}` }
  const child = spawn('bash', ['-euo', 'pipefail', '-c', here(script)], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      said += text
    })
  return new Promise(done => child.on('close', code => done({ code, said })))
}

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
        const { code, said } = await run(script)
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
    ...text.matchAll(/(?:complain|report)\('([^']+)'/g),
    ...text.matchAll(/log\.(?:error|warn|info)\([^'`]*'([^']+)'\)/g),
  ])
  const lines = [...new Set(said.map(([, line]) => line!.trim()))]
  expect(lines.length).toBeGreaterThan(12)
  expect(lines.filter(line => !page.includes(line))).toEqual([])
})
