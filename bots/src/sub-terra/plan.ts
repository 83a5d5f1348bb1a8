import { type Deed, NONE } from '@grotto/sub-terra'
import type { Situation } from './situation.ts'

/** Somewhere to go this turn and something to do there. */
export interface TurnPlan {
  value: number
  deed: Deed
  /** Where she goes first. */
  tile: number
  /** T-3 Whether it takes a point more than she has. */
  exerts: boolean
  /** Whom it is for. */
  caver: number
}

export const noPlan = (tile: number): TurnPlan => ({
  value: Number.NEGATIVE_INFINITY,
  deed: 'stay',
  tile,
  exerts: false,
  caver: NONE,
})

/** A tile in reach, and what is left to do something there. */
export interface Standpoint {
  readonly situation: Situation
  readonly tile: number
  /** Points left once she is there. */
  readonly left: number
  /** What getting there costs, exertion included. */
  readonly walked: number
  /** What ending the turn there is worth. */
  readonly here: number
  readonly exerts: boolean
  readonly best: TurnPlan
}

/** A plan replaces the best so far if it is worth more. */
export function propose({ best, tile, exerts }: Standpoint, value: number, deed: Deed, caver = NONE): void {
  if (value <= best.value) return
  best.value = value
  best.deed = deed
  best.tile = tile
  best.exerts = exerts
  best.caver = caver
}
