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
  /** A point that somebody has to walk more to an exit found here. */
  readonly stray: number
  /** Share of a life that is lost where the only way out leads past a horror. */
  readonly trapped: number
  /** A tile between a gap and the middle of the team: caves that stay together are quickly crossed. */
  readonly outward: number
  /** A point away from where the last tiles are drawn, when the exit may be the next; from so many tiles before on. */
  readonly gather: number
  readonly gatherFrom: number
  /** The exit found; somebody who lies there but may be fetched. */
  readonly exitFound: number
  readonly fallen: number
  /** Laying a tile: a way on, a way joined to another, a way shut. */
  readonly leadsOn: number
  readonly joins: number
  readonly shuts: number
  /** Share of what health is worth that counts once the exit is found. */
  readonly careOnWayOut: number
  /** Rounds to be left for gathering once the exit is found, and tiles a round that are usual. */
  readonly reserve: number
  readonly pace: number
  readonly tempoMost: number
  readonly tempoLeast: number
}

export const WEIGHTS: Weights = {
  tile: 2.7,
  toGap: 1.5,
  toExit: 2.5,
  onExit: 15,
  toFallen: 0.65,
  apart: 0.02,
  apartLate: 0.12,
  unknown: 1.2,
  danger: 1.1,
  stray: 1.8,
  trapped: 0.5,
  outward: 0.1,
  gather: 1,
  gatherFrom: 23,
  exitFound: 30,
  fallen: 8,
  leadsOn: 1,
  joins: 0.7,
  shuts: -0.4,
  careOnWayOut: 0.3,
  reserve: 5,
  pace: 3.5,
  tempoMost: 3,
  tempoLeast: 0.58,
}
