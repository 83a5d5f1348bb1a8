import { join } from 'node:path'
import { fastChance } from '@grotto/kernel'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Fault, whyNoFaults } from '../../test-kit/disk/preload.ts'
import { WatchedFolder } from '../../test-kit/disk/watched-folder.ts'
import { SqliteStore } from './store.ts'

const WRITER = join(import.meta.dirname, '../../test-kit/disk/writer.ts')
const [TABLES, ENTRIES] = ['6', '25']
const ENDED = 74

type Told = { readonly table: string; readonly sequence: number } | { readonly refused: string } | { failed: string }

const whyNot = whyNoFaults()
if (whyNot) console.warn(`a failing disk is not tested: ${whyNot}`)

describe.skipIf(whyNot)('a disk that fails', () => {
  let watched: WatchedFolder
  beforeEach(() => {
    watched = new WatchedFolder()
  })
  afterEach(() => watched.remove())

  const write = (fault?: Fault, ...end: string[]) => watched.run(WRITER, [TABLES, ENTRIES, ...end], fault)
  const told = () => watched.told() as Told[]
  /** The log is written to when a database is made, too: counted is from where the writer begins. */
  const onceBegun = (fault: Fault): Fault => ({ ...fault, when: `${watched.log}.begun` })

  /** Cuts the power many times; what is missing then of what was acknowledged. */
  async function losses(count: number): Promise<string[]> {
    const chance = fastChance('power loss')
    const lost: string[] = []
    for (const { number, told, folder } of watched.cuts(count, below => chance('cut', below)))
      lost.push(...(await missing(folder, told as Told[])).map(what => `cut ${number}: ${what}`))
    return lost
  }

  test('power that goes at any moment loses nothing that was acknowledged', async () => {
    expect(write()).toBe(0)
    expect(told().length).toBe(Number(TABLES) * Number(ENTRIES))
    expect(await losses(40)).toEqual([])
  })

  const FINAL: readonly (readonly [string, Fault])[] = [
    ['a sync of the log', { call: 'sync', suffix: '-wal', error: 'EIO', first: 4, count: 1 }],
    ['a write to the log', { call: 'write', suffix: '-wal', error: 'EIO', first: 40, count: 1 }],
    ['a write to the log, torn', { call: 'write', suffix: '-wal', error: 'EIO', first: 40, count: 1, how: 'tear' }],
    ['a sync of the database', { call: 'sync', suffix: '.db', error: 'EIO', first: 3, count: 1 }],
    ['a write to the database', { call: 'write', suffix: '.db', error: 'EIO', first: 40, count: 1 }],
  ]
  test.each(FINAL)('%s: nothing is acknowledged after it, nothing lost before it or by the next', async (_, fault) => {
    expect(write(fault.suffix === '-wal' ? onceBegun(fault) : fault)).toBe(ENDED)
    const first = told()
    expect(first.at(-1)).toMatchObject({ refused: 'DiskFailed' })
    const failed = first.findIndex(what => 'failed' in what)
    expect(first.slice(failed).filter(what => 'sequence' in what)).toEqual([])
    // What the system dropped stays dropped: whoever comes next must not build on it.
    expect(write()).toBe(0)
    expect(await losses(40)).toEqual([])
  })

  test('a log that could not be synced, and that nobody closed, is no ground for the next', async () => {
    const fault: Fault = { call: 'sync', suffix: '-wal', error: 'EIO', first: 4, count: 1 }
    expect(write(onceBegun(fault), 'killed')).toBe('SIGKILL')
    expect(write()).toBe(0)
    expect(await losses(60)).toEqual([])
  })

  test('a process that ends in the middle of a write', async () => {
    const fault: Fault = { call: 'write', suffix: '-wal', error: 'EIO', first: 40, count: 1, how: 'kill' }
    expect(write(onceBegun(fault))).toBe('SIGKILL')
    expect(write()).toBe(0)
    expect(await losses(40)).toEqual([])
  })

  test('a full disk is no obstacle for long where the log can be emptied', async () => {
    const when = `${watched.log}.begun`
    expect(write({ call: 'write', suffix: '-wal', error: 'ENOSPC', how: 'grow', when })).toBe(0)
    const refused = told().filter(what => 'refused' in what).length
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThan((Number(TABLES) * Number(ENTRIES)) / 2)
    expect(await losses(30)).toEqual([])
  })

  test('a full disk refuses, and takes what comes when there is room again', async () => {
    const fault = { call: 'write', suffix: '-wal', error: 'ENOSPC', first: 40, count: 4 } as const
    expect(write(onceBegun(fault))).toBe(0)
    const refused = told().filter(what => 'refused' in what)
    expect(new Set(refused.map(what => (what as { refused: string }).refused))).toEqual(new Set(['DiskFull']))
    expect(told().filter(what => 'sequence' in what).length).toBe(Number(TABLES) * Number(ENTRIES) - refused.length)
    expect(await losses(40)).toEqual([])
  })
})

async function missing(folder: string, told: readonly Told[]): Promise<string[]> {
  const heard = new Map(told.flatMap(what => ('sequence' in what ? [[what.table, what.sequence] as const] : [])))
  if (heard.size === 0) return []
  const path = join(folder, 'grotto.db')
  const problems: string[] = []
  const db = new Database(path)
  const integrity = db.pragma('integrity_check', { simple: true })
  if (integrity !== 'ok') problems.push(String(integrity))
  db.close()
  const store = new SqliteStore(path)
  for (const [table, sequence] of heard) {
    const { length } = await store.entries(table)
    if (length < sequence) problems.push(`${table} has ${length} of ${sequence} entries`)
  }
  await store.close()
  return problems
}
