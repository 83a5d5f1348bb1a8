import type { MoveCode } from '@grotto/protocol'
import type { TransferCode, TransferCodes } from '@grotto/storage'
import { type DeviceTransfers, VALID_FOR } from '../identity/device-transfers.ts'
import type { Clock } from '../process/clock.ts'
import { type Bytes, newMoveCode } from '../process/randomness.ts'

/** Codes that bring an identity to another device, given on one node and taken on any. */
export class ClusterDeviceTransfers implements DeviceTransfers {
  readonly #transferCodes: TransferCodes
  readonly #clock: Clock
  readonly #bytes: Bytes

  constructor(transferCodes: TransferCodes, clock: Clock, bytes: Bytes) {
    this.#transferCodes = transferCodes
    this.#clock = clock
    this.#bytes = bytes
  }

  async offer(person: string, generation: number): Promise<MoveCode> {
    const code = newMoveCode(this.#bytes)
    const now = this.#clock.now()
    await this.#transferCodes.keep(code, { person, expires: now + VALID_FOR, generation }, now)
    return { code, expires: now + VALID_FOR }
  }

  async claim(code: string): Promise<TransferCode | undefined> {
    const offer = await this.#transferCodes.claim(code)
    return offer && offer.expires > this.#clock.now() ? offer : undefined
  }
}
