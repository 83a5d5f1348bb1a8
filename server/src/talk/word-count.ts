import type { Said } from '@grotto/protocol'
import { LENGTHS } from '../budgets/limits.ts'

/** How much has been said at a table. Those who look on, and each person, have a share: nobody silences the others. */
export class WordCount {
  readonly #of = new Map<string, number>()
  #all = 0
  #ofOnlookers = 0

  add({ seat, person }: Said): void {
    this.#all += 1
    if (seat === null) this.#ofOnlookers += 1
    this.#of.set(person ?? '', (this.#of.get(person ?? '') ?? 0) + 1)
  }

  isFullFor({ seat, person }: Said): boolean {
    if (this.#all >= LENGTHS.words || (this.#of.get(person ?? '') ?? 0) >= LENGTHS.wordsOfPerson) return true
    return seat === null && this.#ofOnlookers >= LENGTHS.wordsOfOnlookers
  }
}
