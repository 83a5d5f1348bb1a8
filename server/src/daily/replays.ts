import type { NewTablePorts } from '../tables/new-table.ts'
import { type Challenge, challengesOf, dailyId } from './challenge.ts'
import { isOver } from './days.ts'
import { secretsOf } from './seeds.ts'

/** Whether somebody has played the game of a day to its end, whether or not it counts for her. */
export async function hasFinished(ports: NewTablePorts, challenge: Challenge, person: string): Promise<boolean> {
  const secrets = await secretsOf(ports, challenge.game, challenge.options, challenge.day)
  return (await ports.store.table(dailyId(challenge, secrets, person)))?.status === 'finished'
}

/** The finished game of a day is shown to those who have finished theirs, and to everybody once the day is over. */
export async function mayReplayDaily(ports: NewTablePorts, id: string, person: string): Promise<boolean> {
  const { tables, clock } = ports
  const found = await tables.readCommitted(id, ({ table }) =>
    table.daily && table.status === 'finished' ? { day: table.daily, game: table.game.id } : undefined,
  )
  if (!found) return false
  if (isOver(found.day, clock.now())) return true
  const challenge = challengesOf(ports, found.day).find(({ game }) => game.id === found.game)
  return challenge !== undefined && hasFinished(ports, challenge, person)
}
