import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** One thing that is checked: a program of node_modules/.bin and what it is told. */
export interface Step {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
}

/** What can be said about the sources without running them. */
export const STATIC_STEPS: readonly Step[] = [
  { name: 'types of the rules (no node, no browser)', program: 'tsc', args: ['-p', 'tsconfig.rules.json'] },
  { name: 'types of everything that runs in node', program: 'tsc', args: ['-p', 'tsconfig.node.json'] },
  { name: 'types of the page', program: 'tsc', args: ['-p', 'tsconfig.web.json'] },
  { name: 'format and lint', program: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'dead code', program: 'knip', args: ['--no-progress', '--no-config-hints'] },
]

/** Runs a step in the user's terminal and tells whether it passed. */
export function passes({ name, program, args }: Step, env: Record<string, string> = {}): boolean {
  const started = performance.now()
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/.bin', program), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  return status === 0
}
