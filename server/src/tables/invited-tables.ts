import type { Store, TableRow } from '@grotto/storage'
import { clubIn } from '../clubs/invited-clubs.ts'

export interface InvitedTable {
  readonly row: TableRow
  /** What whoever asks is called. */
  readonly by: string
}

/**
 * Tables somebody is asked to and that still wait for people; what has begun without her is let go of, and what somebody
 * asked whom she has blocked since.
 */
export async function invitedTables(store: Store, person: string): Promise<InvitedTable[]> {
  const found: InvitedTable[] = []
  const blocked = new Set((await store.companions.blockedBy(person)).map(each => each.person))
  for (const { to, by, name } of await store.companions.invitations(person)) {
    if (clubIn(to) !== undefined) continue
    const row = await store.table(to)
    if (row?.status === 'lobby' && !blocked.has(by)) found.push({ row, by: name })
    else await store.companions.decline(person, to)
  }
  return found
}
