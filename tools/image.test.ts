import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { containerCommands } from './deploy/page-commands.ts'
import { layOutImage } from './image.ts'
import { root } from './steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-image-'))
const [image, data] = [join(folder, 'grotto'), join(folder, 'data')]
/** Not the owner of the files, as in the container; who is not root cannot become somebody else, and may not write either. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const env = {
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  HOME: '/nonexistent',
  NODE_ENV: 'production',
  GROTTO_DATA: data,
  GROTTO_PORT: '0',
  GROTTO_HOST: '127.0.0.1',
  npm_config_logs_max: '0',
}
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: image, env, encoding: 'utf8', timeout: 60_000, ...NOBODY })

/** Which files belong to the image is asked of the repository. */
const REPOSITORY = existsSync(join(root, '.git'))

beforeAll(() => {
  if (!REPOSITORY) return
  chmodSync(folder, 0o755)
  layOutImage(image)
  mkdirSync(join(image, 'web/dist'))
  for (const page of ['index.html', 'page.html']) writeFileSync(join(image, 'web/dist', page), page)
  mkdirSync(data, { mode: 0o700 })
  if (NOBODY.uid !== undefined) chownSync(data, NOBODY.uid, NOBODY.gid)
  spawnSync('chmod', ['-R', 'a-w', image])
})
afterAll(() => {
  spawnSync('chmod', ['-R', 'u+w', image])
  rmSync(folder, { recursive: true, force: true })
})

test.runIf(REPOSITORY)('the commit is known to everybody, not to the owner of the repository alone', () => {
  const { stdout: commit } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', timeout: 120_000 })
  const ask = `import('${join(root, 'tools/setup/version.mjs')}').then(({ version }) => console.log(version().commit))`
  const { stdout } = spawnSync(process.execPath, ['-e', ask], { env, encoding: 'utf8', timeout: 120_000, ...NOBODY })
  expect(stdout.trim()).toBe(commit.slice(0, 9))
})

test.runIf(REPOSITORY)(
  'secrets and repository stay outside, and what the launcher needs to know is installed by the launcher',
  () => {
    for (const left of ['.git', '.runtime', '.env', 'data']) expect(existsSync(join(image, left))).toBe(false)
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toMatch(/^RUN node tools\/launch\.mjs install /m)
    expect(readFileSync(join(root, '.dockerignore'), 'utf8')).toMatch(/^\*\*\/\.env$/m)
  },
)

describe.runIf(REPOSITORY)(
  'in the container, as its user, nothing is installed and everything runs',
  { timeout: 120_000 },
  () => {
    let server: ChildProcess | undefined
    afterAll(() => server?.kill('SIGKILL'))

    /** Starts a server and gives what it says until it is open. */
    function started(program: string, ...args: string[]): Promise<string> {
      const child = spawn(program, args, { cwd: image, env, ...NOBODY })
      server = child
      return new Promise((done, failed) => {
        let text = ''
        const hear = (chunk: Buffer) => {
          text += chunk
          if (text.includes('is open at')) done(text)
        }
        for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
        child.once('exit', code => failed(new Error(`ended with ${code}: ${text}`)))
      })
    }

    test('the command of the unit, with the page as it was built', async () => {
      const unit = readFileSync(join(root, 'deploy/systemd/grotto.service'), 'utf8')
      const [, ...args] = /^ExecStart=(.+)$/m.exec(unit)![1]!.split(' ')
      const said = await started(process.execPath, ...args)
      expect(said).toContain('it is served as it is')
      expect((await fetch(/http:\/\/localhost:\d+/.exec(said)![0])).status).toBe(200)
      const ended = new Promise(done => server!.once('exit', done))
      server!.kill('SIGTERM')
      expect(await ended).toBe(0)
    })

    test('the command of the image', async () => {
      const [program, ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))![1]!)
      // Without a repository the number alone.
      const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
      const [first] = (await started(program, ...args)).split('\n')
      expect(first).toBe(`Grotto ${version} on Node ${process.versions.node}`)
    })

    test.each(
      [
        ...containerCommands().map(command => command.map(word => word.replace(/^\/data\b/, data))),
        ['npm', 'run', 'backup', '--', join(data, 'backup')],
        ['npm', 'run', 'restore', '--', join(data, 'backup')],
        ['npx', 'grotto', 'check-tables'],
      ].map(command => [command.join(' '), command] as const),
    )('%s', (_, [command, ...args]) => {
      const { status, stdout, stderr } = run(command!, ...args)
      expect([stdout, stderr].join()).not.toContain('installing')
      expect([status, stdout.trim() !== '']).toEqual([0, true])
    })
  },
)
