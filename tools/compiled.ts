import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './steps.ts'

/** What tests start by the hundred and mostly kill: only who ends by itself leaves behind what it has compiled. */
const STARTED_OFTEN = [
  'server/src/create-server.ts',
  'server/src/bots/bot-worker.ts',
  'server/src/records/record-worker.ts',
]

/** The variable by which every process of node finds what others before it have read and compiled. */
export const compiledIn = (folder: string) => ({ NODE_COMPILE_CACHE: join(folder, 'compiled') })

/** Loads once what is started often. Where that fails, so will the tests, and say why. */
export function compileOnce(environment: Record<string, string>): Promise<void> {
  const load = STARTED_OFTEN.map(file => `await import(${JSON.stringify(join(root, file))})`).join('\n')
  const child = spawn(process.execPath, ['--input-type=module', '--eval', load], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  })
  return new Promise(done => child.once('close', () => done()))
}
