import { BlockPerson, InviteCompanion, MyCompanions } from '@grotto/protocol'
import type { Person, Store } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'
import { Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'
import type { Visible } from './visible.ts'

interface Ports {
  readonly store: Store
  readonly clock: Clock
  readonly visible: Visible
}

const SHOWN = 60
const MOST_BLOCKED = 500
const MOST_INVITATIONS = 20
/** Of one person to another: nobody pushes out what others ask. */
const MOST_OF_ONE = 3

/** People I played with: asked to a table again, or kept from it. */
export function companionRoutes(ports: Ports): AnyRoute[] {
  const { store, clock } = ports
  const mine = async ({ id }: Person): Promise<MyCompanions> => {
    const [companions, blocked] = await Promise.all([
      store.results.companions(id, SHOWN),
      store.companions.blockedBy(id),
    ])
    return { companions, blocked }
  }
  return [
    route({
      method: 'GET',
      path: '/api/my/companions',
      operation: 'myCompanions',
      says: 'People I have finished games with, the latest first, and those I have blocked.',
      answer: MyCompanions,
      handle: ({ person }) => mine(person),
    }),
    route({
      method: 'PUT',
      path: '/api/my/blocks',
      operation: 'blockPerson',
      says: 'A blocked person cannot sit down where I sit, asks me to no table, and I do not hear her; she is not told.',
      body: BlockPerson,
      answer: MyCompanions,
      budget: 'blocks',
      async handle({ person, body }) {
        if (body.person === person.id) throw new Problem(400, 'malformed')
        await store.keepPerson({ ...person, seen: clock.now() })
        if (body.blocked) await store.companions.block(person.id, body.person, clock.now(), MOST_BLOCKED)
        else await store.companions.unblock(person.id, body.person)
        return mine(person)
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/invite',
      operation: 'inviteCompanion',
      says: 'Asks somebody I have played with to a table that waits for people and where I sit.',
      body: InviteCompanion,
      budget: 'invites',
      async handle({ person, params, body }) {
        await invite(ports, person, params.id, body.person)
        return { invited: true }
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id/invite',
      operation: 'declineInvitation',
      says: 'I do not come: the invitation goes from my list.',
      async handle({ person, params }) {
        await store.companions.decline(person.id, params.id)
        return { declined: true }
      },
    }),
  ]
}

async function invite(ports: Ports, person: Person, table: string, other: string): Promise<void> {
  const mayInvite = await ports.visible(table, person, loaded => {
    const { status } = loaded.table
    return loaded.table.seatOf(person.id) !== undefined && status === 'lobby'
  })
  if (!mayInvite) throw new Problem(403, 'notAllowed')
  await ask(ports, person, table, other)
}

/** Only people who have met. Whoever is blocked hears nothing of it: to her it looks as if it had been done. */
export async function ask(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  person: Person,
  to: string,
  other: string,
): Promise<void> {
  if (!(await store.companions.haveMet(person.id, other))) throw new Problem(403, 'notAllowed')
  if ((await store.companions.blocking(person.id, [other])).length > 0) return
  await letGoOfOlder(store, person.id, other, to)
  await store.companions.invite({ person: other, to, by: person.id, at: clock.now() }, MOST_INVITATIONS)
}

/** Instead of a refusal, by which somebody who is blocked would learn that she is. */
async function letGoOfOlder({ companions }: Store, by: string, other: string, to: string): Promise<void> {
  const hers = (await companions.invitations(other)).filter(each => each.by === by && each.to !== to)
  for (const older of hers.slice(MOST_OF_ONE - 1)) await companions.decline(other, older.to)
}
