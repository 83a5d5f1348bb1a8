import type { ClubMember, Store } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'

/** Who looks at her club asks every quarter of a minute, and is noted once in a minute. */
const NOTED_EVERY = 60_000
const ON_FOR = 2 * NOTED_EVERY

interface Ports {
  readonly store: Store
  readonly clock: Clock
  /** Everybody with a socket here. */
  readonly peopleHere: () => ReadonlySet<string>
}

/** Members who are at a table, or look at the club. */
export async function membersOn(
  { store, clock, peopleHere }: Ports,
  members: readonly ClubMember[],
): Promise<Set<string>> {
  const here = peopleHere()
  const elsewhere = new Set(await store.cluster?.nodes.amongst(members.map(({ person }) => person)))
  const lately = clock.now() - ON_FOR
  const on = members.filter(({ person, seen }) => seen > lately || here.has(person) || elsewhere.has(person))
  return new Set(on.map(({ person }) => person))
}

/** She looks at the club. */
export async function noteSeen(
  { store, clock }: Ports,
  club: string,
  members: readonly ClubMember[],
  person: string,
): Promise<void> {
  const me = members.find(each => each.person === person)
  if (me && clock.now() - me.seen > NOTED_EVERY) await store.clubs.note(club, person, { seen: clock.now() })
}

/** Who has blocked somebody is not seen by her to be on: she would know when to come. */
export async function seenOn({ store }: Ports, on: ReadonlySet<string>, by: string): Promise<Set<string>> {
  const hidden = new Set(await store.companions.blocking(by, [...on]))
  return new Set([...on].filter(person => !hidden.has(person)))
}
