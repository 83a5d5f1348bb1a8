import { createHash } from 'node:crypto'
import { LIST } from '@grotto/catalog/list'
import type { Game, Secrets } from '@grotto/kernel'
import { type Person, SequenceTaken } from '@grotto/storage'
import { type Bytes, newId } from '../process/randomness.ts'
import { createTable, type NewTablePorts, type NewTableResult, seatBots, startAtOnce } from '../tables/new-table.ts'
import { secretsOf } from './seeds.ts'

/** One game of one day, the same for everybody. */
export interface Challenge {
  readonly day: string
  readonly game: Game
  readonly options: object
  /** On the other seats, and those who play the same cards on the player's seat, each at a table of its own. */
  readonly bots: readonly string[]
  readonly rivals: readonly string[]
}

export function challengesOf(ports: Pick<NewTablePorts, 'findGame'>, day: string): Challenge[] {
  return LIST.flatMap(({ id, daily }) => {
    const game = ports.findGame(id)
    const options = daily && game?.parseOptions({ ...game.newOptions, ...daily.options })
    return daily && game && options?.ok
      ? [{ day, game, options: options.value, bots: daily.bots, rivals: daily.rivals }]
      : []
  })
}

/** Nobody may take a move back, and nobody looks on: what lies in the cave is known to those who have been there. */
const SETTINGS = { undo: 'none', hints: false, spectators: false, visibility: 'link' } as const

/** Somebody's table of a day; there is one, however often she asks. */
export async function dailyTable(ports: NewTablePorts, challenge: Challenge, person: Person): Promise<NewTableResult> {
  const secrets = await secretsOf(ports, challenge.game, challenge.options, challenge.day)
  return once(ports, dailyId(challenge, secrets, person.id), id =>
    createTable(
      ports,
      person,
      {
        game: challenge.game.id,
        options: challenge.options,
        settings: SETTINGS,
        daily: { day: challenge.day, secrets },
      },
      table => [...seatBots(ports, person, table, challenge.bots), ...startAtOnce(ports, person, table)],
      id,
    ),
  )
}

/** A table that is there once, whoever asks for it on whichever node. */
export async function once(
  { tables }: NewTablePorts,
  id: string,
  make: (id: string) => Promise<NewTableResult>,
): Promise<NewTableResult> {
  const known = await tables.open(id)
  if (known) return known
  try {
    return await make(id)
  } catch (error) {
    const made = error instanceof SequenceTaken ? await tables.open(id) : undefined
    if (!made) throw error
    return made
  }
}

/** Known from day, game and person to whoever knows the seeds, and that is nobody before the day is over. */
export const dailyId = ({ day, game }: Challenge, secrets: Secrets, person: string): string =>
  sealedId(`daily ${day} ${game.id} ${person}`, secrets)

/** The same for the same words; whoever does not know the seeds cannot guess it. */
export function sealedId(about: string, secrets: Secrets): string {
  const words = `${about} ${JSON.stringify(secrets)}`
  let count = 0
  const bytes: Bytes = () => createHash('sha512').update(`${words} ${count++}`).digest()
  return newId(bytes)
}
