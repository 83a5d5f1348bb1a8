import { parseArgs } from 'node:util'
import { realPostgres } from '@grotto/storage/test-kit'
import { ChildServer } from '../../test-kit/child-server.ts'
import { CASES, type Case, Crowd } from './bench-cases.ts'
import { Bill } from './bench-cost.ts'
import { RoundRobin } from './proxy.ts'

/**
 * npm run bench:cluster -- --cases spread,near,paced,bots --nodes 1,2,3 --seconds 6 --warm-up 2 --tables 12 --rate 300
 * Parties of four play Diamant on 1, 2 and 3 nodes; bench-cases.ts says how. Players, proxy, nodes and database share
 * this machine: with few cores more nodes show the cost of being several, not the gain. What grows is read off the
 * processor time a move takes at each place. One line of JSON for each case and number of nodes, then a table for
 * docs/performance.md.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: 'spread,near,paced,bots' },
    nodes: { type: 'string', default: '1,2,3' },
    /** Measured, of each case. */
    seconds: { type: 'string', default: '6' },
    /** Seconds before that: a program that has just begun is slow, and each of three nodes sees a third of the moves. */
    'warm-up': { type: 'string', default: '2' },
    /** Tables that are played as fast as answers come. */
    tables: { type: 'string', default: '12' },
    /** Moves a second that are offered where people think. */
    rate: { type: 'string', default: '300' },
    /** A folder for a processor profile of each node. */
    profile: { type: 'string' },
  },
})
delete process.env.DATABASE_URL
const BOT_PACE = 400
const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []
const sleep = (seconds: number) => new Promise(done => setTimeout(done, seconds * 1000))
const cases = values.cases.split(',').map(name => {
  const found = CASES.find(known => known.name === name)
  if (!found) throw new Error(`there is no case "${name}": ${CASES.map(known => known.name).join(', ')}`)
  return found
})

type Figures = Awaited<ReturnType<typeof measure>>

const postgres = await realPostgres()
const all: Figures[] = []
for (const count of values.nodes.split(',').map(Number)) await onNodes(count)
for (const { name } of cases) print(name)
await postgres.stop()
process.exit(0)

async function onNodes(count: number): Promise<void> {
  const database = await postgres.freshDatabase()
  const environment = { DATABASE_URL: database, GROTTO_LOG: 'error', GROTTO_BOT_PACE: String(BOT_PACE) }
  const nodes = Array.from({ length: count }, () => new ChildServer(environment, profiling))
  for (const node of nodes) await node.start()
  const proxy = new RoundRobin(() => nodes.map(({ port }) => port))
  const address = await proxy.listen()
  for (const played of cases) {
    const figures = await measure(played, nodes, address, new Bill(postgres, database, nodes))
    all.push(figures)
    console.log(JSON.stringify(figures))
  }
  proxy.close()
  // A profile is written when the process ends by itself.
  for (const node of nodes) {
    if (values.profile) await node.end('SIGTERM')
    await node.remove()
  }
}

async function measure(played: Case, nodes: readonly ChildServer[], proxy: string, bill: Bill) {
  const options = { tables: Number(values.tables), rate: Number(values.rate) }
  const crowd = new Crowd(played, options, { proxy, nodes: nodes.map(node => node.address) })
  await crowd.arrive()
  await sleep(Number(values['warm-up']))
  await bill.begin()
  crowd.tally.begin()
  await sleep(Number(values.seconds))
  crowd.tally.end()
  const perMove = await bill.end(crowd.tally.moves)
  const late = played.bots ? await bill.lateness(BOT_PACE) : undefined
  await crowd.leave()
  return { case: played.name, nodes: nodes.length, tables: crowd.tables, ...crowd.tally.figures, perMove, late }
}

/** Rows as docs/performance.md shows them. */
function print(name: string): void {
  console.log(
    `\n${name}\n| nodes | moves/s | p50 | p99 | node, µs/move | database, µs/move | transactions/move | lost races/move | WAL, bytes/move |`,
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const { nodes, movesPerSecond, p50, p99, perMove, late } of all.filter(figures => figures.case === name)) {
    const { node, database, transactions, races, wal } = perMove
    const cells = [nodes, movesPerSecond, `${p50} ms`, `${p99} ms`, node, database, transactions, races, wal]
    console.log(`| ${cells.join(' | ')} |${late ? ` bots late by ${late.p50} ms, p99 ${late.p99} ms` : ''}`)
  }
}
