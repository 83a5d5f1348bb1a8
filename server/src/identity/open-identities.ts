import type { Store } from '@grotto/storage'
import { retryUntilAvailable } from '../cluster/outages.ts'
import type { Config } from '../config/config.ts'
import { say } from '../process/output.ts'
import { Identities } from './identity.ts'

/** Identities as this store keeps them, signed with the key that all its nodes share. */
export async function openIdentities(store: Store, { key: own, clock, bytes }: Config): Promise<Identities> {
  const key = store.cluster ? await sharedKey(store, own) : own
  const datedSince = Number(
    await retryUntilAvailable(() => store.sharedKey('cookies dated since', String(clock.now())), say),
  )
  return new Identities({ key, store, clock, bytes, datedSince })
}

/** Nodes sign with one key, so that an identity is good at all of them: that of the first that ever came. */
async function sharedKey(store: Store, own: Uint8Array): Promise<Uint8Array> {
  const offered = Buffer.from(own).toString('hex')
  return Buffer.from(await retryUntilAvailable(() => store.sharedKey('signing', offered), say), 'hex')
}
