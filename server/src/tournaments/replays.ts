import type { NewTablePorts } from '../tables/new-table.ts'
import { courseOf, isThrough, isTold } from './settling.ts'

/** The finished game of a tournament is shown to members who are through with that deal, and to all of the club once everybody is. */
export async function mayReplayTournament(ports: NewTablePorts, id: string, person: string): Promise<boolean> {
  const found = await ports.tables.readCommitted(id, ({ table }) =>
    table.status === 'finished' ? table.tournament : undefined,
  )
  const tournament = found && (await ports.store.tournaments.tournament(found.id))
  if (!tournament || !(await ports.store.clubs.club(tournament.club, person))) return false
  const course = await courseOf(ports, tournament)
  const mine = course.entrants.find(each => each.person === person)
  return isThrough(course, mine, found.deal) || isTold(course, found.deal, ports.clock.now())
}
