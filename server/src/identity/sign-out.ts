import type { Store } from '@grotto/storage'
import type { Disconnector } from '../sockets/disconnector.ts'
import type { Identities } from './identity.ts'

interface Ports {
  readonly store: Store
  readonly identities: Identities
  readonly disconnector: Disconnector
}

/**
 * Signs out every device of somebody, and what was given to programs or other devices by them; the cookie is for the one that
 * stays. Whatever is open in her name is closed, on all nodes: who has that cookie comes back. Nothing for somebody who was
 * forgotten meanwhile.
 */
export async function signOutOthers(
  { store, identities, disconnector }: Ports,
  person: string,
): Promise<string | undefined> {
  const generation = await store.devices.signOut(person)
  if (generation === 0) return undefined
  await disconnector.everywhere(person, 'gone')
  return identities.cookieFor(person, generation)
}
