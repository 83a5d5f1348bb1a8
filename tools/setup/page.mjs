import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './root.mjs'

/** What the page is made of; a change in any of it makes the built page stale. */
const SOURCES = ['kernel/src', 'games', 'words', 'bots/src', 'protocol/src', 'web', 'docs/rules', 'package-lock.json']
const STAMP = join(root, 'web', 'dist', '.grotto-built')

/** Builds the page when its sources changed since the last build. */
export async function builtPage(node) {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  say('building the page…')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const done = spawnSync(node.binary, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: node.env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (done.status !== 0) {
    say('the page does not build; the message stands above.')
    process.exit(1)
  }
  writeFileSync(STAMP, wanted)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of filesBelow(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter(name => name !== 'dist' && name !== 'node_modules' && name !== 'fixtures' && !name.includes('.test.'))
    .sort()
    .flatMap(name => filesBelow(join(path, name)))
}
