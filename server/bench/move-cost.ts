import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MemoryStore, SqliteStore, type Store } from '@grotto/storage'
import { Budgets } from '../src/budgets/budgets.ts'
import { Metrics } from '../src/metrics/metrics.ts'
import { systemClock } from '../src/process/clock.ts'
import { Table } from '../src/table/table.ts'
import { type TableWiring, wireTables } from '../src/wiring.ts'
import { begin, findGame, newId, nextMove, Party } from './party.ts'

/**
 * node tools/launch.mjs run server/bench/move-cost.ts
 * What a move costs without sockets, in microseconds of processor time, which other work on the machine disturbs little:
 * the rules alone; from the text of the command to the texts that everybody at the table is sent, nothing written; the
 * same with SQLite, the event loop's thread and all threads. What `bench:server` measures beyond that are sockets.
 */
const GAMES = ['diamant', 'sub-terra'] as const
const [TABLES, WARM_UP, MOVES] = [30, 3_000, 6_000]

interface Spent {
  readonly loop: number
  readonly all: number
}

const spent = (): Spent => {
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()]
  return { loop: own.user + own.system, all: all.user + all.system }
}

function rulesAlone(game: string, moves: number): number {
  let [done, cost] = [0, 0]
  while (done < moves) {
    const table = new Table(newId(), findGame)
    begin(table, game)
    while (table.status === 'playing') {
      const { seat, action } = nextMove(table)
      const before = spent()
      table.act(seat, action, done++, 'human')
      cost += spent().loop - before.loop
    }
  }
  return cost / done
}

const wired = (store: Store): TableWiring =>
  wireTables({
    store,
    findGame,
    roster: {
      has: () => false,
      standInFor: () => '',
      versionOf: () => 1,
      decide: Promise.reject,
      close: async () => {},
    },
    clock: systemClock,
    bytes: count => new Uint8Array(count),
    metrics: new Metrics({ sockets: () => 0, streams: () => 0, tables: () => 0 }),
    botPace: 900,
    idleAfter: 600_000,
    budgets: new Budgets(systemClock, 0),
    reminders: { after: 60_000, push: undefined, webhooks: false },
    deliver: async () => 'refused',
    reportError: (what, _, error) => console.error(what, error),
  })

/** All tables move at once, as many commands come in one turn of a busy server; choosing moves is not counted. */
async function commands(game: string, store: Store, moves: number): Promise<Spent> {
  const wiring = wired(store)
  const parties = Array.from({ length: TABLES }, () => new Party(wiring, game))
  for (const party of parties) await party.begin()
  let [done, loop, all] = [0, 0, 0]
  while (done < moves) {
    for (const party of parties) if (party.isOver) await party.begin()
    const next = parties.map(party => party.next())
    const before = spent()
    await Promise.all(next.map(move => move()))
    const after = spent()
    done += TABLES
    loop += after.loop - before.loop
    all += after.all - before.all
  }
  return { loop: loop / done, all: all / done }
}

async function onSqlite(game: string, moves: number): Promise<Spent> {
  const folder = mkdtempSync(join(tmpdir(), 'grotto-cost-'))
  const store = new SqliteStore(join(folder, 'cost.db'))
  const cost = await commands(game, store, moves)
  await store.close()
  rmSync(folder, { recursive: true })
  return cost
}

const round = (value: number): number => Number(value.toFixed(1))
for (const game of GAMES) {
  rulesAlone(game, WARM_UP)
  const rules = rulesAlone(game, MOVES)
  await commands(game, new MemoryStore(), WARM_UP)
  const memory = await commands(game, new MemoryStore(), MOVES)
  const sqlite = await onSqlite(game, MOVES)
  console.log(
    JSON.stringify({
      game,
      rules: round(rules),
      unwritten: round(memory.loop),
      sqlite: { loop: round(sqlite.loop), all: round(sqlite.all) },
    }),
  )
}
process.exit(0)
