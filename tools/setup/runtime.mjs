import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, say } from './root.mjs'

/** From here on Node runs TypeScript as it stands, and every package we use is supported. */
const OLDEST = [22, 18]
const OURS = '24.21.0'

/** The Node that runs Grotto: the host's where it is new enough, else ours from the registry, kept in .runtime/. */
export async function runtime() {
  if (newEnough(process.versions.node)) return at(process.execPath)
  const binary = join(
    root,
    '.runtime',
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (!existsSync(binary)) fetchRuntime(binary)
  return at(binary)
}

function newEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

function fetchRuntime(binary) {
  say(`this machine has Node ${process.versions.node}; fetching Node ${OURS} for Grotto alone…`)
  const folder = join(root, '.runtime')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  } catch (error) {
    // Nothing that is tried again: whoever installed it must open it to this user.
    say(
      `this user may not write or read ${folder} (${error.code}). Who installed Grotto runs "npm run build", with umask 022.`,
    )
    process.exit(2)
  }
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `node@${OURS}`,
  ]
  const done = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0 || !existsSync(binary)) {
    say(`could not fetch it. Install Node ${OLDEST.join('.')} or newer by hand and try again.`)
    process.exit(1)
  }
}

/** What Node has made of the sources (types stripped, compiled) is kept: whatever starts again starts twice as fast. */
const COMPILED = join(root, 'node_modules', '.cache', 'compiled')

function at(binary) {
  const PATH = [join(binary, '..'), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const { NODE_OPTIONS = '', NODE_COMPILE_CACHE = COMPILED } = process.env
  return { binary, env: { ...process.env, PATH, NODE_OPTIONS, NODE_COMPILE_CACHE } }
}
