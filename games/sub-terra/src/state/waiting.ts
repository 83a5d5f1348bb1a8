/** Where the game waits: one tagged value. */

export const NOBODY = -1
/** No tile: neither in the cave nor in the box. */
export const NONE = -1

/** What somebody is asked. */
export type QuestionType =
  | 'turn'
  | 'commanded'
  | 'step'
  | 'guide'
  | 'intuition'
  | 'place'
  | 'surface'
  | 'horrorOrder'
  | 'horrorPath'
  | 'spawn'
  | 'over'
/** What the game does next by itself while nobody has to decide: never seen from outside. */
export type Stage = 'acting' | 'turnOver' | 'turnStart' | 'horrors'

/** A tile in a caver's hand, and the side of her tile it goes to. */
export interface Placement {
  readonly caver: number
  readonly tile: number
  readonly side: number
  readonly explore: boolean
}

/** A-4, V-6 A Run or Sprint under way. */
export interface Running {
  readonly caver: number
  readonly left: number
  readonly made: number
  readonly by: 'run' | 'sprint'
}

/** Where the game waits; `caver` answers. Never changed, so copies share it. One shape for all, so reading is quick. */
export interface Waiting extends Placement, Running {
  readonly type: QuestionType | Stage
  /** H-6 The horror that has several ways to go, by its place. */
  readonly horror: number
}

export function waiting(type: Waiting['type'], caver: number, horror = NONE): Waiting {
  return { type, caver, tile: NONE, side: NONE, explore: false, left: 0, made: 0, by: 'run', horror }
}
export function waitingToPlace(type: 'guide' | 'intuition' | 'place', placement: Placement): Waiting {
  const { caver, tile, side, explore } = placement
  return { type, caver, tile, side, explore, left: 0, made: 0, by: 'run', horror: NONE }
}
export function waitingForStep({ caver, left, made, by }: Running): Waiting {
  return { type: 'step', caver, tile: NONE, side: NONE, explore: false, left, made, by, horror: NONE }
}

/** An action of this turn is under way, or just done. */
export const ACTING: Waiting = waiting('acting', NOBODY)
export const TURN_OVER: Waiting = waiting('turnOver', NOBODY)
export const TURN_START: Waiting = waiting('turnStart', NOBODY)
/** Horror or hazard phase: horrors have work to do, or the phase is over. */
export const HORRORS: Waiting = waiting('horrors', NOBODY)
export const OVER: Waiting = waiting('over', NOBODY)
