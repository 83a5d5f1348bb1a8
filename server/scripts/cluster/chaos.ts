import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PostgresStore } from '@grotto/storage'
import { realPostgres } from '@grotto/storage/test-kit'
import { Party } from '../../chaos/party.ts'
import { comeToRest } from '../../chaos/rest.ts'
import { isGood, verdictOn } from '../../chaos/verdict.ts'
import { ChaosNode } from './chaos-node.ts'
import { Faults } from './faults.ts'
import { RoundRobin } from './proxy.ts'

/**
 * npm run chaos:cluster -- --faults 500 --parties 6
 * Three real nodes on a real PostgreSQL behind a proxy that goes round, their clocks wrong by up to two hours. Nodes are
 * killed, stopped, paused; their clocks jump; their lines to the database lose bytes, keep them or let few through;
 * connections are cut on both sides; the database falls over. Parties of three, with a bot, play on and write down what
 * they send and hear. In the end all of it is held against the log, and no node may have ended but by our doing. What
 * each node wrote, what was done to it and how its lives ended is in a file of the folder `--logs`.
 */
const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '120' },
    parties: { type: 'string', default: '6' },
    nodes: { type: 'string', default: '3' },
    /** Milliseconds between two faults, on average. */
    between: { type: 'string', default: '700' },
    logs: { type: 'string' },
  },
})
delete process.env.DATABASE_URL
const FAULTS = Number(values.faults)
const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

const postgres = await realPostgres()
const database = await postgres.freshDatabase()
const logs = values.logs ?? mkdtempSync(join(tmpdir(), 'grotto-chaos-'))
mkdirSync(logs, { recursive: true })
const nodes = await Promise.all(
  Array.from({ length: Number(values.nodes) }, (_, i) => ChaosNode.open(database, join(logs, `node-${i + 1}.log`))),
)
for (const node of nodes) await node.startAgain()
const proxy = new RoundRobin(() => nodes.map(({ port }) => port))
const address = await proxy.listen()
const faults = new Faults(nodes, proxy, postgres, database)
const parties = Array.from(
  { length: Number(values.parties) },
  (_, i) => new Party(() => address, i % 3 === 2 ? 'sub-terra' : 'diamant', 3),
)
const members = parties.flatMap(party => party.members)
const playing = parties.map(party => party.play())
const began = performance.now()
await sleep(2_000)

process.once('SIGINT', () => void leave(2))
process.once('SIGTERM', () => void leave(2))
const isWell = await ordeal().catch(error => console.error(error))
for (const end of faults.oddEnds) console.error(end)
console.error(`what each node wrote is in ${logs}`)
await leave(isWell ? 0 : 1)

/** Whether all went well. */
async function ordeal(): Promise<boolean> {
  let said = 0
  while (faults.total < FAULTS) {
    await faults.one()
    await sleep(Math.random() * 2 * Number(values.between))
    if (faults.total % 20 === 0 && faults.total > said) {
      said = faults.total
      console.error(`${said} faults, ${acknowledged()} acknowledged moves`)
    }
  }
  faults.nurse()
  await faults.settled()
  await sleep(3_000)
  for (const party of parties) party.rest()
  await Promise.all(playing)
  const store = await PostgresStore.open(database)
  const settledIn = await comeToRest(store, parties)
  const verdict = await verdictOn(store, parties)
  await store.close()
  const sum = (count: (member: (typeof members)[number]) => number) =>
    members.reduce((all, each) => all + count(each), 0)
  console.log(
    JSON.stringify({
      faults: { ...faults.counts, total: faults.total },
      nodes: nodes.length,
      people: members.length,
      seconds: Math.round((performance.now() - began) / 1000),
      reconnects: sum(({ reconnects }) => reconnects),
      resent: sum(({ resent }) => resent),
      failedAnswers: failedAnswers(),
      oddEnds: faults.oddEnds.length,
      settledIn,
      ...verdict,
    }),
  )
  return isGood(verdict) && settledIn !== undefined && faults.oddEnds.length === 0
}

async function leave(code: number): Promise<void> {
  for (const member of members) member.stop()
  proxy.close()
  for (const node of nodes) await node.remove()
  await postgres.stop()
  process.exit(code)
}

function acknowledged(): number {
  return members.reduce((all, member) => all + member.acknowledged, 0)
}

function failedAnswers(): Record<string, number> {
  const all: Record<string, number> = {}
  for (const { failures } of members) for (const [what, times] of failures) all[what] = (all[what] ?? 0) + times
  return all
}
