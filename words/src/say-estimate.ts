import type { Words } from './words.ts'

/** A mean with half the width of its 95 % interval, both as shares. */
interface Estimate {
  readonly mean: number
  readonly margin: number
}

export const sayEstimate = (words: Words, { mean, margin }: Estimate): string =>
  words.say('analysis.estimate', { mean, margin })

/** A change with its sign; none before what is rounded to nothing. */
export function saySigned(words: Words, { mean, margin }: Estimate): string {
  const sign = Math.abs(mean) < 0.005 ? '' : mean > 0 ? '+' : '−'
  return words.say('analysis.signed', { sign, mean: Math.abs(mean), margin })
}
