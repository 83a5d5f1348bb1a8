import type { Seat } from '@grotto/kernel'

/** What is known of one action of one seat at a node. */
interface Tried {
  visits: number
  worth: number
  /** How often it could have been chosen: chance may deal a position in which it is not legal. */
  offered: number
}

/** A node stands for what everybody did since the question, not for what chance dealt: the tree is open-loop. */
export class Node {
  readonly children = new Map<string, Node>()
  readonly #tried = new Map<string, Tried>()

  /**
   * Seats that choose at the same time keep books of their own: none knows the others' choice. One that strays takes
   * the first action, whatever the books say.
   */
  pick<A>(seat: Seat, actions: readonly A[], name: (action: A) => string, explore: number, strays = false): A {
    const [first] = actions
    if (first === undefined) throw new Error(`seat ${seat} has nothing to pick`)
    let best: A = first
    let bestBound = Number.NEGATIVE_INFINITY
    for (const action of actions) {
      const tried = this.of(seat, name(action))
      tried.offered += 1
      const bound = upperBound(tried, explore)
      if (bound > bestBound) {
        bestBound = bound
        best = action
      }
    }
    return strays ? first : best
  }

  learn(seat: Seat, action: string, worth: number): void {
    const tried = this.of(seat, action)
    tried.visits += 1
    tried.worth += worth
  }

  of(seat: Seat, action: string): Tried {
    const key = `${seat} ${action}`
    let tried = this.#tried.get(key)
    if (!tried) {
      tried = { visits: 0, worth: 0, offered: 0 }
      this.#tried.set(key, tried)
    }
    return tried
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

/** UCB1, counting only the times an action could be chosen; what was never tried comes first. */
function upperBound({ visits, worth, offered }: Tried, explore: number): number {
  if (visits === 0) return Number.POSITIVE_INFINITY
  return worth / visits + explore * Math.sqrt(Math.log(offered) / visits)
}
