import type { Tournament } from '@grotto/storage'
import { retry } from '../cluster/retry.ts'
import { commandContext } from '../commands/command-runner.ts'
import { leave } from '../commands/play.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import { isClosed } from './set-up.ts'
import { courseOf, nextDealOf, tableIdOf } from './settling.ts'

/** A bot has her seat at the table she plays just now: nobody waits for whoever goes. */
export async function leaveTable(ports: NewTablePorts, tournament: Tournament, person: string): Promise<void> {
  const her = await ports.store.person(person)
  const course = await courseOf(ports, tournament)
  const entrant = course.entrants.find(each => each.person === person)
  const deal = entrant && nextDealOf(course, entrant.slot)
  const slots = deal === undefined ? undefined : course.seating[deal]?.find(table => table.includes(entrant!.slot))
  if (!her || deal === undefined || !slots) return
  const id = tableIdOf(tournament, deal, slots)
  await retry(async () => {
    const loaded = await ports.tables.open(id)
    if (loaded?.table.status !== 'playing') return
    const left = leave(commandContext(loaded, her, ports.clock.now(), ports.roster))
    if ('applied' in left && left.applied.length > 0) await ports.tables.commit(loaded, left.applied)
  })
}

/** The same for somebody who leaves a club, or is removed. */
export async function leaveTablesOfClub(ports: NewTablePorts, club: string, person: string): Promise<void> {
  for (const tournament of await openOnes(ports, club)) await leaveTable(ports, tournament, person)
}

/** Those of a club that are not over, as far as is known. */
export const openOnes = async ({ store, clock }: NewTablePorts, club: string): Promise<Tournament[]> =>
  (await store.tournaments.ofClub(club)).filter(each => each.settled === null && !isClosed(each, clock.now()))
