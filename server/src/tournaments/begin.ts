import { fastChance } from '@grotto/kernel'
import type { Tournament } from '@grotto/storage'
import { blockedBy } from '../tables/blocked.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import { seatingOf } from './seating.ts'
import { setUpOf } from './set-up.ts'

/** Seats everybody who has entered, by chance alone; whoever blocks another sits elsewhere. False where somebody came or went meanwhile. */
export async function beginTournament(ports: NewTablePorts, tournament: Tournament): Promise<boolean> {
  const { store, clock, bytes } = ports
  const entrants = await store.tournaments.entrants(tournament.id)
  const { deals, seats } = setUpOf(tournament)
  const blocked = new Map<number, ReadonlySet<string>>()
  for (const { slot, person } of entrants) blocked.set(slot, await blockedBy(store, person ?? ''))
  const people = new Map(entrants.map(({ slot, person }) => [slot, person ?? '']))
  const blocks = (a: number, b: number) => blocked.get(a)?.has(people.get(b) ?? '') ?? false
  const chance = fastChance(Buffer.from(bytes(32)).toString('hex'))
  const seating = seatingOf(
    entrants.map(({ slot }) => slot),
    { deals, seats, apart: (a, b) => blocks(a, b) || blocks(b, a), random: n => chance('seat', n) },
  )
  return store.tournaments.begin(tournament.id, clock.now(), entrants.length, JSON.stringify(seating))
}
