import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PROTOCOL_VERSION, type TableMade } from '@grotto/protocol'
import { measureColdOpen } from './cold-open.ts'
import { EchoPlayer } from './echo-player.ts'
import { Player } from './player.ts'
import { Program } from './process.ts'
import { Tally } from './tally.ts'

/**
 * npm run bench:server -- --tables 60 --moderate 20 --seconds 10 --hold 5000
 * This process plays whole games over real sockets against the real server in another one; then the same messages go
 * through a bare socket-and-SQLite echo, which is the ceiling of this machine. Everybody plays as fast as answers come,
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
const GAMES = [
  { game: 'diamant', members: 4, atOnce: true },
  { game: 'sub-terra', members: 4, atOnce: false },
] as const

const sleep = (seconds: number) => new Promise(done => setTimeout(done, seconds * 1000))
const say = (text: string) => void (values.json || console.error(text))

/** One table after the other with the same people, until time is up. */
async function keepPlaying(
  players: readonly Player[],
  game: string,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  const [host] = players as [Player]
  while (!isOver()) {
    const { id } = (await host.http('POST', '/api/tables', { game, options: { players: players.length } })) as TableMade
    const seated = players.map(player => player.seated())
    const playing = players.map((player, seat) => player.play(id, seat))
    await Promise.all(seated)
    await host.say({ type: 'start', table: id })
    await Promise.all(playing)
    tally.games += 1
  }
}

async function measureGame(server: Program, { game, members }: (typeof GAMES)[number], count: number) {
  const tally = new Tally()
  const tables = await Promise.all(
    Array.from({ length: count }, async () => {
      const players = Array.from({ length: members }, () => new Player(server.address, tally))
      await Promise.all(players.map(player => player.arrive()))
      return players
    }),
  )
  let over = false
  for (const players of tables) void keepPlaying(players, game, tally, () => over).catch(() => {})
  await sleep(WARM_UP)
  const cpu = server.cpu
  const own = process.cpuUsage()
  tally.begin()
  await sleep(SECONDS)
  tally.end()
  over = true
  const spent = server.cpu - cpu
  const { user, system } = process.cpuUsage(own)
  const megabytes = server.megabytes
  for (const player of tables.flat()) player.leave()
  return {
    tables: count,
    ...tally.figures,
    cpuMicrosecondsPerMove: Math.round((spent / tally.moves) * 1e6),
    generatorMicrosecondsPerMove: Math.round((user + system) / tally.moves),
    megabytes: Math.round(megabytes),
  }
}

async function measureEcho({ members, atOnce }: (typeof GAMES)[number], bytes: number) {
  const echo = await Program.start('./echo-server.ts')
  const tally = new Tally()
  const players = Array.from(
    { length: TABLES * members },
    (_, i) => new EchoPlayer(tally, members, i % members, atOnce),
  )
  await Promise.all(players.map((player, i) => player.arrive(echo.address, `t${Math.floor(i / members)}`, bytes)))
  for (const player of players) player.start()
  await sleep(WARM_UP)
  const cpu = echo.cpu
  tally.begin()
  await sleep(SECONDS)
  tally.end()
  const spent = echo.cpu - cpu
  for (const player of players) player.stop()
  await echo.stop()
  return { ...tally.figures, cpuMicrosecondsPerMove: Math.round((spent / tally.moves) * 1e6) }
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
  const moderate = await measureGame(server, each, Number(values.moderate))
  const figures = await measureGame(server, each, TABLES)
  await server.stop()
  const ceiling = await measureEcho(each, figures.bytesPerUpdate)
  report[each.game] = {
    moderate,
    ...figures,
    ceiling,
    share: Number((figures.movesPerSecond / ceiling.movesPerSecond).toFixed(2)),
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
