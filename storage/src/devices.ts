import { createHash } from 'node:crypto'

/**
 * Which of what was given to somebody's devices lets her in: it is of a generation, and worth nothing once a later one has
 * begun. A generation is offered to one device, and begins when that one has it: an answer that is lost locks nobody out.
 * Both outlive what is known of somebody who was not seen for long, as numbers to a hash: otherwise a cookie that was signed
 * out would be good again.
 */
export interface Devices {
  /** 0 for whoever never signed out any. */
  generation(person: string): Promise<number>
  /** Of those of whom it is not 0. */
  generations(people: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** A generation later than all that were ever offered; 0 for somebody who was forgotten. */
  offer(person: string): Promise<number>
  /**
   * That generation begins, if no later one was offered meanwhile, to somebody who is to be signed out by it; whether it does.
   * Her tokens go, and what reminds her: who had one of her devices may have added to them.
   */
  begin(person: string, generation: number): Promise<boolean>
}

export const deviceHash = (person: string): string =>
  createHash('sha256').update(`grotto/devices/1:${person}`).digest('hex')
