import { createHash } from 'node:crypto'

/**
 * How often somebody has signed out every device but one. What lets her in is of the generation in which it was given, and
 * worth nothing in a later one. It outlives what is known of somebody who was not seen for long, as a number to a hash:
 * otherwise a cookie that was signed out would be good again.
 */
export interface Devices {
  /** 0 for whoever never did. */
  generation(person: string): Promise<number>
  /** Of those of whom it is not 0. */
  generations(people: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * The next generation, given to one caller only. Her tokens go, and what reminds her: who had one of her devices may have
   * added to them. 0 for somebody who was forgotten.
   */
  signOut(person: string): Promise<number>
}

export const deviceHash = (person: string): string =>
  createHash('sha256').update(`grotto/devices/1:${person}`).digest('hex')
