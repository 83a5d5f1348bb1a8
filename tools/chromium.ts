import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

/** What a browser needs in a container without a display, and what keeps it from calling home. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMED = ['GROTTO_CHROMIUM', 'CHROMIUM_PATH'] as const
/** The one without windows first: it does the same with two thirds of the work. */
const ON_PATH = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
] as const
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const

/** Path of a Chromium: named by the environment, of the system, or Playwright's; installed where there is none. */
export async function findChromium(): Promise<string> {
  const found = namedChromium() ?? presentChromium()
  if (found) return found
  await installChromium()
  const installed = presentChromium()
  if (installed) return installed
  throw new Error(
    'The tests in the browser need Chromium, and it could not be installed. ' +
      'Install chromium or google-chrome, or name one in GROTTO_CHROMIUM.',
  )
}

function namedChromium(): string | undefined {
  for (const variable of NAMED) {
    const path = process.env[variable]
    if (!path) continue
    if (existsSync(path)) return path
    throw new Error(`${variable} names ${path}, but there is no such file.`)
  }
}

function presentChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':')
  const onPath = ON_PATH.flatMap(name => folders.map(folder => join(folder, name)))
  return [...onPath, ...ELSEWHERE, chromium.executablePath()].find(path => path && existsSync(path))
}

/** Debian's package where we may install one, else Playwright's download into the user's cache. */
async function installChromium(): Promise<void> {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('grotto: installing Chromium with apt-get (once)…')
    if (await installedByDebian()) return
  }
  console.error("grotto: fetching Playwright's Chromium (once)…")
  await run(process.execPath, [
    join(import.meta.dirname, '../node_modules/playwright-core/cli.js'),
    'install',
    'chromium',
  ])
}

const APT_WAITS = ['-o', 'DPkg::Lock::Timeout=120']
const APT_INSTALL = [...APT_WAITS, 'install', '-y', '-qq', '--no-install-recommends', 'fonts-dejavu']
/** Older releases have only the second. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

async function installedByDebian(): Promise<boolean> {
  if (!(await run('apt-get', [...APT_WAITS, 'update', '-qq']))) return false
  for (const name of DEBIAN_PACKAGES) if (await run('apt-get', [...APT_INSTALL, name])) return true
  return false
}

/** Meanwhile others go on: tests without a browser do not wait for one. */
function run(command: string, args: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  return new Promise(done => {
    child.once('error', () => done(false))
    child.once('exit', status => done(status === 0))
  })
}
