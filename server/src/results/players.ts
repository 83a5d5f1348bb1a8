import type { Seat } from '@grotto/kernel'
import type { Table } from '../table/table.ts'

/** Somebody whose game it was. */
export interface Player {
  readonly person: string
  readonly seat: Seat
  /** She made every decision of her seat. */
  readonly alone: boolean
}

/**
 * Whose game it was, seat by seat: hers who made more than half of the seat's decisions herself, whoever sits there at
 * the end. Nobody is given a game she never came to, nobody's bot wins for her, and who hands a lost seat over has lost.
 * What was taken back or only changed is no decision more. Who was sent away has nothing of it, and nobody has two seats.
 */
export function playersOf(table: Table): Player[] {
  const players = table.seats.flatMap((_, seat) => playerOn(table, seat) ?? [])
  const once = players.filter(({ person }, at) => players.findIndex(other => other.person === person) === at)
  return once.filter(({ person }) => !table.sentAway.has(person))
}

function playerOn(table: Table, seat: Seat): Player | undefined {
  const decisions = decisionsOn(table, seat)
  for (const [person, hers] of Map.groupBy(decisions, person => person))
    if (person !== null && hers.length * 2 > decisions.length)
      return { person, seat, alone: hers.length === decisions.length }
  return undefined
}

/** Who made each decision of a seat that still stands; null where it was a bot or the clock. */
function decisionsOn({ play, deciders, secondThoughts }: Table, seat: Seat): (string | null)[] {
  const changes = new Set(secondThoughts)
  return (play?.standing ?? []).flatMap(number => {
    const { entry } = play!.steps[number]!
    return entry.type === 'act' && entry.seat === seat && !changes.has(number) ? [deciders[number] ?? null] : []
  })
}
