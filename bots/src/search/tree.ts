import type { Seat } from '@grotto/kernel'

/** What is known of one action of one seat at a node. */
interface Tried {
  visits: number
  worth: number
}

/** A node stands for what everybody did since the question, not for what chance dealt: the tree is open-loop. */
export class Node {
  readonly children = new Map<string, Node>()
  readonly #tried = new Map<string, Tried>()
  #visits = new Map<Seat, number>()

  /** Seats that choose at the same time keep books of their own: none knows the others' choice. */
  pick<A>(seat: Seat, actions: readonly A[], name: (action: A) => string, explore: number): A {
    const visits = this.#visits.get(seat) ?? 0
    let best = actions[0]
    let bestBound = Number.NEGATIVE_INFINITY
    for (const action of actions) {
      const bound = upperBound(this.#tried.get(`${seat} ${name(action)}`), visits, explore)
      if (bound > bestBound) {
        bestBound = bound
        best = action
      }
    }
    return best
  }

  learn(seat: Seat, action: string, worth: number): void {
    this.#visits.set(seat, (this.#visits.get(seat) ?? 0) + 1)
    const tried = this.of(seat, action)
    tried.visits += 1
    tried.worth += worth
    this.#tried.set(`${seat} ${action}`, tried)
  }

  of(seat: Seat, action: string): Tried {
    return this.#tried.get(`${seat} ${action}`) ?? { visits: 0, worth: 0 }
  }

  child(key: string): Node {
    let child = this.children.get(key)
    if (!child) {
      child = new Node()
      this.children.set(key, child)
    }
    return child
  }
}

/** UCB1; what was never tried comes first. */
function upperBound(tried: Tried | undefined, visits: number, explore: number): number {
  if (!tried) return Number.POSITIVE_INFINITY
  return tried.worth / tried.visits + explore * Math.sqrt(Math.log(visits + 1) / tried.visits)
}
