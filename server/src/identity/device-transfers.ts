import type { MoveCode } from '@grotto/protocol'
import type { TransferCode } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'
import { type Bytes, newMoveCode } from '../process/randomness.ts'

export const VALID_FOR = 600_000

/** Codes that bring an identity to another device: each works once, for ten minutes. */
export interface DeviceTransfers {
  /** A new code; an older one of the same person is worth nothing from now on. */
  offer(person: string, generation: number): Promise<MoveCode>
  claim(code: string): Promise<TransferCode | undefined>
}

/** Codes known to this server alone, until it is restarted. */
export class LocalDeviceTransfers implements DeviceTransfers {
  readonly #clock: Clock
  readonly #bytes: Bytes
  readonly #offers = new Map<string, TransferCode>()

  constructor(clock: Clock, bytes: Bytes) {
    this.#clock = clock
    this.#bytes = bytes
  }

  async offer(person: string, generation: number): Promise<MoveCode> {
    const now = this.#clock.now()
    for (const [code, offer] of this.#offers)
      if (offer.person === person || offer.expires <= now) this.#offers.delete(code)
    const code = newMoveCode(this.#bytes)
    const expires = now + VALID_FOR
    this.#offers.set(code, { person, expires, generation })
    return { code, expires }
  }

  async claim(code: string): Promise<TransferCode | undefined> {
    const offer = this.#offers.get(code)
    this.#offers.delete(code)
    return offer && offer.expires > this.#clock.now() ? offer : undefined
  }
}
