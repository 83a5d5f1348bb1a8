import { spawnSync } from 'node:child_process'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Which call fails: from the `first` on, `count` of them, to files whose names end in `suffix`. */
export interface Fault {
  readonly call: 'write' | 'sync' | 'truncate'
  readonly suffix: string
  readonly error: 'EIO' | 'ENOSPC'
  readonly first?: number
  readonly count?: number
  /** `tear` writes half of it before it fails, `kill` half of it before the process ends, `grow` fails only what makes the file longer. */
  readonly how?: 'fail' | 'tear' | 'kill' | 'grow'
  /** Only while this path exists. */
  readonly when?: string
}

export interface Watched {
  readonly folder: string
  readonly log?: string
  readonly fault?: Fault
}

/** Why no disk can be made to fail here, or nothing. */
export function whyNoFaults(): string | undefined {
  if (process.platform !== 'linux') return 'calls to the disk are intercepted on Linux only'
  return spawnSync('cc', ['--version']).status === 0 ? undefined : 'there is no C compiler (cc)'
}

/** Builds the library into a folder of the caller's, who removes it. */
export function buildPreload(folder: string = tmpdir()): string {
  const [source, library] = [join(import.meta.dirname, 'preload.c'), join(folder, 'preload.so')]
  const built = spawnSync('cc', ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl', '-lpthread'])
  if (built.status !== 0) throw new Error(`cc: ${built.stderr}`)
  return library
}

/** The environment of a process whose calls to the disk are written down, or fail. */
export function preloaded(library: string, { folder, log, fault }: Watched): Record<string, string> {
  return {
    LD_PRELOAD: library,
    WATCHED_DISK_FOLDER: folder,
    ...(log ? { WATCHED_DISK_LOG: log } : {}),
    ...(fault ? { WATCHED_DISK_FAULT: ruleOf(fault) } : {}),
    ...(fault?.when ? { WATCHED_DISK_WHEN: fault.when } : {}),
  }
}

const FOR_EVER = 1_000_000_000

const ruleOf = ({ call, suffix, error, first = 1, count = FOR_EVER, how = 'fail' }: Fault): string =>
  [call, suffix, constants.errno[error], first, count, how].join(' ')
