import type { Request } from '@grotto/protocol'
import { afterEach, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { friends, startGame, TestClock } from '../../test-kit/friends.ts'
import { openServer, type TestServer } from '../../test-kit/open-server.ts'
import { tableEntryOf } from '../table/entries.ts'

let server: TestServer
const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.drop()
  await server.remove()
})

/** By whom the decisions of a table were made, one after the other. */
const decidedBy = async (table: string): Promise<string[]> =>
  (await server.store.entries(table)).flatMap(stored => {
    const entry = tableEntryOf(stored)
    return entry.type === 'played' && entry.entry.type === 'act' ? [entry.by] : []
  })

/** Something is written to the table all the time, until something else has happened. */
async function keepBusy(by: Client, say: (i: number) => object, until: Promise<unknown>): Promise<number> {
  let [isOver, said] = [false, 0]
  const over = until.finally(() => {
    isOver = true
  })
  while (!isOver) await by.say(say(said++) as Request)
  await over
  return said
}

const BUSY: Readonly<Record<string, (table: string, i: number) => object>> = {
  'votes without end': (table, i) => ({ type: 'vote', table, about: 'abandon', agree: i % 2 === 0 }),
  'lets a bot play and takes back without end': (table, i) => ({
    ...{ type: 'standIn', table },
    ...(i % 2 === 0 ? { bot: 'random' } : {}),
  }),
}

test.each(Object.entries(BUSY))('who %s holds up neither bots nor her clock', async (_, say) => {
  const clock = new TestClock()
  server = await openServer({ clock, botPace: 1_000 })
  const [ada, bo] = (await friends(server.address, 'Ada', 'Bo')) as [Client, Client]
  clients.push(ada, bo)
  const table = await startGame([ada, bo], { game: 'diamant', options: { players: 3 }, settings: { clock: 60 } })
  await keepBusy(
    ada,
    i => {
      clock.pass(100)
      return say(table, i)
    },
    expect.poll(() => decidedBy(table), { timeout: 10_000 }).toEqual(expect.arrayContaining(['bot'])),
  )
  await bo.ok({ type: 'act', table, action: { type: 'goOn' } })
  await keepBusy(
    ada,
    i => {
      clock.pass(1_000)
      return say(table, i)
    },
    expect.poll(async () => (await decidedBy(table)).length, { timeout: 10_000 }).toBeGreaterThan(3),
  )
})
