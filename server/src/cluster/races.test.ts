import { describe, expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { startGame } from '../../test-kit/friends.ts'
import { SeveralNodes } from '../../test-kit/several-nodes.ts'
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

describe('in the same moment on several nodes', { timeout: 60_000 }, () => {
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

  test('a node that died before it had made the rematch leaves the agreed one to whoever asks next', async () => {
    await several.open(1)
    const [ada, bo] = (await several.arrive('Ada', 'Bo')) as [Client, Client]
    const table = await stopped([ada, bo])
    const agreed = await agreedRematch(several.store, table, 'AAAABBBBCCCCDDDD')
    expect(newTable(await bo.ok({ type: 'rematch', table }))).toBe(agreed)
    await ada.ok({ type: 'watch', table: agreed })
  })
})
