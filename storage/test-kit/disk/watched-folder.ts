import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DiskRecord, readLog } from './log.ts'
import { type Chance, Disk, LOSSES } from './power-loss.ts'
import { buildPreload, type Fault, preloaded } from './preload.ts'

/** What was told up to a cut, and a folder with what the disk might hold if the power went there. */
export interface Cut {
  readonly number: number
  readonly told: readonly unknown[]
  readonly folder: string
}

/** A folder of data where every call to the disk is written down. */
export class WatchedFolder {
  readonly #top = mkdtempSync(join(tmpdir(), 'grotto-disk-'))
  readonly #library = buildPreload(this.#top)
  readonly data = join(this.#top, 'data')
  readonly log = join(this.#top, 'log')

  constructor() {
    mkdirSync(this.data)
  }

  environment(fault?: Fault): Record<string, string> {
    return preloaded(this.#library, { folder: this.data, log: this.log, ...(fault ? { fault } : {}) })
  }

  /** Runs a program of ours to its end: the exit code, or the signal that ended it. */
  run(program: string, args: readonly string[], fault?: Fault): number | string {
    const { status, signal, stderr } = spawnSync(process.execPath, [program, this.data, this.log, ...args], {
      env: { ...process.env, ...this.environment(fault) },
      encoding: 'utf8',
      // Not the signal that a test may be waiting for.
      timeout: 120_000,
      killSignal: 'SIGABRT',
    })
    if (status !== 0 && status !== 74 && !signal) throw new Error(`${program} ended with ${status}: ${stderr}`)
    return signal ?? status!
  }

  records(): DiskRecord[] {
    return existsSync(this.log) ? readLog(this.log) : []
  }

  told(): unknown[] {
    return this.records().flatMap(record => (record.kind === 'told' ? [record.what] : []))
  }

  /** The power goes so many times, at moments spread over everything that happened. */
  *cuts(count: number, chance: Chance): Generator<Cut> {
    const records = this.records()
    const moments = Array.from({ length: count }, () => 1 + chance(records.length)).sort((a, b) => a - b)
    const [disk, told] = [new Disk(), [] as unknown[]]
    let at = 0
    for (const [number, moment] of moments.entries()) {
      for (; at < moment; at++) {
        const record = records[at]!
        disk.take(record)
        if (record.kind === 'told') told.push(record.what)
      }
      const folder = join(this.#top, `cut-${number}`)
      mkdirSync(folder)
      for (const [name, bytes] of disk.afterLoss(LOSSES[number % LOSSES.length]!, chance))
        writeFileSync(join(folder, name), bytes)
      yield { number, told, folder }
      rmSync(folder, { recursive: true })
    }
  }

  remove(): void {
    rmSync(this.#top, { recursive: true, force: true })
  }
}
