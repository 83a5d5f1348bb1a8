import { type Change, MemoryStore } from '@grotto/storage'
import type { World } from './world.ts'

/** A disk that takes its time: what was not written when the power goes is lost, and its promise is never kept. */
export class SlowStore extends MemoryStore {
  readonly #world: World
  /** Grows with every loss of power. */
  #life = 0
  #lastAt = 0

  constructor(world: World) {
    super()
    this.#world = world
  }

  /** The power goes. */
  crash(): void {
    this.#life += 1
  }

  override write(change: Change): Promise<void> {
    const life = this.#life
    // One after the other, as a disk does.
    this.#lastAt = Math.max(this.#lastAt, this.#world.monotonic()) + this.#world.below(4)
    return new Promise((kept, broken) => {
      this.#world.after(this.#lastAt - this.#world.monotonic(), () => {
        if (life === this.#life) super.write(change).then(kept, broken)
      })
    })
  }
}
