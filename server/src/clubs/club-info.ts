import type { ClubInfo, MyClubs } from '@grotto/protocol'
import type { Club, Person, Store } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'
import { isShowable, summaryFor } from '../table/row.ts'
import { eveningIn, nextEvening } from './evening.ts'
import { invitedClubs } from './invited-clubs.ts'
import { membersOn, noteSeen, seenOn } from './who-is-on.ts'

export interface ClubPorts {
  readonly store: Store
  readonly clock: Clock
  /** Everybody with a socket here. */
  readonly peopleHere: () => ReadonlySet<string>
  /** Whatever lists show is written. */
  readonly rowsWritten: () => Promise<void>
}

const TABLES = 30

/** A club as one of its members sees it. */
export async function clubInfo(ports: ClubPorts, club: Club, person: Person): Promise<ClubInfo> {
  const { store, clock } = ports
  await ports.rowsWritten()
  const [members, rows] = [
    await store.clubs.members(club.id),
    await store.clubs.tables(club.id, ['lobby', 'playing'], TABLES),
  ]
  await noteSeen(ports, club.id, members, person.id)
  const on = await seenOn(ports, await membersOn(ports, members), person.id)
  const evening = eveningIn(club.evening)
  return {
    id: club.id,
    name: club.name,
    code: club.code,
    founder: club.founder,
    evening: evening ? { ...evening, next: nextEvening(evening, clock.now()) } : null,
    members: members.map(({ person: id, name, rated }) => {
      const you = id === person.id
      return { person: id, name, you, on: you || on.has(id), rated }
    }),
    tables: rows.filter(isShowable).map(row => summaryFor(row, person.id)),
  }
}

/** My clubs, each in a line. */
export async function myClubs(ports: ClubPorts, person: Person): Promise<MyClubs> {
  const clubs = await ports.store.clubs.of(person.id)
  const invited = await invitedClubs(ports.store, person.id)
  return {
    clubs: await Promise.all(clubs.map(club => inALine(ports, club, person.id))),
    invitations: invited.map(({ club: { id, name }, by }) => ({ id, name, by })),
  }
}

async function inALine(ports: ClubPorts, club: Club, person: string): Promise<MyClubs['clubs'][number]> {
  const { store, clock } = ports
  const [members, tables] = [await store.clubs.members(club.id), await store.clubs.tables(club.id, ['lobby'], TABLES)]
  const on = await seenOn(ports, await membersOn(ports, members), person)
  const evening = eveningIn(club.evening)
  return {
    id: club.id,
    name: club.name,
    members: members.length,
    on: on.size - (on.has(person) ? 1 : 0),
    waiting: tables.length,
    next: evening ? nextEvening(evening, clock.now()) : null,
  }
}
