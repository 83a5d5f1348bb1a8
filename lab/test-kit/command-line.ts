import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { format } from 'node:util'
import { vi } from 'vitest'
import { runCommandLine } from '../src/command-line.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')

export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command as a user would, without a terminal: a process of its own, which takes its time to start. */
export function grottoProcess(args: readonly string[], input = '', flags: readonly string[] = []): Ended {
  const all = [...flags, MAIN, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { input, encoding: 'utf8', timeout: 120_000 })
  return { status, stdout, stderr }
}

/** Runs the command in this process: what it says, and the exit code with which it would end. Nobody types anything. */
export async function grotto(args: readonly string[]): Promise<Ended> {
  const said = { stdout: '', stderr: '' }
  const hear = (stream: keyof typeof said, text: unknown) => {
    said[stream] += String(text)
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(text => hear('stdout', text)),
    vi.spyOn(process.stderr, 'write').mockImplementation(text => hear('stderr', text)),
    vi.spyOn(console, 'log').mockImplementation((...all) => void hear('stdout', `${format(...all)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((...all) => void hear('stderr', `${format(...all)}\n`)),
  ]
  process.exitCode = undefined
  try {
    await runCommandLine(args)
    return { status: Number(process.exitCode ?? 0), ...said }
  } finally {
    process.exitCode = undefined
    for (const spy of spies) spy.mockRestore()
  }
}
