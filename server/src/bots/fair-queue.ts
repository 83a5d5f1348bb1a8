/** Things that wait, each on a path such as address, person, table: on every level all take turns. */
export class FairQueue<T> {
  readonly #things: T[] = []
  /** Who is next comes first. */
  readonly #turns = new Map<string, FairQueue<T>>()

  get isEmpty(): boolean {
    return this.#things.length === 0 && this.#turns.size === 0
  }

  get size(): number {
    return [...this.#turns.values()].reduce((sum, queue) => sum + queue.size, this.#things.length)
  }

  push([first, ...rest]: readonly string[], thing: T): void {
    if (first === undefined) return void this.#things.push(thing)
    const queue = this.#turns.get(first) ?? new FairQueue<T>()
    this.#turns.set(first, queue)
    queue.push(rest, thing)
  }

  /** Who is next; somebody may be passed over, and keeps her place. */
  shift(passedOver?: string): T | undefined {
    for (const [name, queue] of this.#turns) {
      if (name === passedOver) continue
      const thing = queue.shift()
      this.#turns.delete(name)
      if (!queue.isEmpty) this.#turns.set(name, queue)
      return thing
    }
    return this.#things.shift()
  }
}
