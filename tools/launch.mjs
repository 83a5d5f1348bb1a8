#!/usr/bin/env node
// The one way into Grotto: brings the runtime, the packages and the page, then runs what was asked.
// Plain JavaScript without dependencies, because it runs before anything is installed (Node >= 18).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installedPackages } from './setup/packages.mjs'
import { builtPage } from './setup/page.mjs'
import { root } from './setup/root.mjs'
import { runtime } from './setup/runtime.mjs'

const [command = 'start', ...rest] = process.argv.slice(2)

const COMMANDS = {
  start: () => [['server/src/main.ts', ...rest], { page: true }],
  test: () => [['tools/test.ts', ...rest], { page: true }],
  check: () => [['tools/check.ts', ...rest], {}],
  install: () => [undefined, {}],
  build: () => [undefined, { page: true }],
  grotto: () => [['lab/src/main.ts', ...rest], {}],
  run: () => [rest, {}],
  'run-with-page': () => [rest, { page: true }],
  exec: () => [[`node_modules/.bin/${rest[0]}`, ...rest.slice(1)], {}],
}

const chosen = COMMANDS[command]
if (!chosen) {
  console.error(`grotto: no command "${command}"; there are ${Object.keys(COMMANDS).join(', ')}`)
  process.exit(2)
}

const [args, needs] = chosen()
const node = await runtime()
await installedPackages(node)
if (needs.page) await builtPage(node)
if (args) process.exitCode = await run(node, args)

/** Runs a program of ours in the user's terminal and hands every signal on, so that a server stops gracefully. */
function run(node, args) {
  const cwd = command === 'grotto' ? process.cwd() : root
  const [file, ...others] = args
  const path = file.startsWith('-') ? file : join(root, file)
  const child = spawn(node.binary, [path, ...others], { cwd, env: node.env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) endWithParent(child)
  return new Promise(done => child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0))))
}

/** npm hands signals on to its shell, and the shell to nobody: whoever is left behind by it was to end. */
function endWithParent(child) {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    child.kill('SIGTERM')
  }, 250)
  look.unref()
}
