import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Store } from '@grotto/storage'
import type { Bytes } from '../process/randomness.ts'

interface Ports {
  readonly store: Store
  readonly bytes: Bytes
}

const CIPHER = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]

/** Asking the store writes: it is asked once. */
const KEYS = new WeakMap<Store, Promise<Buffer>>()

function keyOf({ store, bytes }: Ports): Promise<Buffer> {
  const offered = () => Buffer.from(bytes(32)).toString('hex')
  const key = KEYS.get(store) ?? store.sharedKey('offers', offered()).then(hex => Buffer.from(hex, 'hex'))
  KEYS.set(store, key)
  key.catch(() => KEYS.delete(store))
  return key
}

/**
 * What a link carries to whoever is to play the deal of a finished game: its table, enciphered. Who had the id itself
 * could look at the replay. The same table has the same offer.
 */
export async function offerOf(ports: Ports, table: string): Promise<string> {
  const key = await keyOf(ports)
  const nonce = createHmac('sha256', key).update(table).digest().subarray(0, NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const hidden = Buffer.concat([cipher.update(table, 'latin1'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** The table behind an offer; nothing where it is none of ours. */
export async function tableBehind(ports: Ports, offer: string): Promise<string | undefined> {
  const bytes = Buffer.from(offer, 'base64url')
  if (bytes.length <= NONCE + TAG) return undefined
  const decipher = createDecipheriv(CIPHER, await keyOf(ports), bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('latin1')
  } catch {
    return undefined
  }
}
