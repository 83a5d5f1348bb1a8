import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SqliteStore } from '@grotto/storage'
import { Party } from './party.ts'
import { comeToRest } from './rest.ts'
import { isGood, verdictOn } from './verdict.ts'
import { WatchedServer } from './watched-server.ts'

/**
 * npm run chaos -- --kills 1000 --parties 6
 * The real server under load is killed with SIGKILL at random moments and started again, with a clock that is wrong by
 * up to two hours; between kills it is paused, and its clock jumps. Parties of people play on and write down what they
 * send and hear. In the end all of it is held against the log, everybody must have come back by herself each time, and
 * the server may not have ended but by our doing. What it wrote in all its lives is in the folder `--logs`. SIGINT ends
 * the killing, not the judging.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    parties: { type: 'string', default: '6' },
    /** At most so many milliseconds of play before a kill. */
    longest: { type: 'string', default: '400' },
    logs: { type: 'string' },
  },
})
const KILLS = Number(values.kills)
const HOURS = 3_600_000
const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
const between = (from: number, to: number) => from + Math.random() * (to - from)
const wrongClock = () => Math.round(between(-2 * HOURS, 2 * HOURS))

const logs = values.logs ?? mkdtempSync(join(tmpdir(), 'grotto-chaos-'))
mkdirSync(logs, { recursive: true })
const settings = { GROTTO_BOT_PACE: '0', GROTTO_BOT_THINKING: '5', GROTTO_LOG: 'error' }
const server = new WatchedServer(settings, join(logs, 'server.log'))
const { odd: oddEnds } = server.lives
await server.start()
await server.end('SIGTERM')
await server.start()
const parties = Array.from(
  { length: Number(values.parties) },
  (_, i) => new Party(() => server.address, i % 3 === 2 ? 'sub-terra' : 'diamant', 1 + (i % 3)),
)
const playing = parties.map(party => party.play())
const members = parties.flatMap(party => party.members)
const acknowledged = () => members.reduce((sum, member) => sum + member.acknowledged, 0)
const began = performance.now()
const counts = { kills: 0, pauses: 0, jumps: 0, stranded: 0 }

let enough = false
process.once('SIGINT', () => {
  enough = true
})
while (counts.kills < KILLS && !enough) {
  await sleep(between(0, Number(values.longest)))
  if (Math.random() < 0.15) await pause()
  if (Math.random() < 0.3) await jump()
  await kill()
  if (counts.kills % 20 === 0 || counts.kills === KILLS)
    console.error(`${counts.kills} kills, ${acknowledged()} acknowledged moves`)
}
for (const party of parties) party.rest()
await Promise.all(playing)
const settledIn = await settled()
for (const member of members) member.stop()
const report = { ...counts, people: members.length, seconds: Math.round((performance.now() - began) / 1000), settledIn }
await server.end('SIGTERM')
const store = new SqliteStore(join(server.data, 'grotto.db'))
const verdict = await verdictOn(store, parties)
await store.close()
console.log(JSON.stringify({ ...report, oddEnds: oddEnds.length, ...verdict }))
for (const end of oddEnds) console.error(end)
console.error(`what the server wrote is in ${logs}`)
await server.remove()
process.exit(isGood(verdict) && counts.stranded + oddEnds.length === 0 && settledIn !== undefined ? 0 : 1)

async function kill(): Promise<void> {
  const back = parties.map(party => party.recovers())
  await server.end('SIGKILL')
  await server.start({ TEST_CLOCK_SHIFT: String(wrongClock()) })
  counts.stranded += (await Promise.all(back)).filter(recovered => !recovered).length
  counts.kills += 1
}

/** It stands still as a whole, and wakes with everybody waiting. */
async function pause(): Promise<void> {
  process.kill(server.pid, 'SIGSTOP')
  await sleep(between(50, 1_500))
  process.kill(server.pid, 'SIGCONT')
  counts.pauses += 1
}

async function jump(): Promise<void> {
  await server.shiftClock(wrongClock())
  counts.jumps += 1
  await sleep(between(0, 200))
}

async function settled(): Promise<number | undefined> {
  const store = SqliteStore.openAsItIs(join(server.data, 'grotto.db'))
  const settledIn = await comeToRest(store, parties)
  await store.close()
  return settledIn
}
