import type { SubTerraState } from '@grotto/sub-terra'

/** How much each thing counts, in the same measure as worth of life; all above 0. Found by `grotto tune` (docs/bots/strength.md). */
export interface Weights {
  /** A tile drawn. */
  readonly tile: number
  /** A point away from the next gap, while the exit is not found. */
  readonly toGap: number
  /** A point away from the exit. */
  readonly toExit: number
  readonly onExit: number
  /** The chance not to get out, once the exit is found. */
  readonly escape: number
  /** A point away from somebody who lies there. */
  readonly toFallen: number
  /** A point of the way between her and each of the others, on average. */
  readonly apart: number
  /** The same when the exit may be the next tile. */
  readonly apartLate: number
  /** What ending a turn on a tile not yet seen costs, danger aside. */
  readonly unknown: number
  readonly danger: number
  /** What the last point of health is worth, the second, the third, and each beyond. */
  readonly lastPoint: number
  readonly secondPoint: number
  readonly thirdPoint: number
  readonly morePoint: number
  /** How surely somebody near, who acts later, will be where she is wanted. */
  readonly company: number
  /** A point between her and a Bodyguard where everything shakes; how much other cards make him wanted. */
  readonly toCover: number
  readonly coverTile: number
  /** The same for him: a point between him and the others, on average. */
  readonly toCovered: number
  /** Share of what a Bodyguard keeps from others that counts for him. */
  readonly shelter: number
  /** A point that somebody has to walk more to an exit found here. */
  readonly stray: number
  /** Share of a life that is lost where the only way out leads past a horror. */
  readonly trapped: number
  /** A point of the others' way to a gap, on average: caves that stay together are quickly crossed. */
  readonly outward: number
  /** Looking on where somebody else is to, and points one goes farther to leave it to her. */
  readonly assigned: number
  /** A point away from where the last tiles are drawn, when the exit may be the next; from so many tiles before on. */
  readonly gather: number
  readonly gatherFrom: number
  /** How much more gathering counts for who is ahead of time, as a power of the tempo; points from which it counts no more. */
  readonly leisure: number
  readonly meetFar: number
  /** A dry step through water, where floods are certain to come. */
  readonly wet: number
  /** The exit found; somebody who lies there but may be fetched. */
  readonly exitFound: number
  readonly fallen: number
  /** Laying a tile: a way on, a way joined to another, a way shut. */
  readonly leadsOn: number
  readonly joins: number
  readonly shuts: number
  /** After laying: a gap, the less the farther the team has to it; by how many points; and a point of all ways to gaps. */
  readonly gapNear: number
  readonly gapRange: number
  readonly gapFar: number
  /** A way on to where another gap leads too. */
  readonly leadsOnTwice: number
  /** How far the next gap is after a tile was revealed, or explored; what points left over are worth there. */
  readonly afterReveal: number
  readonly afterExplore: number
  readonly exploreAgain: number
  /** A horror driven off. */
  readonly drivenOff: number
  /** How much health given counts, and what exertion costs, of what they are worth; exertion on the way out. */
  readonly care: number
  readonly effort: number
  readonly effortOut: number
  /** Share of what health is worth that counts once the exit is found. */
  readonly careOnWayOut: number
  /** Rounds to be left for gathering once the exit is found, and tiles a round that are usual. */
  readonly reserve: number
  readonly pace: number
  readonly tempoMost: number
  readonly tempoLeast: number
}

/** For decks of several kinds of card, as every printed one is. */
export const OWN: Weights = {
  tile: 2.52,
  toGap: 1.57,
  toExit: 0.795,
  onExit: 11.5,
  escape: 28.4,
  toFallen: 1.64,
  apart: 0.286,
  apartLate: 0.468,
  unknown: 0.352,
  danger: 0.936,
  lastPoint: 27.7,
  secondPoint: 10,
  thirdPoint: 2.17,
  morePoint: 1.71,
  company: 0.629,
  toCover: 1.45,
  coverTile: 0.303,
  toCovered: 2.24,
  shelter: 0.678,
  stray: 1.98,
  trapped: 0.501,
  outward: 0.0787,
  assigned: 0.001,
  gather: 1.08,
  gatherFrom: 29.1,
  leisure: 0.981,
  meetFar: 38.3,
  wet: 0.908,
  exitFound: 20.2,
  fallen: 8.85,
  leadsOn: 0.755,
  joins: 0.705,
  shuts: 0.305,
  gapNear: 1.06,
  gapRange: 7.45,
  gapFar: 0.236,
  leadsOnTwice: 0.39,
  afterReveal: 1.05,
  afterExplore: 0.136,
  exploreAgain: 0.884,
  drivenOff: 13.3,
  care: 1.41,
  effort: 0.801,
  effortOut: 0.616,
  careOnWayOut: 1.42,
  reserve: 3.06,
  pace: 3.46,
  tempoMost: 4.55,
  tempoLeast: 0.532,
}

/** For decks of one kind, where one fear is enough and everything is quicker. */
const ONE_KIND: Weights = {
  tile: 2.52,
  toGap: 1.54,
  toExit: 1,
  onExit: 13,
  escape: 40,
  toFallen: 1.5,
  apart: 0.0225,
  apartLate: 0.131,
  unknown: 0.584,
  danger: 0.82,
  lastPoint: 27.3,
  secondPoint: 10.5,
  thirdPoint: 2.14,
  morePoint: 2,
  company: 0.667,
  toCover: 1.68,
  coverTile: 0.235,
  toCovered: 2.18,
  shelter: 0.933,
  stray: 1.74,
  trapped: 0.502,
  outward: 0.108,
  assigned: 0.001,
  gather: 1.51,
  gatherFrom: 22.9,
  leisure: 0.001,
  meetFar: 25,
  wet: 0.8,
  exitFound: 20.2,
  fallen: 8.85,
  leadsOn: 0.855,
  joins: 0.748,
  shuts: 0.382,
  gapNear: 1.03,
  gapRange: 6.27,
  gapFar: 0.19,
  leadsOnTwice: 0.528,
  afterReveal: 0.9,
  afterExplore: 0.165,
  exploreAgain: 1.03,
  drivenOff: 13.5,
  care: 1.2,
  effort: 0.978,
  effortOut: 0.979,
  careOnWayOut: 1,
  reserve: 4.46,
  pace: 2.85,
  tempoMost: 3.57,
  tempoLeast: 0.601,
}

/** For decks of water or gas alone, from which one is safe anywhere but on their tiles: each has a gap of her own. */
const EACH_HER_OWN: Weights = { ...ONE_KIND, assigned: 2 }

/** The weights in force: plans are weighed too often to hand them on. */
export let WEIGHTS: Weights = { ...OWN }
let tried: Weights | undefined

/** Takes the weights for a game's deck. Whoever asks for a decision begins with this. */
export function weighFor({ options }: SubTerraState['setting']): void {
  WEIGHTS = tried ?? weightsFor(options.hazards)
}

const AVOIDABLE: readonly string[] = ['flood', 'gas']

function weightsFor(hazards: SubTerraState['setting']['options']['hazards']): Weights {
  const kind = hazards?.[0]?.kind
  if (kind === undefined || hazards?.some(card => card.kind !== kind)) return OWN
  return AVOIDABLE.includes(kind) ? EACH_HER_OWN : ONE_KIND
}

/** Plays with other weights, whatever the deck, then goes back to its own. */
export function withWeights<T>(others: Readonly<Record<string, number>>, play: () => T): T {
  const unknown = Object.keys(others).find(name => !(name in OWN))
  if (unknown !== undefined) throw new Error(`no weight is called ${unknown}`)
  tried = { ...OWN, ...others }
  try {
    return play()
  } finally {
    tried = undefined
    WEIGHTS = OWN
  }
}
