import type { Club, Person, Store } from '@grotto/storage'
import type { ClubPorts } from '../clubs/club-info.ts'
import type { Bytes } from '../process/randomness.ts'
import { notFound } from './problem.ts'

export interface ClubRoutePorts extends ClubPorts {
  readonly bytes: Bytes
  /** Somebody leaves: a bot has her seat at tables where others would wait for her. */
  readonly leaveTables: (club: string, person: string) => Promise<void>
}

/** The club, to one of its members; to anybody else there is none. */
export async function clubOf({ clubs }: Store, id: string, person: Person): Promise<Club> {
  const club = await clubs.club(id, person.id)
  if (!club) throw notFound()
  return club
}
