import type { Seat } from '@grotto/kernel'
import type { Estimate } from '../estimate.ts'
import { isSame } from './futures.ts'
import type { Judged } from './judge.ts'
import type { Analysis } from './sum-up.ts'

/** A draw that changed much for a seat. */
export interface Stroke {
  readonly moment: number
  readonly seat: Seat
  readonly gain: Estimate
}

/** What is worth telling of an analysis, the weightiest first. */
export interface Highlights {
  readonly cost: readonly Judged[]
  /** Choices clearly better than what the strongest bot would have done. */
  readonly gave: readonly Judged[]
  readonly luck: readonly Stroke[]
}

const MOST_TOLD = 4
/** There are dozens of draws in a game, so that one in twenty lies outside its interval by chance: more is asked of them. */
const CLEARLY = 1.5

export function highlightsOf({ judged, points, isShared }: Analysis): Highlights {
  const clear = judged.filter(({ isClear }) => isClear)
  const draws = points.flatMap(({ changes }, moment) =>
    changes.slice(0, isShared ? 1 : undefined).map((change, seat) => ({ moment, seat, gain: change.draws })),
  )
  return {
    cost: weightiest(clear.filter(({ gain }) => gain.mean < 0)),
    gave: weightiest(clear.filter(({ gain, chosen, strong }) => gain.mean > 0 && !isSame(strong?.action, chosen))),
    luck: weightiest(draws.filter(({ gain }) => Math.abs(gain.mean) > CLEARLY * gain.margin && gain.mean !== 0)),
  }
}

const weightiest = <Told extends { readonly gain: Estimate }>(all: readonly Told[]): readonly Told[] =>
  all.toSorted((a, b) => Math.abs(b.gain.mean) - Math.abs(a.gain.mean)).slice(0, MOST_TOLD)
