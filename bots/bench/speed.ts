/** How fast the searching bots think at Diamant: `node bots/bench/speed.ts`. */
import { diamant } from '@grotto/diamant'
import { fastChance } from '@grotto/kernel'
import { botFor } from '../src/index.ts'

const options = diamant.parseOptions({ players: 4 })
if (!options.ok) throw new Error(options.refusal.reason)
const state = diamant.setup(options.value, fastChance('speed'))
const view = diamant.view(state, 0)

for (const [id, iterations] of [
  ['mcts', 20_000],
  ['diamant-strong', 20_000],
] as const) {
  const bot = botFor(id, diamant)
  bot.decide(view, [], { seat: 0, random: fastChance(1), iterations: 2_000 })
  const started = performance.now()
  bot.decide(view, [], { seat: 0, random: fastChance(2), iterations })
  const seconds = (performance.now() - started) / 1000
  const usual = performance.now()
  bot.decide(view, [], { seat: 0, random: fastChance(3) })
  const decision = performance.now() - usual
  console.log(
    `${id}: ${Math.round(iterations / seconds)} iterations/s; a decision as played takes ${decision.toFixed(1)} ms`,
  )
}
