import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { ChildServer } from '../../test-kit/child-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The real program with these settings, which do not let it start, and what it says. */
function refused(settings: Record<string, string>) {
  const program = fileURLToPath(new URL('../main.ts', import.meta.url))
  const env = { PATH: process.env.PATH, GROTTO_DATA: join(folder, 'data'), GROTTO_HOST: '127.0.0.1', ...settings }
  const { status, stderr, stdout } = spawnSync(process.execPath, [program], { env, encoding: 'utf8', timeout: 50_000 })
  return { status, said: stderr.trim().split('\n'), stdout }
}

test('settings that are not allowed end it with code 2 and no stack', () => {
  expect(refused({ GROTTO_RATE_LIMITS: 'abc', GROTTO_TRUST_PROXY: 'yes', GROTTO_LOGS: 'warn' })).toEqual({
    status: 2,
    said: [
      'grotto: GROTTO_LOGS is no setting of Grotto; did you mean GROTTO_LOG?',
      expect.stringMatching(/^grotto: GROTTO_TRUST_PROXY must be .*, not "yes"\.$/),
      'grotto: GROTTO_RATE_LIMITS must be a number such as 0, 0.5 or 2, not "abc".',
    ],
    stdout: '',
  })
})

test('so does a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise(done => other.once('listening', done))
  const { port } = other.address() as { port: number }
  const said = [`grotto: GROTTO_PORT must name a free port, and ${port} is taken.`]
  expect(refused({ GROTTO_PORT: String(port) })).toMatchObject({ status: 2, said })
  other.close()
})

test('so does a file that is no database', () => {
  const data = join(folder, 'broken')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(join(data, 'grotto.db'), 'no database at all', { mode: 0o600 })
  const { status, said } = refused({ GROTTO_DATA: data, GROTTO_PORT: '0' })
  expect(said).toEqual([
    expect.stringMatching(/^grotto: GROTTO_DATA must hold a good database or none, and .+ is not: /),
  ])
  expect(status).toBe(2)
})

test('a running server keeps its files to itself, also those that were open to others', async () => {
  const server = new ChildServer()
  chmodSync(server.data, 0o755)
  await server.start()
  const modes = () =>
    [server.data, ...readdirSync(server.data).map(name => join(server.data, name))].map(
      path => `${path.slice(server.data.length + 1)} ${(statSync(path).mode & 0o777).toString(8)}`,
    )
  expect(modes()).toEqual(expect.arrayContaining([' 700', 'grotto.db 600', 'grotto.db-wal 600', 'signing.key 600']))
  expect(modes().filter(mode => !/ (6|7)00$/.test(mode))).toEqual([])
  await server.remove()
})
