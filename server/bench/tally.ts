/** What a run counts. */
export class Tally {
  moves = 0
  deliveries = 0
  updateBytes = 0
  games = 0
  readonly #latencies: number[] = []
  #counting = false
  #began = 0
  #ended = 0

  begin(): void {
    this.#counting = true
    this.#began = performance.now()
  }

  end(): void {
    this.#counting = false
    this.#ended = performance.now()
  }

  moved(milliseconds: number): void {
    if (!this.#counting) return
    this.moves += 1
    this.#latencies.push(milliseconds)
  }

  heard(bytes: number): void {
    if (!this.#counting) return
    this.deliveries += 1
    this.updateBytes += bytes
  }

  get seconds(): number {
    return (this.#ended - this.#began) / 1000
  }

  percentile(share: number): number {
    const sorted = Float64Array.from(this.#latencies).sort()
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  }

  get figures() {
    const round = (value: number, digits = 1) => Number(value.toFixed(digits))
    return {
      movesPerSecond: Math.round(this.moves / this.seconds),
      deliveriesPerSecond: Math.round(this.deliveries / this.seconds),
      bytesPerUpdate: Math.round(this.updateBytes / Math.max(1, this.deliveries)),
      p50: round(this.percentile(0.5)),
      p99: round(this.percentile(0.99)),
      games: this.games,
    }
  }
}
