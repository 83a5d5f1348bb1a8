/**
 * The strong Diamant bot against every pool of three sparring partners, repetitions included, as a table:
 * `node bots/bench/pools.ts [BOT] [--games N] [--search-games N] [--iterations N] [--seed S] [--part 1/2]`.
 */
import { parseArgs } from 'node:util'
import { diamant } from '@grotto/diamant'
import { botFor } from '../src/index.ts'
import { measure } from '../src/measure.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    'search-games': { type: 'string', default: '300' },
    iterations: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'pools' },
    part: { type: 'string', default: '1/1' },
  },
})
const PARTNERS = ['random', 'hand-ten', 'card-five', 'scales', 'mcts']
const pools = PARTNERS.flatMap((a, i) =>
  PARTNERS.slice(i).flatMap((b, j) => PARTNERS.slice(i + j).map(c => [a, b, c] as const)),
)
const [part, parts] = values.part.split('/').map(Number)
const options = diamant.parseOptions({ players: 4 })
if (!options.ok) throw new Error(options.refusal.reason)
const subject = botFor(positionals[0] ?? 'diamant-strong', diamant)
const percent = (share: number) => (100 * share).toFixed(1)

for (const [i, pool] of pools.entries()) {
  if (i % parts !== part - 1) continue
  const games = Number(pool.includes('mcts') ? values['search-games'] : values.games)
  const plan = { games, seed: values.seed, thinking: { iterations: Number(values.iterations) } }
  const bots = pool.map(id => botFor(id, diamant))
  const { share, margin, score, games: played } = measure(diamant, options.value, subject, bots, plan)
  console.log(`| ${pool.join(', ')} | ${percent(share)} ± ${percent(margin)} | ${score.toFixed(1)} | ${played} |`)
}
