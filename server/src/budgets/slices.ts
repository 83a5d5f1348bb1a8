import { FairQueue } from '../bots/fair-queue.ts'
import type { Visitor } from './budgets.ts'

/**
 * Work that takes long is done a slice at a time, by whoever has it: in each turn of the event loop one slice of one
 * visitor, so that everything else is served in between. Addresses take turns, and so do the people of each.
 */
export class Slices {
  readonly #queue = new FairQueue<() => void>()
  #isSet = false

  /** Kept when the next slice may be done. */
  next({ address, person }: Visitor): Promise<void> {
    return new Promise(go => {
      this.#queue.push([address, person], go)
      this.#set()
    })
  }

  #set(): void {
    if (this.#isSet || this.#queue.isEmpty) return
    this.#isSet = true
    setImmediate(() => {
      this.#isSet = false
      this.#queue.shift()?.()
      this.#set()
    })
  }
}
