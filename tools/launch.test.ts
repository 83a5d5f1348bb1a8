import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { root } from './steps.ts'

/** In the repository, where programs of ours are looked for. */
const folder = mkdtempSync(join(root, '.grotto-launch-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('npm start that is asked to end ends the server too, though the shell between them tells nobody', async () => {
  const said = join(folder, 'said')
  const program = join(folder, 'server.mjs')
  const say = (what: string) => `writeFileSync(${JSON.stringify(said)}, '${what}')`
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs'
     setInterval(() => {}, 1000)
     process.on('SIGTERM', () => { ${say('closed')}; process.exit(0) })
     ${say('open')}`,
  )
  const launched = `${process.execPath} tools/launch.mjs run ${relative(root, program)}; exit`
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', launched], { cwd: root, env, stdio: 'ignore' })
  const last = () => readFileSync(said, 'utf8')
  await vi.waitFor(() => expect(last()).toBe('open'), 60_000)
  shell.kill('SIGTERM')
  await vi.waitFor(() => expect(last()).toBe('closed'), 60_000)
})
