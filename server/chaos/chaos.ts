import { parseArgs } from 'node:util'
import { ChildServer } from '../test-kit/child-server.ts'
import { Survivor } from './survivor.ts'
import { verify } from './verify.ts'

/**
 * npm run chaos -- --kills 200 --players 12
 * The real server under load is killed with SIGKILL at random moments and started again. In the end nothing that was
 * acknowledged may be missing, no table unreadable, and every client must have recovered by itself each time.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    players: { type: 'string', default: '12' },
    longest: { type: 'string', default: '700' },
  },
})
const KILLS = Number(values.kills)
const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

const server = new ChildServer({ GROTTO_BOT_PACE: '0', GROTTO_BOT_THINKING: '5', GROTTO_LOG: 'error' })
await server.start()
const survivors = Array.from(
  { length: Number(values.players) },
  (_, i) => new Survivor(() => server.address, i % 2 === 0 ? 'diamant' : 'sub-terra'),
)
const lives = survivors.map(survivor => survivor.live())
const began = Date.now()
let stranded = 0
const recovery = async () => {
  const recovered = await Promise.all(survivors.map(survivor => survivor.recovers()))
  stranded += recovered.filter(each => !each).length
}
for (let kill = 1; kill <= KILLS; kill++) {
  await recovery()
  await sleep(Math.random() * Number(values.longest))
  await server.end('SIGKILL')
  await server.start()
  const acknowledged = survivors.reduce((sum, { total }) => sum + total, 0)
  if (kill % 10 === 0 || kill === KILLS) console.error(`${kill} kills, ${acknowledged} acknowledged actions`)
}
await recovery()
for (const survivor of survivors) survivor.stop()
await Promise.all(lives)
await server.end('SIGTERM')
const verdict = await verify(server.data, survivors)
const report = {
  kills: KILLS,
  clients: survivors.length,
  acknowledged: survivors.reduce((sum, { total }) => sum + total, 0),
  games: survivors.reduce((sum, { games }) => sum + games, 0),
  seconds: Math.round((Date.now() - began) / 1000),
  stranded,
  ...verdict,
}
console.log(JSON.stringify(report))
await server.remove()
process.exit(verdict.lost + verdict.doubled + verdict.unreadable + stranded === 0 ? 0 : 1)
