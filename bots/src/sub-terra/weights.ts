/** How much each thing counts, in the same measure as worth of life; found by experiment (docs/bots.md). */
export interface Weights {
  /** A tile drawn. */
  readonly tile: number
  /** A point away from the next gap, while the exit is not found. */
  readonly toGap: number
  /** A point away from the exit. */
  readonly toExit: number
  readonly onExit: number
  /** A point away from somebody who lies there. */
  readonly toFallen: number
  /** A tile between her and each of the others. */
  readonly apart: number
  /** The same when the exit may be the next tile. */
  readonly apartLate: number
  /** What ending a turn on a tile not yet seen costs, danger aside. */
  readonly unknown: number
  readonly danger: number
  /** Share of what health is worth that counts once the exit is found. */
  readonly careOnWayOut: number
  /** Rounds to be left for gathering once the exit is found, and tiles a round that are usual. */
  readonly reserve: number
  readonly pace: number
  readonly tempoMost: number
  readonly tempoLeast: number
}

export const WEIGHTS: Weights = {
  tile: 2.2,
  toGap: 1.5,
  toExit: 2,
  onExit: 15,
  toFallen: 0.4,
  apart: 0.03,
  apartLate: 0.12,
  unknown: 1.2,
  danger: 1,
  careOnWayOut: 0.4,
  reserve: 5,
  pace: 3.5,
  tempoMost: 4,
  tempoLeast: 0.7,
}
