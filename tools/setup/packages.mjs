import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './root.mjs'

const STAMP = join(root, 'node_modules', '.grotto-lock')

/** Installs exactly what the lockfile names, once for each lockfile. No package of ours needs an install script. */
export async function installedPackages(node) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  say('installing packages (once)…')
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: node.env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    say('npm ci failed; its message stands above.')
    process.exit(1)
  }
  writeFileSync(STAMP, wanted)
}
