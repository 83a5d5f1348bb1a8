import { gameById } from '@grotto/catalog'
import type { Seat } from '@grotto/kernel'
import type { Answer, TableMade } from '@grotto/protocol'
import { Client, type Known } from './client.ts'

/** People with names, connected. */
export async function friends(address: string, ...names: string[]): Promise<Client[]> {
  return Promise.all(
    names.map(async name => {
      const client = await Client.arrive(address, name)
      await client.connect()
      return client
    }),
  )
}

/** A game that has just started, with these people on its first seats and bots that pick at random on the others. */
export async function startGame(
  people: readonly Client[],
  body: { game: string; options?: { players: number } & object; settings?: object },
): Promise<string> {
  const [host] = people as [Client]
  const { id: table } = (await host.http('POST', '/api/tables', body)) as TableMade
  for (const person of people) {
    await person.ok({ type: 'watch', table })
    await person.ok({ type: 'sit', table })
    await person.ok({ type: 'ready', table, ready: true })
  }
  const { info } = host.known.get(table)!
  for (const seat of info.seats.keys())
    if (seat >= people.length) await host.ok({ type: 'setBot', table, seat, bot: 'random' })
  await host.ok({ type: 'start', table })
  for (const person of people) await person.until(table, known => known.info.status !== 'lobby')
  return table
}

/** What a seat may do, asked of the view it was sent, as the page does it. */
export function choicesOf({ info, view, you }: Known): { type: string }[] {
  const game = gameById(info.game)!
  const position = game.decode(view)
  if (!position.ok) throw new Error(`the view cannot be read: ${position.refusal.reason}`)
  return game.legal(position.value, you as Seat)
}

export const reasonOf = (answer: Answer): string =>
  answer.result === 'refused' ? answer.refusal.reason : answer.result === 'error' ? answer.error : 'ok'

export { TestClock } from './test-clock.ts'
