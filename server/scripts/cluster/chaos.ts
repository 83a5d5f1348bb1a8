import { parseArgs } from 'node:util'
import { gameById } from '@grotto/catalog'
import { PostgresStore } from '@grotto/storage'
import { realPostgres } from '@grotto/storage/test-kit'
import { loadTable } from '../../src/table/load.ts'
import { ChildServer } from '../../test-kit/child-server.ts'
import { Faults } from './faults.ts'
import { Party } from './party.ts'
import { RoundRobin } from './proxy.ts'
import { sameAs, type Verdict, verify } from './verify.ts'

/**
 * npm run chaos:cluster -- --faults 120 --parties 6
 * Three real nodes on a real PostgreSQL behind a proxy that goes round. Nodes are killed, stopped, paused; connections
 * are cut on both sides; the database falls over. Parties of three, with a bot, play on. In the end the log is asked.
 */
const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '120' },
    parties: { type: 'string', default: '6' },
    nodes: { type: 'string', default: '3' },
    between: { type: 'string', default: '700' },
  },
})
delete process.env.DATABASE_URL
const FAULTS = Number(values.faults)
const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

const postgres = await realPostgres()
const database = await postgres.freshDatabase()
const environment = {
  DATABASE_URL: database,
  GROTTO_BOT_PACE: '20',
  GROTTO_BOT_THINKING: '5',
  GROTTO_LOG: 'fatal',
  GROTTO_BOT_WORKERS: '1',
}
const nodes = Array.from({ length: Number(values.nodes) }, () => new ChildServer(environment))
for (const node of nodes) await node.start()
const proxy = new RoundRobin(() => nodes.map(({ port }) => port))
const address = await proxy.listen()
const faults = new Faults(nodes, proxy, postgres, database)
const parties = Array.from(
  { length: Number(values.parties) },
  (_, i) => new Party(address, i % 3 === 2 ? 'sub-terra' : 'diamant', 3),
)
const members = parties.flatMap(party => party.members)
const playing = parties.map(party => party.play())
const began = Date.now()
await sleep(2_000)

process.once('SIGINT', () => void leave(2))
process.once('SIGTERM', () => void leave(2))
const verdict = await ordeal().catch(error => console.error(error))
const { lost, doubled, unreadable, differing, leaked } = verdict ?? {
  lost: 1,
  doubled: 0,
  unreadable: 0,
  differing: 0,
  leaked: 0,
}
await leave(lost + doubled + unreadable + differing + leaked + faults.crashes === 0 ? 0 : 1)

async function ordeal(): Promise<Verdict> {
  let said = 0
  while (faults.total < FAULTS) {
    await faults.one()
    await sleep(Math.random() * 2 * Number(values.between))
    if (faults.total % 20 === 0 && faults.total > said) {
      said = faults.total
      console.error(`${said} faults, ${acknowledged()} acknowledged actions`)
    }
  }
  faults.nurse()
  await faults.settled()
  await sleep(3_000)
  for (const party of parties) party.rest()
  await Promise.all(playing)
  const settledIn = await agreement()
  const verdict = await verify(database, parties)
  const sum = (count: (member: (typeof members)[number]) => number) =>
    members.reduce((all, each) => all + count(each), 0)
  console.log(
    JSON.stringify({
      faults: { ...faults.counts, total: faults.total },
      nodes: nodes.length,
      people: members.length,
      seconds: Math.round((Date.now() - began) / 1000),
      reconnects: sum(({ reconnects }) => reconnects),
      resent: sum(({ resent }) => resent),
      failedAnswers: members.flatMap(({ failures }) => failures),
      versionsBack: sum(({ wentBack }) => wentBack),
      crashes: faults.crashes,
      settledIn,
      ...verdict,
    }),
  )
  return verdict
}

async function leave(code: number): Promise<void> {
  for (const member of members) member.stop()
  proxy.close()
  for (const node of nodes) await node.remove()
  await postgres.stop()
  process.exit(code)
}

function acknowledged(): number {
  return members.flatMap(member => [...member.acknowledged.values()]).reduce((all, ids) => all + ids.length, 0)
}

/** Milliseconds until everybody sees what the log says; at most half a minute. */
async function agreement(): Promise<number> {
  const store = await PostgresStore.open(database)
  const start = Date.now()
  for (;;) {
    const agreed = await Promise.all(
      parties.map(async party => {
        const { table } = loadTable(party.table, gameById, await store.entries(party.table))
        return party.members.every(member => member.idle && sameAs(table, member))
      }),
    )
    if (agreed.every(Boolean) || Date.now() - start > 30_000) break
    await sleep(100)
  }
  await store.close()
  return Date.now() - start
}
