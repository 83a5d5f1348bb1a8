import type { Club, Store } from '@grotto/storage'
import { blockedBy } from '../tables/blocked.ts'

const PREFIX = 'club/'

/** What an invitation into a club is kept as, beside those to tables. */
export const toClub = (id: string): string => `${PREFIX}${id}`
export const clubIn = (to: string): string | undefined => (to.startsWith(PREFIX) ? to.slice(PREFIX.length) : undefined)

export interface InvitedClub {
  readonly club: Club
  /** What whoever asks is called. */
  readonly by: string
}

/**
 * Clubs somebody is asked into and not in yet. One that nobody there asks any more is let go of: whoever asked left, or
 * was blocked since.
 */
export async function invitedClubs(store: Store, person: string): Promise<InvitedClub[]> {
  const { companions, clubs } = store
  const found: InvitedClub[] = []
  const blocked = await blockedBy(store, person)
  for (const { to, by, name } of await companions.invitations(person)) {
    const id = clubIn(to)
    if (id === undefined) continue
    const club = blocked.has(by) ? undefined : await clubs.club(id, by)
    const isIn = club && (await clubs.club(id, person))
    if (club && !isIn) found.push({ club, by: name })
    else await companions.decline(person, to)
  }
  return found
}
