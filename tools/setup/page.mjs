import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './root.mjs'
import { version } from './version.mjs'

/** What the page is made of, besides the version it shows; a change in any of it makes the built page stale. */
const SOURCES = [
  'kernel/src',
  'games',
  'words',
  'bots/src',
  'trials/src',
  'protocol/src',
  'web',
  'docs/rules',
  'package-lock.json',
]

/** Beside the sources, and in no page. */
const NO_PART_OF_IT = new Set(['node_modules', 'fixtures', 'e2e', 'bench', 'scripts'])

/** What the launcher serves, and what the walks through all screens look at (web/vite.walks.config.ts). */
const PAGE = { config: 'vite.config.ts', folder: 'dist', what: 'the page' }
export const WALKED_PAGE = {
  config: 'vite.walks.config.ts',
  folder: 'dist-walks',
  what: 'the page with its longest words',
}
export const PLUGGED_PAGE = {
  config: 'vite.plugged.config.ts',
  folder: 'dist-plugged',
  what: 'the page with one game more',
}
export const GALLERIES = { config: 'vite.gallery.config.ts', folder: 'dist-gallery', what: 'the galleries' }

/** Builds a page when its sources changed since the last build. */
export async function builtPage(node, { config, folder, what } = PAGE) {
  const stamp = join(root, 'web', folder, '.grotto-built')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!mayBuild(join(root, 'web', folder)))
    return say(`${what} is older than its sources, and this user may not build it; it is served as it is.`)
  say(`building ${what}…`)
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const building = spawn(node.binary, [vite, 'build', '--logLevel', 'warn', '--config', config], {
    cwd: join(root, 'web'),
    // What builds it may be a test run, whose NODE_ENV would make another page than people get.
    env: { ...node.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if ((await new Promise(done => building.once('exit', done))) !== 0) {
    say('the page does not build; the message stands above.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/** A service only reads; whoever installs an upgrade builds. */
function mayBuild(folder) {
  if (!existsSync(join(folder, 'index.html'))) return true
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(version().text)
  for (const source of SOURCES)
    for (const file of filesBelow(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter(name => !name.startsWith('dist') && !NO_PART_OF_IT.has(name) && !name.includes('.test.'))
    .sort()
    .flatMap(name => filesBelow(join(path, name)))
}
