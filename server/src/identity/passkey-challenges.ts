import { createHash } from 'node:crypto'
import type { Clock } from '../process/clock.ts'
import type { Bytes } from '../process/randomness.ts'
import { type Identities, same } from './identity.ts'

/** Milliseconds in which somebody finds her key or her finger. */
export const VALID_FOR = 300_000

/** For making a passkey, or for coming back with one: what is signed for one is worth nothing for the other. */
export type Purpose = 'make' | 'recover'

interface Ports {
  readonly identities: Identities
  readonly clock: Clock
  readonly bytes: Bytes
}

/** A challenge that may be taken, until it is spent. */
export interface GoodChallenge {
  readonly hash: string
  readonly expires: number
}

/**
 * What devices sign. Nothing is kept of a challenge that was given out: it carries its time and our signature, so whoever asks
 * for many fills no memory, and any node knows it. It is good for whoever asked, as that cookie knows her.
 */
export class PasskeyChallenges {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  offer(purpose: Purpose, person: string): string {
    const { clock, bytes } = this.#ports
    const expires = Math.round(clock.now() + VALID_FOR).toString(36)
    const nonce = Buffer.from(bytes(16)).toString('base64url')
    return `${expires}.${nonce}.${this.#sign(purpose, person, expires, nonce)}`
  }

  /** What was signed, if it is ours, for this and in time. */
  read(purpose: Purpose, person: string, challenge: string): GoodChallenge | undefined {
    const [expires = '', nonce = '', signature = '', ...more] = challenge.split('.')
    if (more.length > 0 || !same(signature, this.#sign(purpose, person, expires, nonce))) return undefined
    const until = Number.parseInt(expires, 36)
    return until > this.#ports.clock.now() ? { hash: hashOf(challenge), expires: until } : undefined
  }

  #sign(purpose: Purpose, person: string, expires: string, nonce: string): string {
    return this.#ports.identities.sign(`passkey/1:${purpose}:${person}:${expires}:${nonce}`)
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
