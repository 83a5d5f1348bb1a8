import type { MoveCode } from '@grotto/protocol'
import type { Offers } from '@grotto/storage'
import type { Clock } from '../clock.ts'
import { type Moves, VALID_FOR } from '../identity-moves.ts'
import { type Bytes, newMoveCode } from '../randomness.ts'

/** Codes that bring an identity to another device, given on one node and taken on any. */
export class SharedMoves implements Moves {
  readonly #offers: Offers
  readonly #clock: Clock
  readonly #bytes: Bytes

  constructor(offers: Offers, clock: Clock, bytes: Bytes) {
    this.#offers = offers
    this.#clock = clock
    this.#bytes = bytes
  }

  async offer(person: string): Promise<MoveCode> {
    const code = newMoveCode(this.#bytes)
    const now = this.#clock.now()
    await this.#offers.keep(code, person, now + VALID_FOR, now)
    return { code, expires: now + VALID_FOR }
  }

  async claim(code: string): Promise<string | undefined> {
    const offer = await this.#offers.claim(code)
    return offer && offer.expires > this.#clock.now() ? offer.person : undefined
  }
}
