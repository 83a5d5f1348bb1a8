import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@grotto/catalog'
import type { Seat } from '@grotto/kernel'
import { SqliteStore } from '@grotto/storage'
import { asJson, type TableEntry } from '../src/table/entries.ts'
import { type LoadResult, loadTable } from '../src/table/load.ts'
import { type AppliedEntry, type FindGame, Table } from '../src/table/table.ts'
import { readTable } from '../src/tables/read-table.ts'

/**
 * Opening a long table that is not in memory: what the first of its players waits for after a restart. The table is
 * one of Sub Terra where people long take back every second move, so that it grows without coming to an end.
 */
export interface ColdOpen {
  readonly entries: number
  readonly milliseconds: number
  readonly withoutSnapshot: number
}

const ID = 'coldcoldcoldcold'
const TIMES = 15
/** A snapshot is taken every hundred entries: the last one lies fifty back as a rule. */
const SINCE_SNAPSHOT = 50
const PLAIN_MOVES = 100

export async function measureColdOpen(entries: number): Promise<ColdOpen> {
  const folder = mkdtempSync(join(tmpdir(), 'grotto-cold-'))
  const path = join(folder, 'cold.db')
  await write(path, longTable(entries))
  const withoutSnapshot = await median(path, async store => loadTable(ID, find, await store.entries(ID)))
  const milliseconds = await median(path, async store => opened(await readTable(store, find, ID)))
  rmSync(folder, { recursive: true })
  return { entries, milliseconds, withoutSnapshot }
}

const find = gameById as FindGame

function opened(read: Awaited<ReturnType<typeof readTable>>): LoadResult | undefined {
  if (read instanceof Error) throw read
  return read
}

function longTable(count: number) {
  for (let seed = 0; ; seed++) {
    const table = new Table(ID, find)
    const applied = begin(table, seed)
    const playUntil = (length: number, takingBack: boolean) => {
      while (applied.length < length && table.status === 'playing') applied.push(...step(table, takingBack))
    }
    playUntil(PLAIN_MOVES, false)
    playUntil(count - SINCE_SNAPSHOT, true)
    const snapshot = structuredClone({ sequence: table.sequence, cache: table.cache() })
    playUntil(count, false)
    if (table.status === 'playing') return { table, applied, snapshot }
  }
}

function begin(table: Table, seed: number): AppliedEntry[] {
  const options = { players: 4 }
  const game = find('sub-terra')!
  const parsed = game.parseOptions(options)
  const seals = parsed.ok ? game.seals(parsed.value) : []
  const created: TableEntry = {
    type: 'created',
    game: 'sub-terra',
    options,
    settings: table.settings,
    host: 'hosthosthosthost',
    hostName: 'Ada',
    code: 'ABCDEF',
    secrets: Object.fromEntries(seals.map(seal => [seal, seed.toString(16).padStart(64, '0')])),
  }
  const first = table.apply(created, 0)
  return [
    first,
    table.apply(table.drawStart(table.options, table.seats, { entropies: table.seats.map(() => null) }, 0), 0),
  ]
}

function step(table: Table, takingBack: boolean): AppliedEntry[] {
  const seat = table.toAct[0]!
  const to = table.play!.standing.at(-1)!
  const choices = table.game.legal(table.play!.state, seat)
  const acted = table.act(seat, choices[(table.version * 7) % choices.length], 0, 'human')
  if ('reason' in acted) throw new Error(acted.reason)
  return takingBack && table.status === 'playing' ? [acted, undo(table, seat, to)] : [acted]
}

const undo = (table: Table, seat: Seat, to: number): AppliedEntry =>
  table.apply({ type: 'played', by: 'human', entry: { type: 'undo', seat, at: 0, to, consent: true } }, 0)

async function write(path: string, { table, applied, snapshot }: ReturnType<typeof longTable>): Promise<void> {
  const store = new SqliteStore(path)
  const entries = applied.map(({ sequence, at, entry }) => ({ sequence, at, body: asJson(entry) }))
  await store.write({ table: ID, entries })
  const { rulesVersion, layoutVersion } = table.game
  const body = asJson(snapshot.cache!)
  await store.keepSnapshot({ table: ID, sequence: snapshot.sequence, rulesVersion, layoutVersion, body })
  await store.close()
}

/** Each time with a database just opened: nothing is in its cache. Processor time, since the machine may be busy. */
async function median(path: string, open: (store: SqliteStore) => Promise<LoadResult | undefined>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const store = new SqliteStore(path)
    const began = process.cpuUsage()
    const loaded = await open(store)
    const { user, system } = process.cpuUsage(began)
    times.push((user + system) / 1000)
    if (!loaded || loaded.broken) throw loaded?.broken ?? new Error('the table is not there')
    await store.close()
  }
  return Number(times.sort((a, b) => a - b)[TIMES >> 1]!.toFixed(1))
}

if (import.meta.main) console.log(await measureColdOpen(1000))
