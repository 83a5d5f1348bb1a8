import type { Store } from '@grotto/storage'
import type { Disconnector } from '../sockets/disconnector.ts'
import type { Known } from './identity.ts'

interface Ports {
  readonly store: Store
  readonly disconnector: Disconnector
}

/**
 * Signs out every device of somebody but the one that has what was offered last, and all that was given to programs or
 * further devices; whether it could. Whatever is open in her name is closed, on all nodes: who is still let in comes back.
 */
export async function signOutOthers(
  { store, disconnector }: Ports,
  { person: { id }, generation }: Pick<Known, 'person' | 'generation'>,
): Promise<boolean> {
  const begun = await store.devices.begin(id, generation)
  if (begun) await disconnector.everywhere(id, 'gone')
  return begun
}
