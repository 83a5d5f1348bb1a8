/** How many of each there are at once, and whether one more may come. */
export class Headcount {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  /** `most` of 0 sets no limit. */
  constructor(most: number) {
    this.#most = most
  }

  isFull(who: string): boolean {
    return this.#most > 0 && (this.#counts.get(who) ?? 0) >= this.#most
  }

  enter(who: string): void {
    this.#counts.set(who, (this.#counts.get(who) ?? 0) + 1)
  }

  leave(who: string): void {
    const left = (this.#counts.get(who) ?? 1) - 1
    if (left > 0) this.#counts.set(who, left)
    else this.#counts.delete(who)
  }
}
