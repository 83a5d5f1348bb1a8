/** How long things took. */
export class Timings {
  readonly #all: number[] = []

  add(milliseconds: number): void {
    this.#all.push(milliseconds)
  }

  get count(): number {
    return this.#all.length
  }

  percentile(share: number): number {
    const sorted = Float64Array.from(this.#all).sort()
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  }
}
