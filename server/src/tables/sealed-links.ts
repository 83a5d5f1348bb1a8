import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Store } from '@grotto/storage'
import type { Bytes } from '../process/randomness.ts'

interface Ports {
  readonly store: Store
  readonly bytes: Bytes
}

/** What a link lets its bearer do: play the deal of a finished game, or look at the game together with others. */
type Purpose = 'offers' | 'reviews'

const CIPHER = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]

/** Asking the store writes: it is asked once. */
const KEYS = new WeakMap<Store, Map<Purpose, Promise<Buffer>>>()

function keyOf({ store, bytes }: Ports, purpose: Purpose): Promise<Buffer> {
  const keys = KEYS.get(store) ?? new Map<Purpose, Promise<Buffer>>()
  KEYS.set(store, keys)
  const offered = () => Buffer.from(bytes(32)).toString('hex')
  const key = keys.get(purpose) ?? store.sharedKey(purpose, offered()).then(hex => Buffer.from(hex, 'hex'))
  keys.set(purpose, key)
  key.catch(() => keys.delete(purpose))
  return key
}

/**
 * What a link carries: a table, enciphered, so that it leads nowhere but where its purpose has it lead. Of the same table,
 * and the number of the link where there were several, it is the same.
 */
export async function sealedLink(ports: Ports, purpose: Purpose, table: string): Promise<string> {
  const key = await keyOf(ports, purpose)
  const nonce = createHmac('sha256', key).update(table).digest().subarray(0, NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const hidden = Buffer.concat([cipher.update(table, 'latin1'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** The table behind a link; nothing where it is none of ours, or for something else. */
export async function tableBehind(ports: Ports, purpose: Purpose, link: string): Promise<string | undefined> {
  const bytes = Buffer.from(link, 'base64url')
  if (bytes.length <= NONCE + TAG) return undefined
  const key = await keyOf(ports, purpose)
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('latin1')
  } catch {
    return undefined
  }
}
