import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

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
export function passes(step: Step, env: Record<string, string> = {}): Promise<boolean> {
  const started = performance.now()
  return new Promise(done => {
    begin(step, env, 'inherit').once('exit', status => done(said(step, status === 0, started)))
  })
}

/** A suite that has not ended by then never will, and whoever waits for all of them would wait with it. */
const LONGEST = 30 * 60_000

/**
 * Runs a step beside others: its lines come as it writes them, each with its name before it. What it started ends with
 * it, also what it forgot: a server left behind would hold its output open, and this would wait for ever.
 */
export function passesBeside(step: Step, env: Record<string, string> = {}, longest = LONGEST): Promise<boolean> {
  const started = performance.now()
  const child = begin(step, env, 'pipe', true)
  const endAll = () => killGroup(child)
  const limit = setTimeout(() => {
    console.log(`${step.name} │ has not ended after ${Math.round(longest / 1000)} s and is ended`)
    endAll()
  }, longest)
  const unwatch = onInterruption(endAll)
  for (const input of [child.stdout!, child.stderr!])
    createInterface({ input }).on('line', line => console.log(`${step.name} │ ${line}`))
  child.once('exit', endAll)
  return new Promise(done => {
    child.once('close', status => {
      clearTimeout(limit)
      unwatch()
      done(said(step, status === 0, started))
    })
  })
}

/** The child is the first of its process group (`detached`), which outlives it as long as anybody in it does. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody was left.
  }
}

/** What is to be done when this process is interrupted, by everybody who has something to end. */
const onInterrupted = new Set<() => void>()

/** A group of its own does not hear what is pressed in the terminal. */
function onInterruption(act: () => void): () => void {
  if (onInterrupted.size === 0) for (const signal of SIGNALS) process.once(signal, interrupted)
  onInterrupted.add(act)
  return () => {
    onInterrupted.delete(act)
    if (onInterrupted.size === 0) for (const signal of SIGNALS) process.off(signal, interrupted)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function interrupted(): void {
  for (const act of onInterrupted) act()
  process.exit(1)
}

interface Beside {
  /** Only while nobody else has anything to do: what else runs has clocks to keep to, and these have none. */
  readonly behind?: boolean
}

/** Runs steps beside each other; what each has to say comes in one piece when it is done. */
export function passAll(steps: readonly Step[], { behind = false }: Beside = {}): Promise<boolean[]> {
  return Promise.all(steps.map(step => passesQuietly(step, behind)))
}

/** As nice as a process can be without standing still. */
const BEHIND = 10

function passesQuietly(step: Step, behind: boolean): Promise<boolean> {
  const started = performance.now()
  const child = begin(step, {}, 'pipe')
  if (behind && child.pid) setPriority(child.pid, BEHIND)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => output.push(chunk))
  return new Promise(done => {
    child.once('close', status => {
      process.stdout.write(Buffer.concat(output))
      done(said(step, status === 0, started))
    })
  })
}

function begin(
  { program, args }: Step,
  env: Record<string, string>,
  stdio: 'inherit' | 'pipe',
  detached = false,
): ChildProcess {
  return spawn(process.execPath, [join(root, 'node_modules/.bin', program), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
    detached,
  })
}

function said({ name }: Step, passed: boolean, started: number): boolean {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
  return passed
}
