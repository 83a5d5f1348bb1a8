import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SqliteStore } from '@grotto/storage'
import { ChildServer } from '../test-kit/child-server.ts'
import { friends, startGame } from '../test-kit/friends.ts'
import { attack, type Heard, leaks } from './attack.ts'

/**
 * npm run fuzz:server -- --messages 1000000 --sockets 8
 * Malformed, hostile and out-of-turn messages over sockets and HTTP: no crash, no 5xx, no leak, memory flat.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    sockets: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'fuzz' },
  },
})
const [MESSAGES, SOCKETS] = [Number(values.messages), Number(values.sockets)]
const server = new ChildServer({ GROTTO_LOG: 'fatal' })
await server.start()
const people = await friends(server.address, 'Ada', 'Bo', 'Cy')
const table = await startGame(people, { game: 'diamant', options: { players: 3 } })
await people[1]!.ok({ type: 'act', table, action: { type: 'leave' } })

const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024
const wave = (share: number, name: string): Promise<Heard[]> =>
  Promise.all(
    Array.from({ length: SOCKETS }, (_, i) =>
      attack(
        { address: server.address, table },
        Math.ceil((MESSAGES * share) / SOCKETS),
        `${values.seed}/${name}/${i}`,
      ),
    ),
  )

const began = Date.now()
const warm = await wave(0.2, 'warm')
const before = megabytes()
const heard = [...warm, ...(await wave(0.8, 'main'))]
const after = megabytes()
const alive = (await people[0]!.say({ type: 'chat', table, text: 'still here' })).result === 'ok'
await server.end('SIGTERM')
const store = new SqliteStore(join(server.data, 'grotto.db'))
const [created] = await store.entries(table)
const secrets = Object.values((created!.body as unknown as { secrets: Record<string, string> }).secrets)
await store.close()

const sum = (pick: (each: Heard) => number) => heard.reduce((total, each) => total + pick(each), 0)
const report = {
  messages: sum(each => each.messages),
  calls: sum(each => each.calls),
  serverErrors: sum(each => each.serverErrors),
  leaks: leaks(
    heard.flatMap(each => each.texts),
    secrets,
  ).length,
  alive,
  megabytes: { before: Math.round(before), after: Math.round(after) },
  seconds: Math.round((Date.now() - began) / 1000),
}
console.log(JSON.stringify(report))
await server.remove()
const flat = after < before * 1.3 + 60
process.exit(alive && flat && report.serverErrors === 0 && report.leaks === 0 ? 0 : 1)
