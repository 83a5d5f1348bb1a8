import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
/** What a run of all tests leaves in its folders at the most, several times over. */
const ROOM = 4 * 2 ** 30

/**
 * A folder in memory for what tests keep for seconds (databases, data of servers, profiles of browsers), until this
 * process ends: a disk makes each of a hundred thousand commits wait, and whatever loses power loses the test as well.
 * What a disk does to data is tried by tests with a disk of their own (`power-loss`, `faults`). Nothing where there is
 * too little room, or where no program may lie (PostgreSQL's do).
 */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (Math.min(bavail * bsize, freemem()) < ROOM) return
    const folder = mkdtempSync(join(IN_MEMORY, 'grotto-tests-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    // A database of its own runs as another user, who has to get there.
    chmodSync(folder, 0o711)
    return mayRunIn(folder) ? folder : undefined
  } catch {
    return
  }
}

function mayRunIn(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}
