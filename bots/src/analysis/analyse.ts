import type { GameTypes } from '@grotto/kernel'
import type { Course } from './course.ts'
import { type Judged, judge } from './judge.ts'
import { type Closeness, outlooksOn, type Stages, weigh } from './weigh.ts'

/** All that is found out about one moment, by itself: whoever does which moments when, the figures are the same. */
export interface Looked {
  readonly moment: number
  readonly stages?: Stages
  readonly judged: readonly Judged[]
}

export function lookAt<G extends GameTypes>(course: Course<G>, moment: number, closeness: Closeness): Looked {
  const outlooks = outlooksOn(course, course.moments[moment]!, closeness)
  const stages = weigh(course, moment, outlooks)
  const judged = judge(course, moment, outlooks, closeness)
  return { moment, judged, ...(stages && { stages }) }
}

/** Positions that are played on from in all, where nobody says how many futures each moment shall have. */
const POSITIONS = 24_000
const FEWEST = 24
const MOST = 1000

/** As many futures as a game of so many decisions bears: many where they are few. */
export const usualFutures = ({ moments }: Pick<Course<GameTypes>, 'moments'>): number =>
  Math.max(FEWEST, Math.min(MOST, Math.round(POSITIONS / Math.max(1, moments.length))))
