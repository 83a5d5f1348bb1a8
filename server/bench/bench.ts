import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PROTOCOL_VERSION, type TableMade } from '@grotto/protocol'
import { measureColdOpen } from './cold-open.ts'
import { BenchParty } from './parties.ts'
import { Player } from './player.ts'
import { Program } from './process.ts'
import type { Recording } from './recording.ts'
import { Tally } from './tally.ts'

/**
 * npm run bench:server -- --tables 60 --moderate 20 --seconds 10 --hold 5000
 * This process plays whole games over real sockets against the real server in another one; then the same people play
 * against an echo that writes each move and says again what the server said, which is the ceiling of this machine. Games
 * are opened before moves are counted: what a new game costs is a figure of its own. Everybody plays as fast as answers come,
 * so that an answer takes about as long as there are people waiting, divided by moves a second: at a moderate number of
 * tables the time of an answer can be read, at the full number what the server carries. The moderate load comes first
 * and warms the server up for the other.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '60' },
    moderate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    hold: { type: 'string', default: '5000' },
    game: { type: 'string' },
    /** A folder for a processor profile of the server, one for each game. */
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const TABLES = Number(values.tables)
const SECONDS = Number(values.seconds)
const WARM_UP = 3
const MOVES_A_SECOND = 12_000
const MOVES_OF_A_GAME = 120
const GAMES = [
  { game: 'diamant', members: 4 },
  { game: 'sub-terra', members: 4 },
] as const

const sleep = (seconds: number) => new Promise(done => setTimeout(done, seconds * 1000))
const say = (text: string) => void (values.json || console.error(text))

/** Enough games for a fast server, so that hardly one has to be opened while moves are counted. */
const gamesEach = (tables: number) => Math.ceil(((WARM_UP + SECONDS) * MOVES_A_SECOND) / (tables * MOVES_OF_A_GAME))

async function arrived(address: string, count: number, members: number, tally: Tally): Promise<BenchParty[]> {
  const parties = Array.from({ length: count }, () => new BenchParty(address, members, tally))
  await Promise.all(parties.map(party => party.arrive()))
  return parties
}

/** Opens so many games with every party; what one costs the server, in milliseconds of processor time. */
async function openGames(server: Program, parties: readonly BenchParty[], game: string, each: number) {
  const cpu = server.cpu
  const opened = await Promise.all(
    parties.map(async party => {
      const tables: string[] = []
      while (tables.length < each) tables.push(await party.open(game))
      return tables
    }),
  )
  return { opened, cost: ((server.cpu - cpu) / (parties.length * each)) * 1000 }
}

/** Counts for a while what is played, and what it costs server and generator. */
async function count(server: Program, tally: Tally) {
  await sleep(WARM_UP)
  const cpu = server.cpu
  const own = process.cpuUsage()
  tally.begin()
  await sleep(SECONDS)
  tally.end()
  const spent = server.cpu - cpu
  const { user, system } = process.cpuUsage(own)
  return {
    ...tally.figures,
    cpuMicrosecondsPerMove: Math.round((spent / tally.moves) * 1e6),
    generatorMicrosecondsPerMove: Math.round((user + system) / tally.moves),
  }
}

async function measureGame(server: Program, { game, members }: (typeof GAMES)[number], tables: number) {
  const tally = new Tally()
  const parties = await arrived(server.address, tables, members, tally)
  const { opened, cost } = await openGames(server, parties, game, gamesEach(tables))
  let [over, openedMeanwhile] = [false, 0]
  const openAnother = (party: BenchParty): Promise<string> => {
    openedMeanwhile += 1
    return party.open(game)
  }
  const keepPlaying = async (party: BenchParty, tables: string[]) => {
    while (!over) await party.play(tables.pop() ?? (await openAnother(party)))
  }
  for (const [i, party] of parties.entries()) void keepPlaying(party, opened[i]!).catch(() => {})
  const figures = await count(server, tally)
  // What the echo is to say.
  while (!parties.some(({ recording }) => recording)) await sleep(0.1)
  over = true
  const megabytes = Math.round(server.megabytes)
  for (const party of parties) party.leave()
  const recordings = parties.flatMap(({ recording }) => recording ?? [])
  const cpuMillisecondsPerNewGame = Number(cost.toFixed(1))
  return { figures: { tables, ...figures, openedMeanwhile, cpuMillisecondsPerNewGame, megabytes }, recordings }
}

/** The same people and the same play, where everything that is said was said before. */
async function measureEcho({ members }: (typeof GAMES)[number], recordings: readonly Recording[]) {
  const file = join(data, 'recordings.json')
  writeFileSync(file, JSON.stringify(recordings))
  const echo = await Program.start('./echo-server.ts', { GROTTO_RECORDINGS: file })
  const tally = new Tally()
  const parties = await arrived(echo.address, TABLES, members, tally)
  let over = false
  const keepPlaying = async (party: BenchParty, table: string) => {
    while (!over) await party.play(table)
  }
  for (const [i, party] of parties.entries()) void keepPlaying(party, String(i).padStart(16, '0')).catch(() => {})
  const figures = await count(echo, tally)
  over = true
  for (const party of parties) party.leave()
  await echo.stop()
  return figures
}

/** Many who are connected and look at tables where nothing happens. */
async function hold(server: Program, count: number) {
  const tally = new Tally()
  const before = server.megabytes
  const host = new Player(server.address, tally)
  await host.arrive()
  const clients: Player[] = []
  for (let arrived = 0; arrived < count; arrived += 100) {
    const group = Array.from({ length: Math.min(100, count - arrived) }, () => new Player(server.address, tally))
    const { id } = (await host.http('POST', '/api/tables', { game: 'diamant' })) as TableMade
    await Promise.all(
      group.map(async client => {
        await client.arrive()
        await client.say({ type: 'watch', table: id })
      }),
    )
    clients.push(...group)
  }
  const began = performance.now()
  await host.say({ type: 'hello', protocol: PROTOCOL_VERSION })
  const answeredIn = performance.now() - began
  const kilobytesEach = ((server.megabytes - before) * 1024) / count
  for (const client of [...clients, host]) client.leave()
  return {
    held: clients.length,
    kilobytesEach: Number(kilobytesEach.toFixed(1)),
    answeredInMilliseconds: Number(answeredIn.toFixed(1)),
  }
}

const data = mkdtempSync(join(tmpdir(), 'grotto-bench-'))
const environment = {
  GROTTO_DATA: data,
  GROTTO_PORT: '0',
  GROTTO_HOST: '127.0.0.1',
  GROTTO_RATE_LIMITS: '0',
  GROTTO_LOG: 'error',
}
const profiling = values.profile ? ['--cpu-prof', '--cpu-prof-dir', values.profile] : []
const report: Record<string, unknown> = { seconds: SECONDS }
for (const each of GAMES.filter(({ game }) => game === (values.game ?? game))) {
  const server = await Program.start('../src/main.ts', environment, profiling)
  say(`${each.game}: ${values.moderate}, then ${TABLES} tables of ${each.members} …`)
  const { figures: moderate } = await measureGame(server, each, Number(values.moderate))
  const { figures, recordings } = await measureGame(server, each, TABLES)
  await server.stop()
  const ceiling = await measureEcho(each, recordings)
  report[each.game] = {
    moderate,
    ...figures,
    ceiling,
    share: Number((figures.movesPerSecond / ceiling.movesPerSecond).toFixed(2)),
    shareOfServer: Number((ceiling.cpuMicrosecondsPerMove / figures.cpuMicrosecondsPerMove).toFixed(2)),
  }
  say(JSON.stringify(report[each.game], null, 2))
}
if (Number(values.hold) > 0) {
  const server = await Program.start('../src/main.ts', environment)
  report.hold = await hold(server, Number(values.hold))
  say(JSON.stringify(report.hold, null, 2))
  await server.stop()
}
report.coldOpen = await measureColdOpen(1000)
say(JSON.stringify(report.coldOpen, null, 2))
rmSync(data, { recursive: true, force: true })
if (values.json) console.log(JSON.stringify(report))
process.exit(0)
