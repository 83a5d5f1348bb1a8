/** Win shares at Diamant: `node bots/bench/diamant.ts BOT OPPONENT OPPONENT OPPONENT [--games N] [--iterations N] [--seed S]`. */
import { parseArgs } from 'node:util'
import { diamant } from '@grotto/diamant'
import { botFor } from '../src/index.ts'
import { measure } from '../src/measure.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    iterations: { type: 'string' },
    seed: { type: 'string', default: 'grotto' },
  },
})
const [subject, ...pool] = positionals.map(id => botFor(id, diamant))
const options = diamant.parseOptions({ players: pool.length + 1 })
if (!subject || !options.ok) throw new Error('name a bot and its opponents')
const started = performance.now()
const iterations = values.iterations === undefined ? {} : { iterations: Number(values.iterations) }
const result = measure(diamant, options.value, subject, pool, {
  games: Number(values.games),
  seed: values.seed,
  thinking: iterations,
})
const seconds = (performance.now() - started) / 1000
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
console.log(
  `${positionals.join(' ')}: ${percent(result.share)} ± ${percent(result.margin)} of wins, ${result.score.toFixed(1)} points, ${result.games} games, ${seconds.toFixed(1)} s`,
)
