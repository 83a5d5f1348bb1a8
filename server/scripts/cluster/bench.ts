import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { TableMade } from '@grotto/protocol'
import { type RealPostgres, realPostgres } from '@grotto/storage/test-kit'
import { Player } from '../../bench/player.ts'
import { Tally } from '../../bench/tally.ts'
import { ChildServer } from '../../test-kit/child-server.ts'
import { RoundRobin } from './proxy.ts'

/**
 * npm run bench:cluster -- --tables 24 --seconds 10
 * Parties of four play Diamant as fast as they hear, each on whatever node the proxy gave them, on 1, 2 and 3 nodes.
 * Players, proxy, nodes and database share this machine: with few cores more nodes show the cost of being several, not
 * the gain. What grows is read off the processor time a move takes at each place.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '24' },
    seconds: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '1,2,3' },
  },
})
delete process.env.DATABASE_URL
const WARM_UP = 8
const MEMBERS = 4
const sleep = (seconds: number) => new Promise(done => setTimeout(done, seconds * 1000))

interface Asked {
  pid: number
  commits: number
  rollbacks: number
  wal: number
  bytes: number
  entries: number
}

const QUESTION = `SELECT pg_backend_pid() AS pid, xact_commit::float8 AS commits, xact_rollback::float8 AS rollbacks,
  pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS wal,
  (pg_total_relation_size('entries') + pg_total_relation_size('answers'))::float8 AS bytes,
  (SELECT count(*) FROM entries)::float8 AS entries
  FROM pg_stat_database WHERE datname = current_database()`

const postgres = await realPostgres()
for (const count of values.nodes.split(',').map(Number)) console.log(JSON.stringify(await measure(postgres, count)))
await postgres.stop()
process.exit(0)

async function measure(postgres: RealPostgres, count: number): Promise<object> {
  const database = await postgres.freshDatabase()
  const nodes = Array.from({ length: count }, () => new ChildServer({ DATABASE_URL: database, GROTTO_LOG: 'error' }))
  for (const node of nodes) await node.start()
  const proxy = new RoundRobin(() => nodes.map(({ port }) => port))
  const address = await proxy.listen()
  const tally = new Tally()
  const parties = Array.from({ length: Number(values.tables) }, () =>
    Array.from({ length: MEMBERS }, () => new Player(address, tally)),
  )
  for (const party of parties) await Promise.all(party.map(player => player.arrive()))
  let over = false
  for (const party of parties) void keepPlaying(party, tally, () => over).catch(() => {})
  await sleep(WARM_UP)
  const before = await cost(nodes, database)
  tally.begin()
  await sleep(Number(values.seconds))
  tally.end()
  const after = await cost(nodes, database)
  over = true
  for (const player of parties.flat()) player.leave()
  proxy.close()
  for (const node of nodes) await node.remove()
  const perMove = (spent: number) => Math.round(spent / tally.moves)
  return {
    nodes: count,
    tables: parties.length,
    ...tally.figures,
    perMove: {
      nodeMicroseconds: perMove((after.nodes - before.nodes) * 1e6),
      databaseMicroseconds: perMove((after.database - before.database) * 1e6),
      transactions: Number(((after.commits - before.commits) / tally.moves).toFixed(2)),
      conflicts: Number(((after.rollbacks - before.rollbacks) / tally.moves).toFixed(3)),
      walBytes: perMove(after.wal - before.wal),
    },
    storedBytesPerEntry: Math.round(after.bytes / after.entries),
  }
}

async function keepPlaying(party: readonly Player[], tally: Tally, isOver: () => boolean): Promise<void> {
  const [host] = party as [Player]
  while (!isOver()) {
    const wish = { game: 'diamant', options: { players: party.length } }
    const { id } = (await host.http('POST', '/api/tables', wish)) as TableMade
    const seated = party.map(player => player.seated())
    const playing = party.map((player, seat) => player.play('diamant', id, seat))
    await Promise.all(seated)
    await host.say({ type: 'start', table: id })
    await Promise.all(playing)
    tally.games += 1
  }
}

/** Seconds of processor time so far, and what the database counts itself. */
async function cost(nodes: readonly ChildServer[], database: string) {
  const [asked] = (await postgres.ask<Asked>(database, QUESTION)) as [Asked]
  const spent = nodes.map(({ pid }) => cpuOf(pid).own).reduce((sum, seconds) => sum + seconds, 0)
  return { ...asked, nodes: spent, database: familyCpu() }
}

/** Of a process: its parent, its own time, and that of children that have ended. */
function cpuOf(pid: number): { name: string; parent: number; own: number; ended: number } {
  const [head, tail] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ') as [string, string]
  const fields = tail.split(' ').map(Number)
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [number, number, number, number]
  return {
    name: head.split('(')[1]!,
    parent: fields[1]!,
    own: (user + system) / 100,
    ended: (endedUser + endedSystem) / 100,
  }
}

/** The database is one process for each connection and some more, all children of the one we started. */
function familyCpu(): number {
  const all = readdirSync('/proc').flatMap(name => {
    try {
      return /^\d+$/.test(name) ? [{ pid: Number(name), ...cpuOf(Number(name)) }] : []
    } catch {
      return []
    }
  })
  const ours = all.filter(({ name, parent }) => name === 'postgres' && parent === process.pid)
  const roots = new Set(ours.map(({ pid }) => pid))
  const children = all.filter(({ parent }) => roots.has(parent))
  return [...ours, ...children].reduce((sum, { own, ended, pid }) => sum + own + (roots.has(pid) ? ended : 0), 0)
}
