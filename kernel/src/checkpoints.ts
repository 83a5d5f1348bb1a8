import type { Positions } from './streams.ts'

/** How things stood when so many entries were in force, streams included. */
export interface Checkpoint<State> {
  readonly depth: number
  readonly state: State
  readonly positions: Positions
}

/** Entries in force from one checkpoint to the next, close to the end. */
const EVERY = 16
/** So many steps of that length back all are kept; behind them ever fewer. */
const DENSE = 4

/**
 * Some of the states a game went through: dense near its end, ever farther apart behind it. Before any target there is
 * one about as near to it as the target is to the end, so taking back costs no more than playing what is taken back
 * did; and a long game keeps a dozen or two.
 */
export class Checkpoints<State> {
  private kept: Checkpoint<State>[] = []

  /** What is kept is never changed, so that the list alone is copied. */
  copy(): Checkpoints<State> {
    const copy = new Checkpoints<State>()
    copy.kept = [...this.kept]
    return copy
  }

  isDue(depth: number): boolean {
    return depth % EVERY === 0
  }

  add(checkpoint: Checkpoint<State>): void {
    const now = blockOf(checkpoint)
    this.kept = this.kept.filter(earlier => blockOf(earlier) % spacing(now - blockOf(earlier)) === 0)
    this.kept.push(checkpoint)
  }

  /** The last one that is not behind this depth. */
  before(depth: number): Checkpoint<State> | undefined {
    return this.kept.findLast(checkpoint => checkpoint.depth <= depth)
  }

  /** Those behind this depth belong to a branch that is left. */
  cut(depth: number): void {
    while ((this.kept.at(-1)?.depth ?? depth) > depth) this.kept.pop()
  }
}

const blockOf = ({ depth }: { readonly depth: number }): number => Math.floor(depth / EVERY)

/** Of the checkpoints so many blocks back, only every such one is kept: a power of two that grows with the distance. */
const spacing = (age: number): number => (age < DENSE ? 1 : 2 ** (Math.floor(Math.log2(age)) - 1))
