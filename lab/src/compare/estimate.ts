import type { Estimate } from '@grotto/bots'

const WIDTH = 1.96

/** How often something happened. Agresti and Coull's interval: never in ten games is not never. */
export function shareOf(happened: readonly boolean[]): Estimate {
  const count = happened.length
  const times = happened.filter(Boolean).length
  const middle = (times + 2) / (count + 4)
  return { mean: times / count, margin: WIDTH * Math.sqrt((middle * (1 - middle)) / (count + 4)) }
}
