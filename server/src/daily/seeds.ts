import { type Commitments, commitments, drawSecrets, type Game, type Secrets } from '@grotto/kernel'
import type { Store } from '@grotto/storage'
import type { Bytes } from '../process/randomness.ts'

interface Ports {
  readonly store: Store
  readonly bytes: Bytes
}

/** Asking the store writes: whoever comes to the front page must not make it. */
const KNOWN = new WeakMap<Store, Map<string, Promise<Secrets>>>()
/** Of each game yesterday, today and tomorrow, and some more. */
const MOST_KNOWN = 64

/** The seeds of a day: drawn once, by whoever asks first, and the same for all who share the store. */
export function secretsOf(ports: Ports, game: Game, options: object, day: string): Promise<Secrets> {
  const { store } = ports
  const known = KNOWN.get(store) ?? new Map<string, Promise<Secrets>>()
  KNOWN.set(store, known)
  const key = `daily ${day} ${game.id}`
  const secrets = known.get(key) ?? agreed(ports, key, game.seals(options))
  known.set(key, secrets)
  secrets.catch(() => known.delete(key))
  if (known.size > MOST_KNOWN) known.delete([...known.keys()][0]!)
  return secrets
}

async function agreed({ store, bytes }: Ports, key: string, seals: readonly string[]): Promise<Secrets> {
  return JSON.parse(await store.sharedKey(key, JSON.stringify(drawSecrets(seals, bytes)))) as Secrets
}

/** What is told of a day that has not come: nobody can choose its seeds after that. */
export const announcedOf = async (ports: Ports, game: Game, options: object, day: string): Promise<Commitments> =>
  commitments(await secretsOf(ports, game, options, day))
