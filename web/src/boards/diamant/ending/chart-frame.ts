import type { Point } from '../art/seeded.ts'
import type { Ranked } from './ranking-of.ts'

export interface ChartFrame {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
  readonly most: number
  readonly x: (expedition: number) => number
  readonly y: (points: number) => number
}

const EXPEDITIONS = 5
const LABEL_GAP = 23

export function frameOf(width: number, height: number, ranking: readonly Ranked[]): ChartFrame {
  const [left, right, top, bottom] = [30, width - 72, 14, height - 28]
  const most = Math.max(20, Math.ceil((ranking[0]?.score ?? 0) / 10) * 10)
  return {
    left,
    right,
    top,
    bottom,
    most,
    x: expedition => left + (expedition * (right - left)) / EXPEDITIONS,
    y: points => bottom - (points * (bottom - top)) / most,
  }
}

/** Four to six round values. */
export function gridLines({ most, y }: ChartFrame): { value: number; y: number }[] {
  const step = [5, 10, 20, 25, 50, 100].find(each => most / each <= 5) ?? 200
  const values = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
  return values.map(value => ({ value, y: y(value) }))
}

/** Sums of the gains, from nothing on. */
export function lineOf({ x, y }: ChartFrame, gains: readonly number[]): Point[] {
  const sums = gains.map((_, i) => gains.slice(0, i + 1).reduce((sum, gained) => sum + gained, 0))
  return [0, ...sums].map((points, i): Point => [x(i), y(points)])
}

/** Heights of the labels for falling scores: near their line, never over one another, never below the frame. */
export function labelHeights({ y, bottom }: ChartFrame, scores: readonly number[]): number[] {
  const heights: number[] = []
  for (const score of scores) heights.push(Math.max(y(score), (heights.at(-1) ?? Number.NEGATIVE_INFINITY) + LABEL_GAP))
  for (let i = heights.length - 1, floor = bottom + 4; i >= 0; i--, floor -= LABEL_GAP)
    heights[i] = Math.min(heights[i]!, floor)
  return heights
}
