import { round1 } from '../../../pictures/drawing.ts'

/** Seeded variation: two cards of one kind differ, and the same card always looks the same. */
export { type Point, rock, round1 as fine, smooth, variation as seeded } from '../../../pictures/drawing.ts'
export type Random = () => number

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)
export const times = <T>(count: number, draw: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => draw(i))
/** Dots as one path: round caps on strokes of no length. */
export const dots = (random: Random, count: number, [left, right]: Span, [top, bottom]: Span): string =>
  times(count, () => `M${round1(between(random, left, right))} ${round1(between(random, top, bottom))}h.1`).join('')
type Span = readonly [low: number, high: number]
