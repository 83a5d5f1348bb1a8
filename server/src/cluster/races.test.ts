import { describe, expect, test } from 'vitest'
import { Client } from '../../test-kit/client.ts'
import { startGame } from '../../test-kit/friends.ts'
import { mustAct, SeveralNodes } from '../../test-kit/several-nodes.ts'
import { forgetOld } from '../privacy/forgetting.ts'
import { systemClock } from '../process/clock.ts'
import { agreedRematch } from './one-rematch.ts'

const several = SeveralNodes.forTests()

/** A game that everybody has agreed to stop. */
async function stopped(people: readonly Client[]): Promise<string> {
  const table = await startGame(people, { game: 'diamant', options: { players: 3 } })
  for (const person of people) await person.ok({ type: 'vote', table, about: 'abandon', agree: true })
  for (const person of people) await person.until(table, ({ info }) => info.status === 'abandoned')
  return table
}

const newTable = (answer: unknown): string => (answer as { table: string }).table

describe('in the same moment on several nodes', () => {
  test('all who ask for a rematch get one table, and no other is left over', async () => {
    await several.open(3)
    const friends = await several.arrive('Ada', 'Bo', 'Cy')
    const table = await stopped(friends)
    const answers = await Promise.all(friends.map(person => person.ok({ type: 'rematch', table })))
    const again = newTable(answers[0])
    expect(answers.map(newTable)).toEqual([again, again, again])
    for (const { id } of friends) {
      const mine = await several.store.tablesOf(id, 9)
      expect(mine.map(row => row.id).sort()).toEqual([table, again].sort())
    }
    const rematched = (await several.entriesOf(table)).filter(({ type }) => type === 'rematched')
    expect(rematched).toHaveLength(1)
  })

  test('moves that collide are counted as lost races, and nobody notices', async () => {
    await several.open(2)
    const friends = await several.arrive('Ada', 'Bo')
    const lost = async (): Promise<number> => {
      const texts = await Promise.all(
        several.nodes.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()),
      )
      return texts.reduce((sum, text) => sum + Number(/^grotto_lost_races_total (\d+)$/m.exec(text)![1]), 0)
    }
    while ((await lost()) === 0) {
      const table = await startGame(friends, { game: 'diamant', options: { players: 3 } })
      await Promise.all(friends.map(person => person.until(table, mustAct)))
      await Promise.all(friends.map(person => person.ok({ type: 'act', table, action: { type: 'goOn' } })))
    }
  })

  test('a node that died before it had made the rematch leaves the agreed one to whoever asks next', async () => {
    await several.open(1)
    const [ada, bo] = (await several.arrive('Ada', 'Bo')) as [Client, Client]
    const table = await stopped([ada, bo])
    const agreed = await agreedRematch(several.store, table, 'AAAABBBBCCCCDDDD')
    expect(newTable(await bo.ok({ type: 'rematch', table }))).toBe(agreed)
    await ada.ok({ type: 'watch', table: agreed })
  })

  test('a table that one node forgets and another has in memory is gone, and does not rise again', async () => {
    await several.open(2)
    const friends = await several.arrive('Ada', 'Bo')
    const table = await startGame(friends, { game: 'diamant', options: { players: 3 } })
    await Promise.all(friends.map(person => person.until(table, mustAct)))
    // Whoever looks at it is sent away, to see for herself; a node whose bot is choosing may find out before anybody asks.
    const gone = friends.map(person => person.hear(({ type }) => type === 'bye'))
    // The bot at the table may still be choosing, and what is touched stays.
    while (await several.store.table(table)) {
      await several.ask(`UPDATE tables SET touched = 1`)
      await forgetOld(several.store, systemClock, 1)
    }
    for (const [place, person] of friends.entries()) {
      // Somebody who did not look hears the answer.
      const twin = Object.assign(new Client(several.nodes[place]!.address), { id: person.id, cookie: person.cookie })
      several.people.push(twin)
      await twin.connect()
      const answer = await twin.say({ type: 'act', table, action: { type: 'goOn' } })
      expect(answer).toMatchObject({ result: 'error', error: 'notFound' })
      expect(await gone[place]).toMatchObject({ why: 'gone' })
    }
    expect(await several.store.entries(table)).toEqual([])
    expect(await several.store.table(table)).toBeUndefined()
    expect(await several.store.tablesOf(friends[0]!.id, 9)).toEqual([])
  })

  test('a table that is touched while it is about to be forgotten stays', async () => {
    await several.open(1)
    const friends = await several.arrive('Ada', 'Bo')
    const table = await startGame(friends, { game: 'diamant', options: { players: 3 } })
    await several.store.forgetTable(table, Date.now() - 60_000)
    await Promise.all(friends.map(person => person.until(table, mustAct)))
    await friends[0]!.ok({ type: 'act', table, action: { type: 'goOn' } })
    expect(await several.store.table(table)).toMatchObject({ id: table })
  })
})
