import type { MoveCode } from '@grotto/protocol'
import type { Clock } from '../process/clock.ts'
import { type Bytes, newMoveCode } from '../process/randomness.ts'

export const VALID_FOR = 600_000

/** Codes that bring an identity to another device: each works once, for ten minutes. */
export interface DeviceTransfers {
  /** A new code; an older one of the same person is worth nothing from now on. */
  offer(person: string): Promise<MoveCode>
  claim(code: string): Promise<string | undefined>
}

/** Codes known to this server alone, until it is restarted. */
export class LocalDeviceTransfers implements DeviceTransfers {
  readonly #clock: Clock
  readonly #bytes: Bytes
  readonly #offers = new Map<string, { person: string; expires: number }>()

  constructor(clock: Clock, bytes: Bytes) {
    this.#clock = clock
    this.#bytes = bytes
  }

  async offer(person: string): Promise<MoveCode> {
    const now = this.#clock.now()
    for (const [code, offer] of this.#offers)
      if (offer.person === person || offer.expires <= now) this.#offers.delete(code)
    const code = newMoveCode(this.#bytes)
    const expires = now + VALID_FOR
    this.#offers.set(code, { person, expires })
    return { code, expires }
  }

  async claim(code: string): Promise<string | undefined> {
    const offer = this.#offers.get(code)
    this.#offers.delete(code)
    return offer && offer.expires > this.#clock.now() ? offer.person : undefined
  }
}
