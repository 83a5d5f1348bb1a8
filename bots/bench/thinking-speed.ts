import { diamant } from '@grotto/diamant'
import { fastChance } from '@grotto/kernel'
import { botFor } from '../src/index.ts'

export interface ThinkingSpeed {
  readonly id: string
  readonly iterationsPerSecond: number
  /** Milliseconds of one decision with as many iterations as the bot takes by itself. */
  readonly decision: number
}

/** How fast the searching bots think about the first decision of a game of four; runs in node and in a page. */
export function thinkingSpeeds(): ThinkingSpeed[] {
  const options = diamant.parseOptions({ players: 4 })
  if (!options.ok) throw new Error(options.refusal.reason)
  const view = diamant.view(diamant.setup(options.value, fastChance('speed')), 0)
  return ['mcts', 'diamant-strong'].map(id => {
    const bot = botFor(id, diamant)
    const think = (iterations?: number) => {
      const started = performance.now()
      const thinking = { seat: 0, random: fastChance(iterations ?? 0) }
      bot.decide(view, [], iterations === undefined ? thinking : { ...thinking, iterations })
      return performance.now() - started
    }
    think(3_000)
    return { id, iterationsPerSecond: Math.round(10_000_000 / think(10_000)), decision: think() }
  })
}
