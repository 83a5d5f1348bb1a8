import { expect, test } from 'vitest'
import { friends, startGame, TestClock } from '../../test-kit/friends.ts'
import { openServer } from '../../test-kit/open-server.ts'

test('tables nobody looks at leave memory, sooner where the game is over', async () => {
  const clock = new TestClock()
  const server = await openServer({ clock, idleAfter: 600_000 })
  const people = await friends(server.address, 'Ada', 'Bo', 'Cy')
  const body = { game: 'diamant', options: { players: 3 } }
  const [over, playing] = [await startGame(people, body), await startGame(people, body)]
  for (const person of people) await person.ok({ type: 'vote', table: over, about: 'abandon', agree: true })
  await people[0]!.until(over, ({ info }) => info.status === 'abandoned')
  for (const table of [over, playing]) for (const person of people) await person.ok({ type: 'unwatch', table })

  const held = async () =>
    [await server.tables.ifLoaded(over), await server.tables.ifLoaded(playing)].map(loaded => !!loaded)
  await server.tables.evictIdle()
  expect(await held()).toEqual([true, true])
  clock.pass(61_000)
  await server.tables.evictIdle()
  expect(await held()).toEqual([false, true])
  clock.pass(600_000)
  await server.tables.evictIdle()
  expect(await held()).toEqual([false, false])
  await server.remove()
})
