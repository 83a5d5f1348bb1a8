import type { Store } from '@grotto/storage'

/** Milliseconds for which figures are taken for true where no game was finished since. */
const KEPT_FOR = 10_000
/** Answers at hand at the most. */
const MOST = 400

interface Kept {
  readonly made: number
  /** The club's latest game when they were made. */
  readonly latest: string
  readonly figures: Promise<unknown>
}

/**
 * What is counted over all games of a club costs more the more there are, and anybody in it may ask at any time. Who asks in
 * the same moment, or soon after, gets the same answer; a game that was finished since is always in it.
 */
export class KeptFigures {
  readonly #store: Store
  readonly #now: () => number
  readonly #kept = new Map<string, Kept>()

  constructor(store: Store, now: () => number = () => performance.now()) {
    this.#store = store
    this.#now = now
  }

  async of<Figures>(club: string, name: string, make: () => Promise<Figures>): Promise<Figures> {
    const latest = JSON.stringify(await this.#store.clubs.games(club, 1))
    const key = `${club} ${name}`
    const known = this.#kept.get(key)
    if (known && known.latest === latest && this.#now() - known.made < KEPT_FOR)
      return known.figures as Promise<Figures>
    const figures = make()
    const kept = { made: this.#now(), latest, figures }
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    figures.catch(() => this.#kept.get(key) === kept && this.#kept.delete(key))
    for (const oldest of [...this.#kept.keys()].slice(0, -MOST)) this.#kept.delete(oldest)
    return figures
  }
}
