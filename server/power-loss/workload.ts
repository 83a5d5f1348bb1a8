import { join } from 'node:path'
import { lockDataFolder, renewLog } from '@grotto/storage'
import { tellerTo } from '@grotto/storage/test-kit/disk'
import { anyAction, offered, type Roster, standInFor, versionOf } from '../src/bots/roster.ts'
import { Client, type Known } from '../test-kit/client.ts'
import { choicesOf, startGame } from '../test-kit/friends.ts'
import { openServer } from '../test-kit/open-server.ts'
import type { Told } from './told.ts'
import { ToldStore } from './told-store.ts'

/**
 * One life of a server: DATA LOG MOVES END. Parties play at many tables at once until so many moves were acknowledged,
 * talk, look at lists, leave tables alone until they leave memory, and are forgotten one after the other. Then it closes,
 * or is killed by itself, as when its disk fails. Whoever starts it watches its disk.
 */
const [data, log, moves, end] = process.argv.slice(2) as [string, string, string, 'closed' | 'killed']
const PARTIES = 5
/** So few that many checkpoints fall into one life. */
const PAGES_AHEAD = 50
const EVICT_EVERY = 100
const tell: (told: Told) => void = tellerTo(log)

/** Bots that answer at once. */
const roster: Roster = {
  has: offered,
  standInFor,
  versionOf,
  close: async () => {},
  decide: async question => ({ action: anyAction(question) }),
}

lockDataFolder(data)
renewLog(join(data, 'grotto.db'))
const store = new ToldStore(join(data, 'grotto.db'), PAGES_AHEAD, tell)
const server = await openServer({ data, idleAfter: EVICT_EVERY, logLevel: 'silent' }, { store, roster })
// A disk that failed ends it without any care.
void server.failed.then(() => process.kill(process.pid, 'SIGKILL'))
const evicting = setInterval(() => void server.tables.evictIdle().catch(() => {}), EVICT_EVERY)

let acknowledged = 0
const isOver = (): boolean => acknowledged >= Number(moves)
const mayAct = ({ you, toAct, info }: Known): boolean =>
  info.status !== 'playing' || (you !== null && toAct.includes(you))

class Guest extends Client {
  /** Does what is allowed until the game is over; tells of everything that was confirmed. */
  async play(table: string): Promise<void> {
    for (let turn = 0; !isOver(); turn++) {
      const known = await this.until(table, mayAct)
      tell({ heard: table, version: known.version })
      if (known.info.status !== 'playing') return
      const choices = choicesOf(known)
      const action = choices[(known.version + turn) % choices.length]!
      await this.#confirmed(table, { type: 'act', table, action } as Parameters<Client['newCommand']>[0])
      if (turn % 5 === 0) await this.#confirmed(`${table}/talk`, { type: 'chat', table, text: `turn ${turn}` })
      if (turn % 7 === 0) await this.http('GET', '/api/my/tables')
    }
  }

  async #confirmed(where: string, request: Parameters<Client['newCommand']>[0]): Promise<void> {
    const command = this.newCommand(request)
    const { result } = await this.send(command)
    if (result !== 'ok') return
    tell({ done: where, person: this.id, command: command.id })
    acknowledged += 1
  }

  async beForgotten(): Promise<void> {
    tell({ forgetting: this.id })
    const { status } = await this.request('DELETE', '/api/me')
    if (status < 300) tell({ forgotten: this.id })
    this.drop()
  }
}

async function arrive(name: string): Promise<Guest> {
  const guest = new Guest(server.address)
  guest.id = ((await guest.http('GET', '/api/me')) as { id: string }).id
  await guest.http('PUT', '/api/me', { name })
  await guest.connect()
  return guest
}

/** Two people and some bots, game after game; after each, one of the two is forgotten and another comes. */
async function party(number: number): Promise<void> {
  let guests = await Promise.all([arrive('Ada'), arrive('Bo')])
  for (let game = number; !isOver(); game++) {
    const title = game % 2 === 0 ? 'diamant' : 'sub-terra'
    const table = await startGame(guests, { game: title, options: { players: 4 } })
    await Promise.race(guests.map(guest => guest.play(table)))
    for (const guest of guests) await guest.say({ type: 'unwatch', table })
    await guests[0]!.beForgotten()
    guests = [guests[1]!, await arrive('Cy')]
  }
  for (const guest of guests) guest.drop()
}

/** When the disk fails so does everything else, before the end comes. */
const PATIENCE = 5_000
await Promise.all(Array.from({ length: PARTIES }, (_, number) => party(number))).catch(async error => {
  await new Promise(done => setTimeout(done, PATIENCE))
  throw error
})
clearInterval(evicting)
if (end === 'killed') process.kill(process.pid, 'SIGKILL')
await server.close()
process.exit(0)
